/** Keys of the panel while it has the focus: a figure begins the bid, P leads to the pass, which Enter does. Nothing is done by a letter. */

import { useEffect } from "../lib/preact.js";

const BID = ".panel .bid [name=amount]";
const PASS = `.panel [data-action*='"type":"pass"']`;

export function usePanelKeys() {
    useEffect(() => {
        const onKey = (/** @type {any} */ event) => {
            const { key, target, ctrlKey, metaKey, altKey } = event;
            const isTyped = target.matches?.("input, select, textarea");
            if (ctrlKey || metaKey || altKey || !target.closest?.(".actions") || (isTyped && !target.matches(BID))) return;
            const isPass = key.toLowerCase() === "p";
            const wanted = isPass ? PASS : !isTyped && /^[0-9]$/.test(key) ? BID : null;
            const found = wanted && /** @type {any} */ (document.querySelector(wanted));
            if (!found) return;
            found.focus();
            // The figure itself is typed into the field, in place of what stands there.
            if (isPass) event.preventDefault();
            else found.select();
        };
        document.addEventListener("keydown", onKey);
        return () => document.removeEventListener("keydown", onKey);
    }, []);
}
