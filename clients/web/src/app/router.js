/** The screen that the page's address names, and the way to others; the browser's Back and Forward go there too. */

import { GAMES } from "../games/index.js";
import { useCallback, useEffect, useState } from "../lib/preact.js";
import { pathOf, screenAt } from "./addresses.js";
import { addressAt, pathHere } from "./home.js";
import { isLink } from "./links/link.js";

/** What is kept with an entry of the history, beside what stands in its address. */
const REMEMBERED = ["given", "at"];

const UNKNOWN = { name: "unknown" };

/**
 * @returns {{screen: import("./addresses.js").Screen, go: (name: string, more?: Record<string, any>) => void}}
 */
export function useRouter() {
    const [screen, setScreen] = useState(here);
    useEffect(() => {
        // A fragment alone leads nowhere else: what is shown stays, with what it has.
        const moved = () => isLink(location.hash) || setScreen((shown) => (pathOf(shown) === pathHere() ? shown : here()));
        // Back or Forward may have been before anything listened.
        moved();
        addEventListener("popstate", moved);
        return () => removeEventListener("popstate", moved);
    }, []);
    const go = useCallback((name, more = {}) => {
        const next = { name, ...more };
        const path = pathOf(next);
        if (path !== null) noted(path, next);
        setScreen(next);
    }, []);
    return { screen, go };
}

/** The screen at the page's address. */
function here() {
    const found = screenAt(pathHere());
    if (found === null || (found.game !== undefined && !(found.game in GAMES))) return UNKNOWN;
    return { ...found, ...history.state };
}

function noted(path, screen) {
    const remembered = Object.fromEntries(REMEMBERED.filter((name) => screen[name] !== undefined).map((name) => [name, screen[name]]));
    if (path === pathHere()) history.replaceState(remembered, "", addressAt(path));
    else history.pushState(remembered, "", addressAt(path));
}
