/** What the latest round did, kept readable after its cards have gone. */
import { html } from "../../lib/preact.js";
import { Pile } from "./cards.js";
import { latestRound } from "./seen.js";

const pile = (kind, cards, say) => html`<${Pile} kind=${kind} cards=${cards} say=${say} />`;

const price = (paid, refund, key, say) =>
    html`<span>${paid + refund === 0 ? say("fs.outcome.free") : say(key, { paid, refund })}</span>`;

const exchange = (houses, cheques, say) => html`
    ${pile("houses", houses, say)}
    <span role="img" aria-label=${say("fs.sold-for")}>→</span>
    ${pile("cheques", cheques, say)}`;

const SHOWN = {
    "left-empty-handed": ({ refund }, say) => html`<span>${say("fs.outcome.nothing", { refund })}</span>`,
    "house-taken": ({ house, paid, refund }, say) => [
        pile("houses", [house], say),
        price(paid, refund, "fs.outcome.taken", say),
    ],
    "house-won": ({ house, paid }, say) => [pile("houses", [house], say), price(paid, 0, "fs.outcome.won", say)],
    "house-sold": ({ house, cheque }, say) => exchange([house], [cheque], say),
    sweep: ({ houses, cheques }, say) => exchange(houses, cheques, say),
};

export function Outcome({ events, say }) {
    const entries = latestRound(events);
    if (entries.length === 0) return null;
    return html`<section class="fs-outcome" aria-label=${say("fs.outcome")}>
        <h3>${say("fs.outcome")}</h3>
        <ul>
            ${entries.map((event, i) => html`
                <li key=${i} data-outcome=${event.player}><b>${event.player}</b>${SHOWN[event.type](event, say)}</li>`)}
        </ul>
    </section>`;
}
