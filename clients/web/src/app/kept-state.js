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

/** By game: what is kept at the ply that it is at. @type {Record<string, Record<string, any>>} */
const games = {};

/** Where what is entered at this ply of a game is kept; nothing of another ply is, once this one is asked for. @param {string} id @param {number} ply */
export const keptAt = (id, ply) => (games[id]?.ply === ply ? games[id] : (games[id] = { ply }));
