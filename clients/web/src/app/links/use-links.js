/** Links that are opened with the page, or while it is open. */

import { useEffect, useState } from "../../lib/preact.js";
import { hasTable } from "../listed-games.js";
import { isLink, linksIn } from "./link.js";
import { openLink } from "./open.js";
import { findTable } from "./sitting.js";

/** The link in the page's address, which is erased from it and from the history at once: it may have a key. */
function takenFragment() {
    const { hash } = location;
    if (!isLink(hash)) return null;
    history.replaceState(history.state, "", location.href.split("#")[0]);
    return hash;
}

/** Milliseconds between two attempts to open links for which no answer has come. */
const PAUSE = 5000;

// Before anything is drawn.
let due = takenFragment();

/**
 * A function that opens links, one after the other, and shows where the last one leads; links in the page's address come to
 * it by themselves.
 *
 * @returns {{open: (links: import("./link.js").Link[] | null) => Promise<void>, opening: boolean, opened: number, waits: boolean, again: () => void}}
 *     `opening`: whether some are being opened; `opened`: how often that has been done; `waits`: whether the service has not
 *     answered: it is asked again by itself, or at once by `again`
 */
export function useLinks({ client, t, go, problem, setProblem }) {
    const [work, setWork] = useState({ opening: false, opened: 0 });
    const [unanswered, setUnanswered] = useState(/** @type {{links: any, problem: any} | null} */ (null));
    const opens = async (links) => {
        setWork(({ opened }) => ({ opening: true, opened }));
        try {
            if (links === null) throw new Error(t("links.broken"));
            for (const link of links) {
                if ("invitation" in link) go("join");
                else {
                    const to = "table" in link ? await findTable(client, link) : link;
                    if (!(await hasTable(client, to.game))) throw new Error(t("links.broken"));
                    const opened = await openLink(client, to);
                    go("linked", { id: opened.kept.id, opened });
                }
            }
        } catch (problem) {
            setProblem(problem);
            setUnanswered(problem.transient === true ? { links, problem } : null);
        }
        setWork(({ opened }) => ({ opening: false, opened: opened + 1 }));
    };
    const open = (links) => {
        setProblem(null);
        return opens(links);
    };
    // The problem goes when the reader goes on to another screen; the links are not opened then.
    const waits = unanswered !== null && unanswered.problem === problem;
    const again = () => opens(unanswered.links);
    useEffect(() => {
        if (!waits) return;
        const timer = setTimeout(again, PAUSE);
        addEventListener("online", again);
        return () => {
            clearTimeout(timer);
            removeEventListener("online", again);
        };
    }, [unanswered, waits]);
    const arrive = (fragment) => open(linksIn(fragment));
    useEffect(() => {
        const changed = () => {
            due = takenFragment() ?? due;
            if (due !== null) arrive(due);
            due = null;
        };
        // Also what came since the page was loaded, before anything listened.
        changed();
        addEventListener("hashchange", changed);
        return () => removeEventListener("hashchange", changed);
    }, [client]);
    return { open, waits, again, ...work };
}
