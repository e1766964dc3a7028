/** Where there are keys, the field that is needed next has the focus, and can be seen. */

import { useEffect } from "../lib/preact.js";

/** Elsewhere a field that takes the focus would bring a keyboard up, and nobody has an Escape. */
export const hasKeys = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

/** @param {any} field */
export function focusField(field) {
    if (!field || !hasKeys()) return;
    field.focus({ preventScroll: true });
    field.select?.();
    field.scrollIntoView({ block: "nearest" });
}

const FIELDS = "[name=numbers], .bid [name=amount], [name=typed]";
const BOARD = ".board-area [data-action]";
const CHOICES = ".panel :is(button:enabled, [tabindex='0'])[data-action]";

/** The bid, or the panel's first choice, takes the focus over from the heading: Enter does it. Where the choice lies on the board, the heading keeps it. */
export function useField(heading, isWanted, ...keys) {
    useEffect(() => {
        if (!isWanted || heading.current === null) return;
        const field = document.querySelector(FIELDS) ?? (document.querySelector(BOARD) ? null : [...document.querySelectorAll(CHOICES)].find((each) => each.checkVisibility()));
        // Whoever has gone elsewhere in the meantime stays there.
        if (![heading.current, field].includes(document.activeElement)) return;
        focusField(field);
    }, keys);
}
