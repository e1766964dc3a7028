/** The middle of the table: what is on offer, the decks, and the houses that were chosen unseen. */
import { html } from "../../lib/preact.js";
import { Card, Deck, FaceDown } from "./cards.js";
import { highestBid, inRound, nextToPass } from "./previews.js";
import { countOf, of } from "./seen.js";

/** The fewer cards lie side by side, the larger they are; the style sheet bounds both. */
const room = (cards) => ({ "--cards": Math.max(cards.length, 3) });

/** Whom a house goes to, where that is settled. */
function noteOn(house, houses, next, say) {
    if (house === next.house) return say("fs.note.next");
    return house === houses.at(-1) ? say("fs.note.last") : "";
}

function Buying({ view, say }) {
    const { houses } = view.market;
    const next = nextToPass(view);
    return html`
        <ul class="fs-offer" style=${room(houses)} aria-label=${say("fs.offer.houses")}>
            ${houses.map((house) => html`<li key=${house} data-house=${house}>
                <${Card} kind="houses" value=${house} say=${say} />
                <span class="fs-note">${noteOn(house, houses, next, say)}</span>
            </li>`)}
        </ul>
        ${next && next.house === null && html`<p class="fs-hint">${say("fs.note.empty-handed")}</p>`}`;
}

/** The place of one player's choice: empty, face down, or open to the one who made it. */
function Sealed({ player, view, say }) {
    const house = of(view.choices, player);
    const chosen = house !== undefined;
    const awaited = say("fs.sealed.awaited", { player });
    return html`<li data-sealed=${player} data-chosen=${String(chosen)}>
        ${!chosen && html`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${awaited}></span>`}
        ${house === null && html`<${FaceDown} kind="houses" label=${say("fs.sealed.chosen", { player })} />`}
        ${chosen && house !== null && html`<${Card} kind="houses" value=${house} say=${say} />`}
        <span class="fs-note">${player}</span>
    </li>`;
}

function Selling({ view, say }) {
    const { cheques } = view.market;
    return html`
        <ul class="fs-offer fs-offer-cheques" style=${room(cheques)} aria-label=${say("fs.offer.cheques")}>
            ${cheques.map((cheque, i) => html`<li key=${i} data-cheque=${cheque}>
                <${Card} kind="cheques" value=${cheque} say=${say} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${say("fs.sealed")}>
            ${inRound(view).map(({ id }) => html`<${Sealed} key=${id} player=${id} view=${view} say=${say} />`)}
        </ul>`;
}

function Bidding({ view, say }) {
    if (view.phase !== "buying" || view.market.houses.length === 0) return null;
    const bid = highestBid(view);
    return html`<p class="fs-high">${bid === 0 ? say("fs.bid.none") : say("fs.bid.highest", { bid })}</p>`;
}

export function Market({ view, toAct, say }) {
    const buying = view.phase === "buying";
    const kind = buying ? "houses" : "cheques";
    const Laid = buying ? Buying : Selling;
    const deck = (name) => html`<${Deck} kind=${name} count=${countOf(view.decks[name])} say=${say} />`;
    return html`<section class="fs-market" data-fs="market" aria-label=${say("fs.market")}>
        <header>
            <h3>${say(`fs.phase.${view.phase}`, { round: view.round })}</h3>
            <${Bidding} view=${view} say=${say} />
        </header>
        <div class="fs-middle">
            ${deck(kind)}
            <div class="fs-laid">
                ${toAct.includes("table") && html`<p class="fs-hint">${say(`fs.awaited.${kind}`)}</p>`}
                <${Laid} view=${view} say=${say} />
            </div>
            ${buying && deck("cheques")}
        </div>
    </section>`;
}
