/** The middle of the table: what is on offer, the decks, and the houses that were chosen unseen. */
import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { Card, Deck, FaceDown } from "./cards.js";
import { highestBid, highestBidder, inRound, nextToPass } from "./previews.js";
import { countOf, entryOf } from "./visible.js";

/** The fewer cards lie side by side, the larger they are; the style sheet bounds both. */
const room = (cards) => ({ "--cards": Math.max(cards.length, 3) });

/** Whom a house goes to, where that is settled. */
function noteOn(house, houses, next, t) {
    if (house === next.house) return t("fs.note.next");
    return house === houses.at(-1) ? t("fs.note.last") : "";
}

function Buying({ view, t }) {
    const { houses } = view.market;
    const next = nextToPass(view);
    return html`
        <ul class="fs-offer" style=${room(houses)} aria-label=${t("fs.offer.houses")}>
            ${houses.map((house) => html`<li key=${house} data-house=${house}>
                <${Card} kind="houses" value=${house} t=${t} />
                <span class="fs-note">${noteOn(house, houses, next, t)}</span>
            </li>`)}
        </ul>
        ${next && next.house === null && html`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`;
}

/** The place of one player's choice: empty, face down, or open to the one who made it. */
function Sealed({ player, view, t }) {
    const house = entryOf(view.choices, player);
    const chosen = house !== undefined;
    const awaited = t("fs.sealed.awaited", { player });
    return html`<li data-sealed=${player} data-chosen=${String(chosen)}>
        ${!chosen && html`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${awaited}><${PlayerFigure} id=${player} view=${view} /></span>`}
        ${house === null && html`<${FaceDown} kind="houses" label=${t("fs.sealed.chosen", { player })} />`}
        ${chosen && house !== null && html`<${Card} kind="houses" value=${house} t=${t} />`}
        <span class="fs-note">${player}</span>
    </li>`;
}

function Selling({ view, isHere, t }) {
    const { cheques } = view.market;
    return html`
        <ul class="fs-offer fs-offer-cheques" data-here=${!isHere || undefined} style=${room(cheques)} aria-label=${t("fs.offer.cheques")}>
            ${cheques.map((cheque, i) => html`<li key=${i} data-cheque=${cheque}>
                <${Card} kind="cheques" value=${cheque} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${inRound(view).map(({ id }) => html`<${Sealed} key=${id} player=${id} view=${view} t=${t} />`)}
        </ul>`;
}

export function Bidding({ view, t }) {
    if (view.phase !== "buying" || view.market.houses.length === 0) return null;
    const bid = highestBid(view);
    if (bid === 0) return html`<p class="fs-high">${t("fs.bid.none")}</p>`;
    const leader = highestBidder(view);
    return html`<p class="fs-high high-bid">${leader !== undefined && html`<${PlayerFigure} id=${leader} view=${view} />`}${t("fs.bid.highest", { bid })}</p>`;
}

export function Market({ view, toAct, isHere, t }) {
    const buying = view.phase === "buying";
    const kind = buying ? "houses" : "cheques";
    const Laid = buying ? Buying : Selling;
    const deck = (name) => html`<${Deck} kind=${name} count=${countOf(view.decks[name])} t=${t} />`;
    return html`<section class="fs-market" data-fs="market" data-here=${isHere || undefined} aria-label=${t("fs.market")}>
        <header>
            <h2>${t(`fs.phase.${view.phase}`, { round: view.round })}</h2>
            <${Bidding} view=${view} t=${t} />
        </header>
        <div class="fs-middle">
            ${deck(kind)}
            <div class="fs-laid">
                ${toAct.includes("table") && html`<p class="fs-hint">${t(`fs.awaited.${kind}`)}</p>`}
                <${Laid} view=${view} isHere=${isHere} t=${t} />
            </div>
            ${buying && deck("cheques")}
        </div>
    </section>`;
}
