/** A state that outlives its component: what was typed is there again when the form is. */

import { useState } from "./kit.js";

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
