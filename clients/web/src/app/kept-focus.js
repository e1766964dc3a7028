/** Where a button goes or can be used no more as it is pressed, the focus goes on to the next one instead of being lost. */

import { useLayoutEffect, useRef } from "../lib/preact.js";

/**
 * @param {{current: HTMLElement | null}} root    what the buttons lie in
 * @param {string=} selector
 */
export function useKeptFocus(root, selector = "button") {
    const pressed = useRef(/** @type {{button: any, index: number} | null} */ (null));
    useLayoutEffect(() => {
        const region = root.current;
        if (region === null) return undefined;
        const usable = /** @type {any[]} */ ([...region.querySelectorAll(selector)].filter((each) => !each.matches(":disabled")));
        const { button, index } = pressed.current ?? {};
        pressed.current = null;
        const isLost = button && (!button.isConnected || button.disabled) && [button, document.body].includes(document.activeElement);
        if (isLost) (usable[index] ?? usable.at(-1))?.focus();
        const onClick = ({ target }) => {
            const found = target.closest(selector);
            pressed.current = found && { button: found, index: usable.indexOf(found) };
        };
        // On the way down: before the button's own handler, which may draw everything anew.
        region.addEventListener("click", onClick, true);
        return () => region.removeEventListener("click", onClick, true);
    });
}

/** Moves the focus to the form's button once everything has been entered, since the field then disappears. @param {{current: HTMLElement | null}} root @param {boolean} isComplete */
export function useHandedOn(root, isComplete) {
    const was = useRef(isComplete);
    useLayoutEffect(() => {
        if (isComplete && !was.current) /** @type {HTMLElement | null} */ (root.current?.closest("form")?.querySelector("[type=submit]"))?.focus();
        was.current = isComplete;
    }, [isComplete]);
}
