/** The sounds of a game: for a refusal, its end, something won, the reader's turn. */

import { useContext, useEffect, useRef } from "../lib/preact.js";
import { Settings } from "./settings.js";

/**
 * @param {{motion: import("../games/index.js").Motion, ply: number, events: any[], finished: boolean, turn: string | null, refusal: any}} now
 *     `events`: of the last action; `turn`: whose turn it is, for whoever listens; null for nobody's
 */
export function useSounds({ motion, ply, events, finished, turn, refusal }) {
    const { sounds } = useContext(Settings);
    const heard = useRef({ ply, turn });
    useEffect(() => {
        const before = heard.current;
        heard.current = { ply, turn };
        // Not for the position that is shown first, nor after an undo: nothing has just happened there.
        if (ply <= before.ply) return;
        const name = soundOf({ motion, events, finished, isTurn: turn !== null && turn !== before.turn });
        if (name !== null) sounds.play(name);
    }, [ply, turn]);
    useEffect(() => {
        if (refusal !== null) sounds.play("refusal");
    }, [refusal]);
}

/** The one sound of an action: of several the rarest. */
function soundOf({ motion, events, finished, isTurn }) {
    if (finished) return "end";
    if (events.some(({ type }) => motion.awards.includes(type))) return "award";
    return isTurn ? "turn" : null;
}
