/** While a call waits for the service: it goes on by itself, at once on demand, or not at all. */

import { html, useEffect, useState } from "../lib/preact.js";

/** @param {{reach: import("../offline/reach.js").Reach, t: any}} props */
export function WaitingNote({ reach, t }) {
    const [waits, setWaits] = useState(reach.waits);
    useEffect(() => {
        setWaits(reach.waits);
        return reach.listen(setWaits);
    }, [reach]);
    return html`
        <div role="status">
            ${waits && html`
                <div class="warning row waiting" data-note="waiting">
                    <span>${t("waiting.text")}</span>
                    <span class="row tight">
                        <button type="button" class="primary" data-retry onClick=${reach.again}>${t("waiting.again")}</button>
                        <button type="button" data-stop onClick=${reach.stop}>${t("waiting.stop")}</button>
                    </span>
                </div>`}
        </div>
    `;
}
