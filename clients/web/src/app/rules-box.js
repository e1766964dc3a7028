/** A game's rules, to be unfolded below the table; and behind a question mark, over whatever is on the screen. */

import { html, useRef, useState } from "../lib/preact.js";
import { Rules } from "./rules.js";

/** @param {{game: string, ruleset: string, client: any, t: any}} props */
export function RulesBox({ t, ...rest }) {
    const [shown, setShown] = useState(false);
    return html`
        <details class="rules" onToggle=${(event) => setShown(event.target.open)} data-rules>
            <summary>${t("rules.title")}</summary>
            ${shown && html`<${Rules} t=${t} ...${rest} />`}
        </details>
    `;
}

/** `children`: what it says, where there is room for words. @param {{game: string, ruleset: string, client: any, t: any, children?: any}} props */
export function RulesButton({ t, children, ...rest }) {
    const dialog = useRef(null);
    const [shown, setShown] = useState(false);
    const open = () => {
        setShown(true);
        dialog.current.showModal();
    };
    return html`
        <button type="button" data-help aria-label=${children ? undefined : t("rules.title")} title=${t("rules.title")} onClick=${open}>${children ?? "?"}</button>
        <dialog ref=${dialog} class="qr-dialog rules-dialog" aria-label=${t("rules.title")} onClose=${() => setShown(false)}>
            ${shown && html`
                <button type="button" data-close-rules onClick=${() => dialog.current.close()}>${t("links.close")}</button>
                <${Rules} t=${t} ...${rest} />`}
        </dialog>
    `;
}
