/** What to tell about a link that was opened, and about the keys that this browser has. */

import { html } from "../../lib/preact.js";
import { holderName } from "./holders.js";

/**
 * @param {{opened: import("./open.js").Opened, other: (() => void), choose: (holder: string) => void, back: (token: string) => void, busy: boolean, atTable: any, sheet: any, t: any}} props
 */
export function Notes({ opened, other, choose, back, busy, atTable, sheet, t }) {
    const { kept, note, asked, stored } = opened;
    const held = Object.keys(kept.keys);
    return html`
        ${note === "older" && html`<p class="note" role="status" data-note="older">${t("links.note.older")}</p>`}
        ${note === "joined" && html`<p class="note" role="status" data-note="joined">${t("links.note.joined")}</p>`}
        ${["overtaken", "undone", "followed"].includes(note) && html`<p class="note" role="status" data-note=${note}>${t(`links.note.${note}`)}</p>`}
        ${["line", "window"].includes(note) && html`
            <div class="warning" role="alert" data-note=${note}>
                <p><strong>${t("links.note.line-title")}</strong></p>
                <p>${t(`links.note.${note}`)}</p>
                <button type="button" data-switch-line onClick=${other}>${t("links.note.line-switch")}</button>
            </div>`}
        ${asked && atTable && html`<${atTable.AskedBack} kept=${kept} asked=${asked} sheet=${sheet} t=${t} back=${back} busy=${busy} />`}
        ${!stored && html`<p class="warning" role="alert" data-note="not-stored">${t("links.not-stored")}</p>`}
        ${held.length > 1 && html`
            <div class="warning" data-note="several">
                <p>${t("links.note.several", { seats: held.map((each) => holderName(kept, each, t)).join(", ") })}</p>
                <div class="row tight" role="group" aria-label=${t("links.as")}>
                    ${held.map((each) => html`<button type="button" class="chip" key=${each} data-as=${each} aria-pressed=${String(each === kept.as)}
                        onClick=${() => choose(each)}>${holderName(kept, each, t)}</button>`)}
                </div>
            </div>`}
    `;
}
