/** A state that outlives its component: what was typed is there again when the form is. */

import { useState } from "../lib/preact.js";

/**
 * @template T
 * @param {Record<string, any>} kept     where it is kept meanwhile
 * @param {string} name
 * @param {T | (() => T)} first
 * @returns {[T, (next: any) => void]}
 */
export function useKeptState(kept, name, first) {
    const [value, set] = useState(name in kept ? kept[name] : first);
    kept[name] = value;
    return [value, set];
}

/** What is kept of each game, at one ply. @type {Record<string, Record<string, any>>} */
const games = {};

/** A place that keeps what somebody enters at this ply of a game; it forgets what they entered at any other. @param {string} id @param {number} ply */
export const keptAt = (id, ply) => (games[id]?.ply === ply ? games[id] : (games[id] = { ply }));
