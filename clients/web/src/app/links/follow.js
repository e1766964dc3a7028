/** Following a guarded table: the page asks for it by itself, and takes what others have done. */

import { Client } from "../../lib/client/index.js";
import { useEffect, useMemo, useRef, useState } from "../../lib/preact.js";
import { Follower } from "./follower.js";
import { askView, canAct, seatIn } from "./open.js";

const LONGEST_ANSWER = 10_000;

/** Whether the page follows the table by itself: the service knows its newest point, and the game goes on. */
export const follows = (answer) => answer.guarded && !answer.finished;

/**
 * @param {object} props
 * @param {import("./open.js").Service} props.client
 * @param {import("./open.js").Opened | null} props.opened
 * @param {boolean} props.busy         whether a step of one's own is under way: then its answer comes first
 * @param {boolean} props.calls        whether the player wants to be called to a hidden page
 * @param {(answer: any) => Promise<boolean>} props.take     take the newest answer; whether it is another than before
 * @returns {{lost: any, ask: () => void}}     `lost`: why the service cannot be reached; null while it can
 */
export function useFollowing({ client, opened, busy, calls, take }) {
    const [lost, setLost] = useState(null);
    const follower = useRef(/** @type {Follower | null} */ (null));
    // Its requests are not retried by the client, and do not stand among those that the page shows.
    const asker = useMemo(() => new Client(client.baseUrl, { language: client.language, retries: 0, timeout: LONGEST_ANSWER }), [client]);
    const latest = useRef(/** @type {any} */ (null));
    latest.current = { asker, opened, busy, calls, take };
    // What was seen last is shown at once, and asked for at once, until somebody answers.
    const following = opened !== null && (opened.stale === true || follows(opened.answer));
    const id = opened?.kept.id;
    useEffect(() => {
        if (!following) return;
        follower.current = new Follower({
            ask: (signal) => asked(latest, signal),
            now: () => ({ alone: isAlone(latest.current.opened.kept), calls: latest.current.calls }),
            failed: (problem) => {
                setLost(problem);
                return problem.transient === true;
            },
            answered: () => setLost(null),
        });
        if (latest.current.opened.stale) follower.current.wake();
        return () => {
            follower.current?.end();
            follower.current = null;
            setLost(null);
        };
    }, [following, id]);
    useEffect(() => follower.current?.touched(), [opened, calls]);
    return { lost, ask: () => follower.current?.wake() };
}

async function asked(latest, signal) {
    const { asker, opened, take } = latest.current;
    if (latest.current.busy) return false;
    const answer = await askView(asker, opened.kept, { signal });
    // What has been done here meanwhile has a newer answer.
    if (latest.current.busy || latest.current.opened !== opened) return false;
    return take(answer);
}

/** Whether nobody else can act. */
const isAlone = (kept) => canAct(kept) && kept.heldBy === null && kept.toAct.every((id) => id === (seatIn(kept) ?? "table"));
