/** Every ruling that is in force, with its value and its reason. */

import { html } from "../lib/preact.js";
import { valueName } from "./option-value.js";
import { Technical } from "./problem-box.js";

/** @param {{rulings: {id: string, option: string, value: any, why: string}[], options?: any[], t: any}} props   `options`: those of the game's sheet, with their names */
export const RulingsTable = ({ rulings, options, t }) => html`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings", { n: rulings.length })}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${rulings.map((ruling) => html`
            <tr key=${ruling.id}><th scope="row">${ruling.id}<${Technical} error=${{ code: ruling.option }} /></th><td>${valueOf(ruling, options, t)}</td><td>${ruling.why}</td></tr>`)}
        </tbody>
    </table></div>
`;

function valueOf({ id, option, value }, options, t) {
    const text = valueName(option ?? id, value, t);
    const label = options?.find((each) => each.id === option)?.name;
    return label ? t("labelled", { label, text }) : text;
}
