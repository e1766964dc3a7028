/** What a player has by the rules and by the referee together, and the line that says so. */

import { html } from "../lib/preact.js";
import { figureText, signedText } from "./figure-text.js";
import { unitName } from "./unit-name.js";

export const sumOf = ({ total, penalties = 0 }) => total + penalties;

/** Nothing for a player to whom the referee has neither given nor taken points. @param {{standing: any, unit: any, t: any}} props */
export function Penalties({ standing, unit, t }) {
    const { penalties } = standing;
    return penalties !== undefined && html`
        <p class="penalties" data-penalties=${penalties}>
            <span>${t("scores.penalties", { points: signedText(penalties) })}</span>
            <strong>${t("scores.together", { sum: figureText(sumOf(standing)), unit: unitName(unit, sumOf(standing), t) })}</strong>
        </p>`;
}
