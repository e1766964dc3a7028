// The players in their seats.

import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { COLOURS, Gavel } from "./pieces.js";
import { Certificate } from "./market.js";
import { highest } from "./previews.js";

const Coin = () => html`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`;
const Box = () => html`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`;

/** Money; null is hidden from the viewer. */
const Money = ({ icon, name, figure, t }) => html`
    <div class="es-money">
        <dt title=${t(name)}><${icon} /><span>${t(name)}</span></dt>
        <dd>${figure === null ? html`<i>${t("es.hidden")}</i>` : figure}</dd>
    </div>`;

/** What a player is doing in the auction, in a word or two. */
function standing(id, { auctioneer, auction, placing, phase }, t) {
    if (phase === "finished") return null;
    if (placing?.player === id) return t("es.seat.places");
    if (id === auctioneer) return t("es.seat.auctioneer");
    if (!auction) return null;
    if (Object.hasOwn(auction.bids, id)) return t("es.seat.bid", { amount: auction.bids[id] });
    if (auction.passed.includes(id)) return t("es.seat.passed");
    return t(auction.turn === id ? "es.seat.speaks" : "es.seat.waits");
}

function Seat({ player, number, view, acts, own, t }) {
    const deeds = COLOURS.filter((colour) => view.certificates[colour] === player.id);
    const doing = standing(player.id, view, t);
    const bids = view.auction && Object.hasOwn(view.auction.bids, player.id);
    const states = [bids && " es-seat__doing--bid", bids && highest(view.auction)?.player === player.id && " es-seat__doing--leads"].filter(Boolean);
    return html`
        <li class=${`es-seat${acts ? " es-seat--acts" : ""}`} style=${{ "--seat": `var(--player-${number})` }} data-player=${player.id}>
            <div class="es-seat__name">
                <${PlayerFigure} id=${player.id} number=${number} />
                <b>${player.id}</b>
                ${own && html`<span class="es-seat__own">${t("es.seat.own")}</span>`}
                ${view.forfeits?.some(({ seat }) => seat === player.id) && html`<span class="es-seat__doing">${t("scores.forfeited")}</span>`}
                ${doing && html`<span class=${`es-seat__doing${states.join("")}`}>
                    ${player.id === view.auctioneer && html`<${Gavel} />`}${doing}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Money} icon=${Coin} name="es.cash" figure=${player.cash} t=${t} />
                <${Money} icon=${Box} name="es.cash-box" figure=${player.cash_box} t=${t} />
            </dl>
            ${deeds.length > 0
                ? html`<ul class="es-deeds" aria-label=${t("es.certificates")}>
                    ${deeds.map((colour) => html`<${Certificate} key=${colour} colour=${colour} t=${t} />`)}
                </ul>`
                : html`<p class="es-note">${t("es.certificates.none")}</p>`}
        </li>`;
}

export const Seats = ({ view, toAct, seat, t }) => html`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${t("es.seats")}</h2>
        <ol class="es-seats">
            ${view.players.map((player, index) => html`
                <${Seat} key=${player.id} player=${player} number=${index + 1} view=${view} acts=${toAct.includes(player.id)}
                    own=${player.id === seat} t=${t} />`)}
        </ol>
    </section>`;

/** What only its owner may know. @param {{view: any, seat: string, t: any}} props */
export function Own({ view, seat, t }) {
    const { cash, cash_box: box } = view.players.find(({ id }) => id === seat);
    return html`
        <dl class="es es-own es-seat__money">
            <${Money} icon=${Coin} name="es.cash" figure=${cash} t=${t} />
            <${Money} icon=${Box} name="es.cash-box" figure=${box} t=${t} />
        </dl>`;
}
