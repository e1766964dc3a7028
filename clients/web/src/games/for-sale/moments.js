/** The ends of rounds: who got which house for how much, and each sold house beside its cheque. */
import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { Card } from "./cards.js";
import { price } from "./outcome.js";
import { ENTRIES } from "./visible.js";

const OPENS = new Set(["houses-revealed", "cheques-revealed"]);
const CLOSES = { "house-won": "bought", "house-sold": "sold", sweep: "sold" };

/** @type {import("../index.js").Moments["since"]} */
function since({ log, start }) {
    const rounds = [];
    let events = [];
    log.forEach((event, index) => {
        if (OPENS.has(event.type)) events = [];
        if (!ENTRIES.has(event.type)) return;
        events.push(event);
        const kind = CLOSES[event.type];
        if (kind === undefined || index < start) return;
        if (rounds.at(-1)?.events !== events) rounds.push({ kind, events });
    });
    return rounds;
}

const cards = (kind, values, t) => values.map((value) => html`<${Card} kind=${kind} value=${value} t=${t} />`);

/** The cards that somebody has laid down and taken; a sweep has several of each. */
function Deal({ event, view, t }) {
    const { player, house, cheque, houses = house === undefined ? [] : [house], cheques = cheque === undefined ? [] : [cheque] } = event;
    return html`
        <li data-deal=${player}>
            <b><${PlayerFigure} id=${player} view=${view} /> ${player}</b>
            <span class="fs-deal-cards">${cards("houses", houses, t)}${cards("cheques", cheques, t)}</span>
            ${cheques.length === 0 && price(event, t)}
        </li>`;
}

const Picture = ({ moment, view, t }) => html`<ul class="fs-deals">${moment.events.map((event) => html`<${Deal} event=${event} view=${view} t=${t} />`)}</ul>`;

/** @type {import("../index.js").Moments} */
export const moments = { since, title: ({ kind }, t) => t(`fs.moment.${kind}`), Picture };
