/** The game that is open: found by its id among those that the browser keeps, and saved whenever it is played. */

import { useCallback, useEffect, useRef, useState } from "../lib/preact.js";
import { Saves, game as kept, onChange } from "../storage/games.js";
import { keepStep, stepAt } from "../storage/steps.js";
import { refused } from "../storage/trouble.js";
import { same } from "./same.js";
import { fromRecord, newSession, recordOf, recordUpTo, sharedSteps, stepOf, withCursor } from "./session.js";
import { everybody } from "./views.js";

/**
 * @param {{id: string | null, client: any, language: string, go: any, setProblem: (problem: any) => void}} props
 *     `id`: of the game that the address names, if it names any
 * @returns {{session: any, missing: boolean, followed: "followed" | "overtaken" | null, updateSession: any, moveTo: any, begin: any, enter: any}}
 *     `session`: the one opened last, or null; `missing`: whether there is no game of that id; `followed`: whether the game
 *     was moved in another window, by which this one's own move may have been overtaken; `updateSession`: resolves once what
 *     it is given is saved and shown, or overtaken, and calls back just before
 */
export function useGame({ id, client, language, go, setProblem }) {
    const [session, setSession] = useState(null);
    const [missing, setMissing] = useState(/** @type {string | null} */ (null));
    const [followed, setFollowed] = useState(/** @type {"followed" | "overtaken" | null} */ (null));
    const spoken = useRef(language);
    const open = useRef({ session: /** @type {any} */ (null), saves: new Saves(null) });

    /** Have a session count from now on: by its turn, what follows from it is told from what follows from one before. */
    const count = (next, saves) => {
        const counted = { ...next, turn: { saves } };
        open.current = { session: counted, saves };
        return counted;
    };
    const show = (next, saves = open.current.saves) => {
        const shown = count(next, saves);
        keepStep(shown, spoken.current);
        setSession(shown);
    };
    const updateSession = useCallback(async (next, settled = () => {}) => {
        const { session: before, saves } = open.current;
        const isAnother = before?.id !== next.id;
        if (isAnother && next.turn !== undefined) {
            // It was asked for in a game that has been left since.
            await next.turn.saves.save(recordOf(next));
            return settled();
        }
        if (!isAnother && next.turn !== before.turn) {
            // It was asked for before the table moved on.
            if (next.turn.saves !== saves) setFollowed("overtaken");
            return settled();
        }
        setFollowed(null);
        const taken = count(next, isAnother ? new Saves(null) : saves);
        const saving = open.current.saves.save(recordOf(next));
        // What is shown is saved: no page that is left at once loses it. A browser that saves nothing is not waited for.
        const overtaken = (await Promise.race([saving, refused.then(() => null)])) !== null;
        settled();
        if (!overtaken && open.current.session === taken) show(taken);
        if ((await saving) === null || open.current.session.id !== next.id) return;
        await follow.current();
        setFollowed("overtaken");
    }, []);

    /** The step at a point, as the service tells it, with what everybody sees of it. */
    const asked = async (from, cursor) => {
        const game = client.game(from.game);
        const step = stepOf(await game.replay(recordUpTo(from, cursor)));
        if (step.position.finished) return step;
        const { views } = await game.views(step.position.state, everybody(step.position));
        return { ...step, position: { ...step.position, views } };
    };

    /** The session at another point: at once where it is at hand, else by a replay; null if the service refuses. */
    const movedTo = async (from, cursor) => {
        setProblem(null);
        try {
            return withCursor(from, cursor, from.steps[cursor] ?? (await asked(from, cursor)));
        } catch (problem) {
            setProblem(problem);
            return null;
        }
    };
    const moveTo = async (from, cursor) => {
        const next = await movedTo(from, cursor);
        if (next !== null) await updateSession(next);
        return next !== null;
    };
    const entered = (next) => updateSession(next, () => {
        // Now there is something worth keeping: ask the browser for storage that it does not clear by itself.
        navigator.storage?.persist?.().catch(() => {});
        go("play", { id: next.id });
    });
    const begin = (game, setup, position, practice) => entered(newSession(game, setup, position, practice));
    /** Begin a game of its own with a record; `known` is told its id before it is shown. */
    const enter = async ({ game, start, actions, cursor, name, practice = undefined }, known = async (_id) => {}) => {
        const next = await movedTo(fromRecord({ game, start, actions, cursor, name, practice }), cursor);
        if (next === null) return;
        await known(next.id);
        await entered(next);
    };

    /** Show what another page has saved of the open game, until there is nothing newer. */
    const following = useRef(false);
    const follow = useRef(/** @type {() => Promise<void>} */ (async () => {}));
    follow.current = async () => {
        if (following.current) return;
        following.current = true;
        while (following.current) {
            const { session: shown, saves } = open.current;
            const record = await kept(shown.id);
            const next = record === null || saves.has(record) ? null : await caughtUp(shown, record);
            if (next === null) following.current = false;
            else if (open.current.saves === saves) {
                show(next, new Saves(record.changed));
                setFollowed("followed");
            }
        }
    };
    const caughtUp = (shown, record) => movedTo({ ...fromRecord(record), steps: sharedSteps(shown, record.actions) }, record.cursor);
    useEffect(() => onChange((id) => id === open.current.session?.id && follow.current()), []);

    useEffect(() => {
        setFollowed(null);
        if (id === null || id === open.current.session?.id) return;
        let wanted = true;
        setMissing(null);
        (async () => {
            const record = await kept(id);
            if (wanted && record === null) setMissing(id);
            if (!wanted || record === null) return;
            const found = fromRecord(record);
            const step = await stepAt(found, language);
            if (!wanted) return;
            if (step !== null) show(withCursor(found, found.cursor, step), new Saves(record.changed));
            // What was kept is shown at once; what the service says of it now counts.
            const { session: shown } = open.current;
            const next = await movedTo(found, found.cursor);
            const { session: now } = open.current;
            // Somebody has played on by now.
            if (!wanted || next === null || (now !== shown && now.id === id)) return;
            if (step === null || !samePosition(next, shown)) show(next, new Saves(record.changed));
        })();
        return () => {
            wanted = false;
        };
    }, [id]);

    // The log is in the reader's language: in another one, the service has to tell all events again.
    useEffect(() => {
        if (spoken.current === language) return;
        spoken.current = language;
        if (session === null) return;
        movedTo({ ...session, steps: [] }, session.cursor).then((/** @type {any} */ next) => next !== null && next.turn === open.current.session.turn && show(next));
    }, [language]);

    return { session, missing: id !== null && missing === id, followed, updateSession, moveTo, begin, enter };
}

const samePosition = (one, other) => same(one.steps[one.cursor].position.state, other.steps[other.cursor].position.state);
