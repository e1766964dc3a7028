/** The positions of a record, as they come: the one that is looked at first, then all others in the background. */

import { useEffect, useMemo, useState } from "../../lib/preact.js";
import { Positions } from "./positions.js";

/**
 * @param {any} client
 * @param {import("./positions.js").Kept} record
 * @param {number | null} wanted    which is to be shown; null: the last
 * @returns {{positions: Positions, verdict: any, problem: any, at: number, loaded: number}}
 *     `at`: the one to show, within the record; `loaded`: how many there are by now
 */
export function usePositions(client, record, wanted) {
    // A kept game is another object whenever it is saved; what it consists of stays the same.
    const { start, actions, history } = record;
    const positions = useMemo(() => new Positions(client, record), [client, start, actions, history]);
    const [judged, setJudged] = useState({ of: null, verdict: null, problem: null });
    const [loaded, setLoaded] = useState(0);
    const current = judged.of === positions ? judged : { verdict: null, problem: null };
    const { verdict } = current;
    const at = verdict === null ? 0 : Math.max(0, Math.min(wanted ?? verdict.applied, verdict.applied));
    const count = () => setLoaded(positions.steps.filter(Boolean).length);
    const failed = (problem) => setJudged((before) => ({ ...before, of: positions, problem }));

    useEffect(() => {
        let left = false;
        positions.judge().then(
            (found) => !left && setJudged({ of: positions, verdict: found, problem: null }),
            (problem) => !left && failed(problem),
        );
        return () => {
            left = true;
        };
    }, [positions]);
    // Whenever another one is looked at, what is near to it comes first.
    useEffect(() => {
        if (verdict === null) return undefined;
        let left = false;
        const follow = async () => {
            for (let next = at; next >= 0 && !left; next = positions.nextMissing(at)) {
                await positions.load(next);
                if (!left) count();
            }
        };
        follow().catch((problem) => !left && failed(problem));
        return () => {
            left = true;
        };
    }, [positions, verdict, at]);
    return { positions, ...current, at, loaded };
}
