/** What lies over a screen at its own address, as an entry of the browser's history: Back closes it. */

import { useEffect, useState } from "../lib/preact.js";

const isOver = (name) => history.state?.over === name;

/** @param {string} name @returns {[boolean, (open: boolean) => void]} */
export function useOverlay(name) {
    const [open, setOpen] = useState(() => isOver(name));
    useEffect(() => {
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
