/**
 * A small generator of random numbers: the same seed gives the same ones (mulberry32).
 *
 * @param {number} seed
 * @returns {() => number}   from 0 to 1
 */
export function seeded(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/**
 * One of these.
 *
 * @template T
 * @param {readonly T[]} from
 * @param {() => number} random
 * @returns {T}
 */
export function chosen(from, random) {
    return /** @type {T} */ (from[Math.floor(random() * from.length)]);
}
