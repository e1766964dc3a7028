/** Links to positions that are opened with the page, or while it is open. They stay in the address while they are looked at. */

import { GAMES } from "../../games/index.js";
import { useEffect } from "../../lib/preact.js";
import { BrokenLink, isReviewLink, opened } from "./packed.js";

/** @param {{t: any, go: any, setProblem: (problem: any) => void}} props */
export function useReviewLinks({ t, go, setProblem }) {
    useEffect(() => {
        const arrive = async () => {
            const { hash } = location;
            if (!isReviewLink(hash)) return;
            try {
                const { record, at } = await opened(hash);
                if (!(record.game in GAMES)) throw new BrokenLink("review.link-other-game");
                const { game, actions, history, scores, ...start } = record;
                const claims = { ...(history !== undefined && { history }), ...(scores !== undefined && { scores }) };
                go("review", { record: { game, start, actions, ...claims }, at, known: true });
            } catch (problem) {
                go("start");
                forgetLink();
                setProblem(problem instanceof BrokenLink ? new Error(t(problem.message)) : problem);
            }
        };
        arrive();
        addEventListener("hashchange", arrive);
        return () => removeEventListener("hashchange", arrive);
    }, []);
}

/** Take a link out of the address that is no longer what is shown. */
export function forgetLink() {
    if (isReviewLink(location.hash)) history.replaceState(history.state, "", location.href.split("#")[0]);
}
