/** All that has happened, the latest first, in the reader's language. */

import { html } from "../lib/preact.js";

export function EventLog({ log, t }) {
    const last = log.at(-1);
    return html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" aria-live="polite">${last?.text ?? ""}</p>
            <ol reversed class="events" tabindex="0" aria-labelledby="log-title">
                ${log.map((event, index) => html`<li key=${index} data-event-type=${event.type} value=${index + 1}>${event.text}</li>`).reverse()}
            </ol>
        </section>
    `;
}
