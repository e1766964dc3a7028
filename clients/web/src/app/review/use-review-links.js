/** Links to positions that are opened with the page, or while it is open. They stay in the address while they are looked at. */

import { GAMES } from "../../games/index.js";
import { useEffect } from "../../lib/preact.js";
import { seenHere } from "../router.js";
import { BrokenLink, asKept, isReviewLink, opened } from "./position-link.js";

/** @param {{t: any, go: any, setProblem: (problem: any) => void}} props */
export function useReviewLinks({ t, go, setProblem }) {
    useEffect(() => {
        const arrive = async () => {
            const { hash } = location;
            if (!isReviewLink(hash)) return;
            try {
                const { record, at } = await opened(hash);
                if (!(record.game in GAMES)) throw new BrokenLink("review.link-other-game");
                go(seenHere(), { record: asKept(record), at: history.state?.at ?? at, table: history.state?.table });
            } catch (problem) {
                go("start");
                setProblem(problem instanceof BrokenLink ? new Error(t(problem.message)) : problem);
            }
        };
        arrive();
        // Also told of a fragment that somebody enters; not once more by hashchange.
        addEventListener("popstate", arrive);
        return () => removeEventListener("popstate", arrive);
    }, []);
}
