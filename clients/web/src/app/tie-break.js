/** What decides between equal totals; nothing for a total that nobody else has. */

import { html } from "../lib/preact.js";
import { sumOf } from "./penalties.js";

/** @param {{standing: any, standings: any[], t: any}} props */
export function TieBreak({ standing, standings, t }) {
    if (standings.filter((each) => sumOf(each) === sumOf(standing)).length < 2) return null;
    return html`<p class="tiebreak soft">${t("scores.tiebreak", { figures: standing.tiebreak.join(", ") })}</p>`;
}
