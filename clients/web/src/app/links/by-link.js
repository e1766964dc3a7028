/** On the first screen: the ways to tables by link. */

import { html } from "../../lib/preact.js";
import { canShare } from "../home.js";
import { PasteForm } from "./paste-form.js";

export function ByLink({ t, go, open }) {
    return html`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${t("links.title")}</h2>
            ${canShare() && html`<p class="hint">${t("links.begin-hint")}</p>`}
            <${PasteForm} t=${t} open=${open} />
            <div><button type="button" class="quiet" data-go="join" onClick=${() => go("join")}>${t("join.open")}</button></div>
        </section>
    `;
}
