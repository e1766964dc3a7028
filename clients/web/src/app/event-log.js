/** All that has happened, the latest first, in the reader's language. */

import { html, useEffect, useRef } from "../lib/preact.js";
import { say, useSaid } from "./say.js";
import { Sentence, spoken } from "./sentence.js";

/** @param {{log: any[], table: any, view: any, then?: string}} props   `then`: read out after the newest events */
export function EventLog({ log, table, view, then }) {
    const { t } = table;
    const said = useSaid();
    const told = useRef(log.length);
    // Read out all events of an action, once; those from before the page was opened are not read out.
    useEffect(() => {
        const now = log.slice(Math.min(told.current, log.length - 1)).map(({ text }) => spoken(text, table));
        if (log.length !== told.current) say([...now, ...(then ? [then] : [])].join(" "));
        told.current = log.length;
    }, [log]);
    return html`
        <section class=${log.length > 0 ? "log" : "visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${said}</p>
            <ol reversed class="events" tabindex=${log.length > 0 ? "0" : undefined} aria-labelledby="log-title">
                ${log.map((event, index) => html`<li key=${index} data-event-type=${event.type} value=${index + 1} lang=${event.lang}><${Sentence} text=${event.text} table=${table} view=${view} /></li>`).reverse()}
            </ol>
        </section>
    `;
}
