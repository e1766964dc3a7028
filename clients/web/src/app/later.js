/** Screens that are files of their own: fetched when they are first needed, and kept for offline with the rest. */

import { html, useEffect, useState } from "../lib/preact.js";
import { useFocus, useTop } from "./hooks.js";
import { partAt } from "./parts.js";

/** In which part each screen is that is not in the page's own script. */
const PART_OF = {
    ...Object.fromEntries(["review", "sheet", "correct", "seen", "seen-sheet", "seen-correct"].map((name) => [name, "review"])),
    ...Object.fromEntries(["import", "match", "tournament"].map((name) => [name, "organise"])),
    ...Object.fromEntries(["linked", "seats", "join"].map((name) => [name, "links"])),
};

/** Whether a screen comes later. */
export const comesLater = (name) => name in PART_OF;

/** The parts that are there. @type {Record<string, {screens: (given: any) => Record<string, () => any>}>} */
const there = {};

/** @param {{name: string, given: any}} props   `name`: the screen's; `given`: what it may need, with `t` */
export function Later({ name, given }) {
    const part = PART_OF[name];
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(/** @type {any} */ (null));
    const [, setCame] = useState(0);
    useEffect(() => {
        if (part in there) return;
        let wanted = true;
        setFailed(null);
        fetched(part, tries).then(() => wanted && setCame((n) => n + 1), (problem) => wanted && setFailed(problem));
        return () => {
            wanted = false;
        };
    }, [part, tries]);
    if (part in there) return there[part].screens(given)[name]();
    if (failed !== null) return html`<${Failed} t=${given.t} isOther=${failed.message === OTHER} again=${() => setTries(tries + 1)} />`;
    return html`<main id="content" data-screen="later" aria-busy="true"><h1>…</h1></main>`;
}

/** What a part says that belongs to another release of the page; scripts/bundle.js has it so. */
const OTHER = "another release";

/** Some browsers remember an address that failed: each try has another one, for the browser alone. */
async function fetched(part, tries) {
    there[part] ??= await import(`${partAt(part)}${tries > 0 ? `#${tries}` : ""}`);
}

function Failed({ t, isOther, again }) {
    useTop();
    const heading = useFocus();
    return html`
        <main id="content" class="import" data-screen="later" data-failed>
            <h1 ref=${heading} tabindex="-1">${t(isOther ? "later.other" : "later.failed")}</h1>
            <div class="sheet">
                <p>${t(isOther ? "later.other-text" : "later.failed-text")}</p>
                <div class="row end">
                    ${isOther
                        ? html`<button type="button" class="primary" data-reload onClick=${() => location.reload()}>${t("newer.reload")}</button>`
                        : html`<button type="button" class="primary" data-again onClick=${again}>${t("later.again")}</button>`}
                </div>
            </div>
        </main>
    `;
}
