/** Said once: the browser keeps nothing. */

import { html, useEffect, useState } from "../lib/preact.js";
import { onTrouble } from "../storage/trouble.js";

export function StorageNote({ t }) {
    const [shown, setShown] = useState(false);
    useEffect(() => onTrouble(() => setShown(true)), []);
    if (!shown) return null;
    return html`
        <div class="warning row" role="alert" data-note="storage">
            <span>${t("storage.trouble")}</span>
            <button type="button" data-understood onClick=${() => setShown(false)}>${t("storage.understood")}</button>
        </div>
    `;
}
