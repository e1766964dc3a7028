/** An address at which there is nothing, or nothing in this browser. */

import { html } from "../lib/preact.js";
import { useFocus, useTop } from "./hooks.js";

/** @param {{t: any, go: any, kept?: boolean}} props   `kept`: it is the address of a game or table that this browser does not have */
export function UnknownScreen({ t, go, kept = false }) {
    useTop();
    const heading = useFocus();
    return html`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${heading} tabindex="-1">${t(kept ? "unknown.kept" : "unknown.title")}</h1>
            <div class="sheet">
                <p>${t(kept ? "unknown.kept-text" : "unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${() => go("start")}>${t("unknown.home")}</button></div>
            </div>
        </main>
    `;
}
