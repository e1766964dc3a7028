/** Notes about the page itself: the browser stores nothing, or there is a newer version. */

import { html, useEffect, useState } from "../lib/preact.js";
import { newerThere } from "../offline/register.js";
import { refused } from "../storage/trouble.js";

/** Shown once. */
export function StorageNote({ t }) {
    const [shown, setShown] = useState(false);
    useEffect(() => void refused.then(() => setShown(true)), []);
    if (!shown) return null;
    return html`
        <div class="warning row" role="alert" data-note="storage">
            <span>${t("storage.trouble")}</span>
            <button type="button" data-understood onClick=${() => setShown(false)}>${t("storage.understood")}</button>
        </div>
    `;
}

export function NewerNote({ t }) {
    const [shown, setShown] = useState(false);
    useEffect(() => void newerThere.then(() => setShown(true)), []);
    return html`
        <div role="status">
            ${shown && html`
                <div class="note row" data-note="newer">
                    <span>${t("newer.text")}</span>
                    <button type="button" data-reload onClick=${() => location.reload()}>${t("newer.reload")}</button>
                </div>`}
        </div>
    `;
}
