/** Before a choice that nobody else may see: whoever makes it takes the device, and says so. */

import { html } from "../lib/preact.js";
import { HandOver } from "./who-acts.js";

export function Cover({ player, toAct, confirm, hand, t }) {
    return html`
        <div class="cover">
            <div class="cover-to" data-pass=${player}>
                <p>${t("cover.why", { player })}</p>
                <button type="button" class="primary large" onClick=${confirm}>${t("cover.confirm", { player })}</button>
            </div>
            <${HandOver} toAct=${toAct} not=${player} hand=${hand} t=${t} />
        </div>
    `;
}
