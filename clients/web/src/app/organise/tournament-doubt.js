/** The question whether a result is right whose totals contradict its places. */

import { html } from "./tournament-kit.js";
import { contradictionIn } from "./tournament.js";

/** @param {{table: import("./tournament.js").Table, answer: () => void, t: any}} props   `answer`: called once its operator is sure */
export function Doubt({ table, answer, t }) {
    const found = contradictionIn(table);
    if (found === null) return null;
    const [one, other] = found;
    return html`<p class="warning" tabindex="-1" data-doubt>${t(`tournament.${one.place === other.place ? "tie-doubt" : "place-doubt"}`, { one: one.player, other: other.player })}
        <button type="button" class="unprinted" data-sure onClick=${answer}>${t("tournament.sure", { table: table.name })}</button></p>`;
}
