// The players in their seats.

import { html } from "../../lib/preact.js";
import { COLOURS, Gavel } from "./pieces.js";
import { Certificate } from "./market.js";

const Coin = () => html`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`;
const Box = () => html`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`;

/** Money as these eyes see it. */
const Money = ({ icon, name, figure, say }) => html`
    <div class="es-money">
        <dt><${icon} />${say(name)}</dt>
        <dd>${figure === null ? html`<i>${say("es.hidden")}</i>` : figure}</dd>
    </div>`;

/** What a player is doing in the auction, in a word or two. */
function standing(id, { auctioneer, auction, placing, phase }, say) {
    if (phase === "finished") return null;
    if (placing?.player === id) return say("es.seat.places");
    if (id === auctioneer) return say("es.seat.auctioneer");
    if (!auction) return null;
    if (id in auction.bids) return say("es.seat.bid", { amount: auction.bids[id] });
    if (auction.passed.includes(id)) return say("es.seat.passed");
    return say(auction.turn === id ? "es.seat.speaks" : "es.seat.waits");
}

function Seat({ player, number, view, acts, own, say }) {
    const deeds = COLOURS.filter((colour) => view.certificates[colour] === player.id);
    const doing = standing(player.id, view, say);
    const bids = view.auction && player.id in view.auction.bids;
    return html`
        <li class=${`es-seat${acts ? " es-seat--acts" : ""}`} style=${{ "--seat": `var(--player-${number})` }} data-player=${player.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${number}</span>
                <b>${player.id}</b>
                ${own && html`<span class="es-seat__own">${say("es.seat.own")}</span>`}
                ${doing && html`<span class=${`es-seat__doing${bids ? " es-seat__doing--bid" : ""}`}>
                    ${player.id === view.auctioneer && html`<${Gavel} />`}${doing}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Money} icon=${Coin} name="es.cash" figure=${player.cash} say=${say} />
                <${Money} icon=${Box} name="es.cash-box" figure=${player.cash_box} say=${say} />
            </dl>
            ${deeds.length > 0
                ? html`<ul class="es-deeds" aria-label=${say("es.certificates")}>
                    ${deeds.map((colour) => html`<${Certificate} key=${colour} colour=${colour} say=${say} />`)}
                </ul>`
                : html`<p class="es-note">${say("es.certificates.none")}</p>`}
        </li>`;
}

export const Seats = ({ view, toAct, seat, say }) => html`
    <section aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${say("es.seats")}</h2>
        <ol class="es-seats">
            ${view.players.map((player, index) => html`
                <${Seat} key=${player.id} player=${player} number=${index + 1} view=${view} acts=${toAct.includes(player.id)}
                    own=${player.id === seat} say=${say} />`)}
        </ol>
    </section>`;
