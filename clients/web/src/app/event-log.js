/** All that has happened, the latest first, in the reader's language. */

import { html, useEffect, useRef } from "../lib/preact.js";
import { say, useSaid } from "./say.js";
import { Sentence, spoken } from "./sentence.js";

/** @param {{log: any[], table: any, view: any, then?: string, over?: boolean}} props   `then`: read out after the newest events; `over`: the game is, and the log can be opened */
export function EventLog({ log, table, view, then, over }) {
    const { t } = table;
    const said = useSaid();
    const told = useRef(log.length);
    // Read out all events of an action, once; those from before the page was opened are not read out.
    useEffect(() => {
        const now = log.slice(Math.min(told.current, log.length - 1)).map(({ text }) => spoken(text, table));
        if (log.length !== told.current) say([...now, ...(then ? [then] : [])].join(" "));
        told.current = log.length;
    }, [log]);
    const events = html`
        <ol reversed class="events" tabindex=${log.length > 0 && !over ? "0" : undefined} aria-labelledby="log-title">
            ${log.map((event, index) => html`<li key=${index} data-event-type=${event.type} value=${index + 1} lang=${event.lang}><${Sentence} text=${event.text} table=${table} view=${view} /></li>`).reverse()}
        </ol>`;
    return html`
        <section class=${log.length > 0 ? "log" : "visually-hidden"} aria-labelledby="log-title">
            <p class="visually-hidden" role="status" data-said>${said}</p>
            ${over ? html`<details><summary id="log-title">${t("log.title")}</summary>${events}</details>` : html`<h2 id="log-title" class="small">${t("log.title")}</h2>${events}`}
        </section>
    `;
}
