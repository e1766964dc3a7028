/**
 * What the reader has read of a first game's lessons, and whether the coach is hidden: kept for the last such game alone.
 *
 * @typedef {{read: string[], isHidden: boolean}} Progress
 */

const NAME = "coach";

/** @returns {Progress} */
export function progressIn(id, stored) {
    const { game, read, isHidden } = stored(NAME) ?? {};
    return game === id ? { read, isHidden } : { read: [], isHidden: false };
}

/** @param {string} id @param {Progress} progress @param {any} store */
export const keepProgress = (id, progress, store) => store(NAME, { game: id, ...progress });
