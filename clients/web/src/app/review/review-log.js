/** All that has happened, action by action; each leads to where it was done. */

import { html, useEffect, useRef } from "../../lib/preact.js";
import { Sentence } from "../sentence.js";

/** @param {{positions: import("./positions.js").Positions, at: number, last: number, loaded: number, move: (at: number) => void, table: any, view: any}} props   `loaded`: how many positions there are */
export function ReviewLog({ positions, at, last, loaded, move, table, view }) {
    const { t } = table;
    const list = useRef(null);
    // The list is scrolled, never the page: the board stays where it is.
    useEffect(() => {
        const current = list.current?.querySelector("[aria-current]");
        if (!current) return;
        const { offsetTop, offsetHeight } = current.parentElement;
        const { scrollTop, clientHeight } = list.current;
        if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
            list.current.scrollTop = offsetTop - clientHeight / 2;
        }
    }, [at, loaded]);
    return html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <ol class="review-log" ref=${list}>
                ${Array.from({ length: last + 1 }, (_none, index) => html`
                    <li key=${index}><button type="button" data-go-to=${index} tabindex=${index === at ? 0 : -1}
                        aria-current=${index === at ? "step" : undefined} onClick=${() => move(index)}>
                        <span class="number">${index}</span>
                        <span><${Told} step=${positions.steps[index]} index=${index} table=${table} view=${view} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `;
}

function Told({ step, index, table, view }) {
    const { t } = table;
    if (step === undefined) return html`<span class="soft">…</span>`;
    if (step.events.length === 0) return html`<span class="soft">${t(index === 0 ? "review.start" : "review.silent")}</span>`;
    return step.events.map(({ text, type, lang }, each) => html`<span key=${each} class="told" data-event-type=${type} lang=${lang}><${Sentence} text=${text} table=${table} view=${view} /> </span>`);
}
