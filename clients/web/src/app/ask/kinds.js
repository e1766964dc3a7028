/** What can be asked about beyond what is legal, and the action that the fields of a question stand for. */

import { ASKS } from "../../games/asks.js";

/** @param {string} game */
export const kindsOf = (game) => ASKS[game] ?? {};

/** An action of a kind with what its fields hold, of choices which one; what is no number is left to the service. */
export function actionOf(game, type, player, typed) {
    const figures = Object.entries(kindsOf(game)[type]).map(([name, kind]) => [name, kind === "number" ? Number(typed[name] ?? "") : kind[typed[name] ?? 0].value]);
    return { type, player, ...Object.fromEntries(figures) };
}
