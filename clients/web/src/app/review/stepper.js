/** To go through a game: a slider, buttons, and the keys that every reader of games knows. */

import { html, useLayoutEffect } from "../../lib/preact.js";

const STEPS = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_at, last) => last };
const OF_THEIR_OWN = "input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";

/** The step that a key leads to; null for any other key, and in controls that need these keys themselves. */
function stepBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }, at, last) {
    if (ctrlKey || metaKey || altKey || shiftKey || !(key in STEPS) || target.closest?.(OF_THEIR_OWN)) return null;
    return Math.max(0, Math.min(last, STEPS[key](at, last)));
}

export function Stepper({ at, last, move, t }) {
    // In a layout effect, so that even a key pressed at once counts from the step that is shown.
    useLayoutEffect(() => {
        const pressed = (event) => {
            const to = stepBy(event, at, last);
            if (to === null) return;
            event.preventDefault();
            move(to);
        };
        addEventListener("keydown", pressed);
        return () => removeEventListener("keydown", pressed);
    }, [at, last, move]);
    const button = (name, sign, to, off) => html`
        <button type="button" class="icon" data-step=${name} aria-label=${t(`review.${name}`)} disabled=${off} onClick=${() => move(to)}>
            <span aria-hidden="true">${sign}</span></button>`;
    return html`
        <div class="stepper-bar" role="group" aria-label=${t("review.steps")}>
            ${button("first", "|◀", 0, at === 0)}
            ${button("back", "◀", at - 1, at === 0)}
            <input type="range" name="at" min="0" max=${last} step="1" value=${at} aria-label=${t("review.slider")}
                aria-valuetext=${t("review.at", { at, of: last })} onInput=${({ target }) => move(Number(target.value))} />
            ${button("on", "▶", at + 1, at >= last)}
            ${button("last", "▶|", last, at >= last)}
            <span class="ply" data-at=${at}>${at}<span class="soft"> / ${last}</span></span>
        </div>
    `;
}
