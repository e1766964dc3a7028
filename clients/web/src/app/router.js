/** The screen that the page's address names, and the way to others; the browser's Back and Forward go there too. */

import { GAMES } from "../games/index.js";
import { useCallback, useEffect, useState } from "../lib/preact.js";
import { pathOf, screenAt } from "./addresses.js";
import { addressAt, pathHere } from "./home.js";
import { isLink } from "./links/link.js";
import { isReviewLink } from "./review/position-link.js";

/** What is kept with an entry of the history, beside what stands in its address. */
const REMEMBERED = ["given", "at", "table"];

/** The screens of a game whose whole record stands in the fragment: which of them is shown is kept with the entry too. */
const SEEN = ["seen", "seen-sheet", "seen-correct"];

const UNKNOWN = { name: "unknown" };

/**
 * @returns {{screen: import("./addresses.js").Screen, go: (name: string, more?: Record<string, any>) => void, again: () => void}}
 *     `again`: look at the address once more
 */
export function useRouter() {
    const [screen, setScreen] = useState(here);
    useEffect(() => {
        // What is shown stays, with what it has: a fragment alone leads nowhere else, and one with a game has to be opened.
        const moved = () => isLink(location.hash) || isReviewLink(location.hash) || setScreen((shown) => (pathOf(shown) === pathHere() ? shown : here()));
        // Back or Forward may have been before anything listened.
        moved();
        addEventListener("popstate", moved);
        return () => removeEventListener("popstate", moved);
    }, []);
    const go = useCallback((name, more = {}) => {
        const next = { name, ...more };
        const path = pathOf(next);
        if (path !== null) noted(path, next);
        else if (SEEN.includes(name) && name !== seenHere()) history.pushState({ ...remembered(next), seen: name }, "", location.href);
        setScreen(next);
    }, []);
    // A game may have got its table since.
    const again = useCallback(() => setScreen(here()), []);
    return { screen, go, again };
}

/** The screen at the page's address. */
function here() {
    const found = screenAt(pathHere());
    if (found === null || (found.game !== undefined && !(found.game in GAMES))) return UNKNOWN;
    if (found.name === "pad" && GAMES[found.game].scorePad === null) return UNKNOWN;
    return { ...found, ...history.state };
}

/** Which of the screens of a game in the fragment this entry of the history shows. */
export const seenHere = () => history.state?.seen ?? SEEN[0];

/** Keep more with this entry of the history: no entry of its own. @param {{given?: string, found?: any[], at?: number}} more */
export const remember = (more) => history.replaceState({ ...history.state, ...more }, "");

const remembered = (screen) => Object.fromEntries(REMEMBERED.filter((name) => screen[name] !== undefined).map((name) => [name, screen[name]]));

function noted(path, screen) {
    if (path === pathHere()) history.replaceState(remembered(screen), "", addressAt(path));
    else history.pushState(remembered(screen), "", addressAt(path));
}
