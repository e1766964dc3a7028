/** A layer over a screen, with an entry of its own in the browser's history, so that Back closes it. */

import { useLayoutEffect, useState } from "../lib/preact.js";

const isOver = (name) => history.state?.over === name;

/** @param {string} name @returns {[boolean, (open: boolean) => void]} */
export function useOverlay(name) {
    const [open, setOpen] = useState(() => isOver(name));
    // In a layout effect: whoever sees the layer can go back at once.
    useLayoutEffect(() => {
        const moved = () => setOpen(isOver(name));
        addEventListener("popstate", moved);
        return () => removeEventListener("popstate", moved);
    }, []);
    const put = (wanted) => {
        setOpen(wanted);
        if (wanted && !isOver(name)) history.pushState({ ...history.state, over: name }, "", location.href);
        if (!wanted && isOver(name)) history.back();
    };
    return [open, put];
}
