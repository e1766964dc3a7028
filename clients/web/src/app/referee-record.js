/** What a referee has done so far, in words that everybody may read. */

import { kindsTouched } from "./corrections.js";
import { placeText } from "./correct-words.js";
import { html } from "../lib/preact.js";
import { signedText } from "./figure-text.js";

/**
 * @param {{state: any, game: any, t: any}} props   `state`: also a view
 */
export function RefereeRecord({ state, game, t }) {
    const { corrections = [], forfeits = [], penalties = [], unsealed = [], rekeyed = [] } = state;
    const lines = [
        ...corrections.map((each) => [each.ply, "correction", t("record.correction", { what: whatOf(each, state, game, t), reason: each.reason })]),
        ...forfeits.map((each) => [each.ply, "forfeit", t("record.forfeit", { player: each.seat, reason: each.reason })]),
        ...penalties.map((each) => [each.ply, "penalty", t("record.penalty", { player: each.seat, points: signedText(each.points), reason: each.reason })]),
        ...unsealed.map((each) => [each.ply, "unsealed", t("record.unsealed", { n: each.ply })]),
        ...rekeyed.map((each) => [each.ply, "rekeyed", t(each.by === each.seat ? "record.rekeyed-own" : "record.rekeyed", { player: each.seat, n: each.ply })]),
    ].sort(([one], [other]) => one - other);
    if (lines.length === 0) return null;
    return html`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${t("record.title")}</h2>
            <ul>${lines.map(([ply, kind, text]) => html`<li key=${ply} data-record=${kind}>${text}</li>`)}</ul>
        </section>
    `;
}

function whatOf({ paths }, state, game, t) {
    const words = kindsTouched(game.corrections ?? [], state, paths).map(([kind, names]) => inBrackets(t(kind.name), placeText({ key: "", names }, { game, t })));
    return words.length > 0 ? [...new Set(words)].join(t("semicolon")) : t("record.something");
}

const inBrackets = (name, where) => (where === "" ? name : `${name} (${where})`);
