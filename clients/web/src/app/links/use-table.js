/** A table by link as a page has it: opened, followed, played on; what was refused, and what could not be sent. */

import { GAMES } from "../../games/index.js";
import { useEffect, useRef, useState } from "../../lib/preact.js";
import { same } from "../same.js";
import { follows, useFollowing } from "./follow.js";
import { onChange, table } from "./kept.js";
import { Live } from "./live.js";
import { act, askNewest, complete, inSeatOf, keepAnswer, lastSeen, withSent } from "./open.js";
import { hasArrived } from "./unsent.js";

/** How often an action is played again by itself. */
const MOST_TRIES = 5;

/** Whether what others have done meanwhile leaves a choice that is made unseen, or a pass in the same round, as it was meant. */
function meansTheSame(action, { view: before, game }, { view, legal_actions: legal = [] }) {
    const isSealed = GAMES[game]?.sealed?.includes(action.type);
    const isThere = before.phase === view.phase && before.round === view.round && legal.some((each) => same(each, action));
    return isThere && (isSealed || action.type === "pass");
}

/**
 * @param {object} props
 * @param {import("./open.js").Service} props.client
 * @param {string} props.id
 * @param {import("./open.js").Opened | null} props.given     what a link has led to
 * @param {boolean} props.calls                               see useFollowing
 * @param {() => void} props.gone                             called where the browser knows no such table
 */
export function useTable({ client, id, given, calls, gone }) {
    // What the last step here has led to; a link that was opened since then comes before that.
    const [led, setLed] = useState({ from: given, to: given, turn: 0 });
    const opened = led.from === given ? led.to : given;
    const [problem, setProblem] = useState(null);
    const [refusal, setRefusal] = useState(null);
    const [unsent, setUnsent] = useState(/** @type {import("./unsent.js").Unsent | null} */ (null));
    const [busy, setBusy] = useState(false);
    const doing = useRef(false);
    const [live] = useState(() => new Live());
    useEffect(() => void (opened !== null && !opened.stale && live.tell(opened.answer)), [opened?.answer]);

    /** Take what a step leads to; a refusal goes to `told`. Resolves to whether it succeeded. */
    const step = async (make, told = setProblem) => {
        if (doing.current) return false;
        doing.current = true;
        setBusy(true);
        setProblem(null);
        try {
            const to = await make();
            setLed(({ turn }) => ({ from: given, to, turn: turn + 1 }));
            setRefusal(null);
            setUnsent(null);
            return true;
        } catch (refused) {
            await told(refused);
            return false;
        } finally {
            doing.current = false;
            setBusy(false);
        }
    };
    const again = (kept = opened.kept) => step(() => askNewest(client, kept));
    const play = (action, kept = opened.kept) => step(() => act(client, kept, action), async (refused) => {
        setRefusal(null);
        if (refused.transient) return setUnsent({ action, kept, problem: refused });
        setUnsent(null);
        if (refused.kind === "branched") return overtaken(action, kept);
        setRefusal({ problem: refused, action });
    });
    /** Others have been quicker; or the action was played, and its answer was lost. What still means the same is played at once. */
    const overtaken = async (action, kept, tries = MOST_TRIES) => {
        try {
            const now = await askNewest(client, withSent(kept, action));
            const arrived = hasArrived({ action, kept, problem: null }, now.answer);
            const isMeant = !arrived && tries > 0 && meansTheSame(action, opened.answer, now.answer);
            const to = isMeant ? await act(client, now.kept, action) : { ...now, note: arrived ? now.note : "overtaken" };
            setLed(({ turn }) => ({ from: given, to, turn: arrived || isMeant ? turn + 1 : turn }));
        } catch (problem) {
            if (problem.kind === "branched" && tries > 0) return overtaken(action, kept, tries - 1);
            setProblem(problem);
        }
    };
    /** Take what others have done; what is being entered here stays, unless it turns out to have been played. */
    const take = async (answer) => {
        live.tell(answer);
        const arrived = unsent !== null && hasArrived(unsent, answer);
        if (unsent !== null && !arrived) {
            play(unsent.action, unsent.kept);
            return true;
        }
        if (answer.token === opened.kept.place.token && !opened.stale) return false;
        const to = await keepAnswer(client, arrived ? withSent(opened.kept, unsent.action) : opened.kept, answer, null);
        if (arrived) setUnsent(null);
        lead(to, Number(arrived));
        return true;
    };
    /** Show what was asked for beside the steps: one that was taken meanwhile has led further. */
    const lead = (to, turns = 0) =>
        setLed((now) => (doing.current || (now.from === given && now.to !== opened && now.to !== null) ? now : { from: given, to, turn: now.turn + turns }));
    /** Ask once more for what had not come of what has happened. @param {import("./open.js").Service} asker @param {AbortSignal} signal */
    const heal = async (asker, signal) => lead(await complete(asker, opened, signal));
    /** Show what another page of this browser has kept. */
    const follow = useRef(async () => {});
    follow.current = async () => {
        if (opened === null || doing.current) return;
        const newer = await table(id);
        if (newer === null) return gone();
        if (newer.changed === opened.kept.changed || doing.current) return;
        const kept = inSeatOf(opened.kept, newer);
        if (kept.place.token === opened.kept.place.token) setLed((now) => (now === led ? { ...led, from: given, to: { ...opened, kept } } : now));
        else await step(async () => ({ ...(await askNewest(client, kept)), note: follows(opened.answer) ? null : "followed" }));
    };
    useEffect(() => onChange((changed) => void (changed === id && follow.current())), [id]);
    // What was told while a step was under way.
    useEffect(() => void (busy || follow.current()), [busy]);
    const { lost, ask } = useFollowing({ client, opened, busy, calls, take });
    useEffect(() => {
        if (unsent === null) return;
        const resend = () => play(unsent.action, unsent.kept);
        addEventListener("online", resend);
        return () => removeEventListener("online", resend);
    }, [unsent]);
    useEffect(() => {
        setRefusal(null);
        setUnsent(null);
        if (given !== null) return;
        table(id).then((kept) => {
            if (kept === null) return gone();
            const seen = lastSeen(kept);
            if (seen === null) again(kept);
            else setLed(({ turn }) => ({ from: given, to: seen, turn }));
        });
    }, [given, id]);
    // In another language the service has to say everything again.
    const asked = useRef(client);
    useEffect(() => {
        if (asked.current !== client && opened !== null) step(() => askNewest(client, opened.kept));
        asked.current = client;
    }, [client]);
    return { opened, turn: led.turn, problem, refusal, setRefusal, unsent, busy, step, again, play, lost, ask, live, heal };
}
