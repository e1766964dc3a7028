/** Every ruling that is in force, with its value and its reason. */

import { html } from "../lib/preact.js";

/** @param {{rulings: {id: string, option: string, value: any, why: string}[], t: any}} props */
export const RulingsTable = ({ rulings, t }) => html`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings", { n: rulings.length })}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${rulings.map((ruling) => html`
            <tr key=${ruling.id}><th scope="row">${ruling.id}<br /><code>${ruling.option}</code></th><td><code>${JSON.stringify(ruling.value)}</code></td><td>${ruling.why}</td></tr>`)}
        </tbody>
    </table></div>
`;
