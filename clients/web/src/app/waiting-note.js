/** While a call waits for the service: it goes on by itself, at once on demand, or not at all. */

import { html, useEffect, useState } from "../lib/preact.js";

/** @param {{retrying: import("../offline/retrying-fetch.js").RetryingFetch, t: any}} props */
export function WaitingNote({ retrying, t }) {
    const [waits, setWaits] = useState(retrying.waits);
    useEffect(() => {
        setWaits(retrying.waits);
        return retrying.listen(setWaits);
    }, [retrying]);
    return html`
        <div role="status">
            ${waits && html`
                <div class="warning row waiting" data-note="waiting">
                    <span>${t("waiting.text")}</span>
                    <span class="row tight">
                        <button type="button" class="primary" data-retry onClick=${retrying.again}>${t("waiting.again")}</button>
                        <button type="button" data-stop onClick=${retrying.stop}>${t("waiting.stop")}</button>
                    </span>
                </div>`}
        </div>
    `;
}
