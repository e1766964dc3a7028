/** The game that is open: found by its id among those that the browser keeps, and saved whenever it is played. */

import { useCallback, useEffect, useRef, useState } from "../lib/preact.js";
import { Saves, game as kept } from "../storage/games.js";
import { fromRecord, newSession, recordOf, recordUpTo, stepOf, withCursor } from "./session.js";

/**
 * @param {{id: string | null, client: any, language: string, go: any, setProblem: (problem: any) => void}} props
 *     `id`: of the game that the address names, if it names any
 * @returns {{session: any, missing: boolean, updateSession: any, moveTo: any, begin: any, enter: any}}
 *     `session`: the one opened last, or null; `missing`: whether there is no game of that id
 */
export function useGame({ id, client, language, go, setProblem }) {
    const [session, setSession] = useState(null);
    const [missing, setMissing] = useState(/** @type {string | null} */ (null));
    const open = useRef(/** @type {{id: string | null, saves: Saves}} */ ({ id: null, saves: new Saves(null) }));

    /** Show a session: whatever is saved from now on builds on the record that was read, or begins one. */
    const show = (next, changed) => {
        if (open.current.id !== next.id) open.current = { id: next.id, saves: new Saves(changed) };
        setSession(next);
    };
    const updateSession = useCallback((next) => {
        show(next, null);
        open.current.saves.save(recordOf(next));
    }, []);

    /** The session at another point: at once where it is at hand, else by a replay; null if the service refuses. */
    const movedTo = async (from, cursor) => {
        setProblem(null);
        try {
            const step = from.steps[cursor] ?? stepOf(await client.game(from.game).replay(recordUpTo(from, cursor)));
            return withCursor(from, cursor, step);
        } catch (problem) {
            setProblem(problem);
            return null;
        }
    };
    const moveTo = async (from, cursor) => {
        const next = await movedTo(from, cursor);
        if (next !== null) updateSession(next);
        return next !== null;
    };
    const entered = (next) => {
        updateSession(next);
        // From now on there is something that the browser had better not throw away.
        navigator.storage?.persist?.().catch(() => {});
        go("play", { id: next.id });
    };
    const begin = (game, setup, position) => entered(newSession(game, setup, position));
    const enter = async ({ game, start, actions, cursor }) => {
        const next = await movedTo(fromRecord({ game, start, actions, cursor }), cursor);
        if (next !== null) entered(next);
    };

    useEffect(() => {
        if (id === null || id === open.current.id) return;
        let wanted = true;
        setMissing(null);
        (async () => {
            const record = await kept(id);
            if (wanted && record === null) setMissing(id);
            if (!wanted || record === null) return;
            const next = await movedTo(fromRecord(record), record.cursor);
            if (wanted && next !== null) show(next, record.changed);
        })();
        return () => {
            wanted = false;
        };
    }, [id]);

    // The log is in the reader's language: in another one, the service has to tell all events again.
    const spoken = useRef(language);
    useEffect(() => {
        if (spoken.current === language) return;
        spoken.current = language;
        if (session !== null) movedTo({ ...session, steps: [] }, session.cursor).then((next) => next !== null && show(next, null));
    }, [language]);

    return { session, missing: id !== null && missing === id, updateSession, moveTo, begin, enter };
}
