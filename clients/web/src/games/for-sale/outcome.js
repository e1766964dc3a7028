/** What the latest round did, kept readable after its cards have gone. */
import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { Pile } from "./cards.js";
import { latestRound } from "./visible.js";

const pile = (kind, cards, t) => html`<${Pile} kind=${kind} cards=${cards} t=${t} />`;

const PRICED = { "left-empty-handed": "nothing", "house-taken": "taken", "house-won": "won" };

/** What somebody has paid in a round of buying, in words. */
export function price({ type, paid = 0, refund = 0 }, t) {
    const key = type !== "left-empty-handed" && paid + refund === 0 ? "free" : PRICED[type];
    return html`<span>${t(`fs.outcome.${key}`, { paid, refund })}</span>`;
}

const exchange = (houses, cheques, t) => html`
    ${pile("houses", houses, t)}
    <span role="img" aria-label=${t("fs.sold-for")}>→</span>
    ${pile("cheques", cheques, t)}`;

const SHOWN = {
    "left-empty-handed": price,
    "house-taken": (event, t) => [pile("houses", [event.house], t), price(event, t)],
    "house-won": (event, t) => [pile("houses", [event.house], t), price(event, t)],
    "house-sold": ({ house, cheque }, t) => exchange([house], [cheque], t),
    sweep: ({ houses, cheques }, t) => exchange(houses, cheques, t),
};

export function Outcome({ events, view, t }) {
    const entries = latestRound(events);
    if (entries.length === 0) return null;
    return html`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${entries.map((event, i) => html`
                <li key=${i} data-outcome=${event.player}><${PlayerFigure} id=${event.player} view=${view} /><b>${event.player}</b>${SHOWN[event.type](event, t)}</li>`)}
        </ul>
    </section>`;
}
