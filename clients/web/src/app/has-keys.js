/** Where there are keys, the field that is needed next has the focus, and can be seen. */

import { useEffect } from "../lib/preact.js";

/** Elsewhere a field that takes the focus would bring a keyboard up, and nobody has an Escape. */
export const hasKeys = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

/** @param {HTMLInputElement | null | undefined} field */
export function focusField(field) {
    if (!field || !hasKeys()) return;
    field.focus({ preventScroll: true });
    field.select();
    field.scrollIntoView({ block: "nearest" });
}

/** The field from which one action after the other is entered takes the focus over from the heading. */
export function useField(heading, isWanted, ...keys) {
    useEffect(() => {
        if (!isWanted || heading.current === null) return;
        /** @type {HTMLInputElement | null} */
        const field = heading.current.parentElement.querySelector("[name=numbers], .bid [name=amount], [name=typed]");
        // Whoever has gone elsewhere in the meantime stays there.
        if (![heading.current, field].includes(document.activeElement)) return;
        focusField(field);
    }, keys);
}
