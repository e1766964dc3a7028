/**
 * Where a token stands in its game, and how two tokens of one table relate.
 *
 * A token holds what is settled and, beside it, actions that are pending: simultaneous choices, or what waits for another
 * seat. `head` tells what is settled. Two heads at one ply are two *lines* of the game: somebody has gone back and played on
 * in another way.
 *
 * @typedef {object} Place
 * @property {string} token
 * @property {string} head
 * @property {number} settled     the ply up to which the game is settled
 * @property {number} pending     how many actions wait beside that
 *
 * @typedef {"same" | "newer" | "older" | "choices" | "line"} Relation
 */

/**
 * Where the token of an answer stands. The request has had `since: 0`.
 *
 * @returns {Place}
 */
export function placeOf({ token, head, view, actions }) {
    // Pending actions come last, and nobody sees what they are; of a referee's actions that holds also when they are settled.
    const shown = actions.findLastIndex((each) => each.action !== null || each.player === "referee");
    const pending = actions.slice(shown + 1);
    return { token, head, settled: pending.length > 0 ? pending[0].ply - 1 : view.ply, pending: pending.length };
}

/**
 * How another token of the same table relates to the one that is kept.
 *
 * @param {{place: Place, heads: Record<number, string>}} kept    `heads`: those that were seen, by ply
 * @param {Place} found
 * @returns {Relation}
 */
export function relation({ place, heads }, found) {
    if (found.settled > place.settled) return "newer";
    const seen = found.settled === place.settled ? place.head : heads[found.settled];
    if (seen !== undefined && seen !== found.head) return "line";
    if (found.settled < place.settled) return "older";
    if (found.token === place.token) return "same";
    if (found.pending > 0 && place.pending > 0) return "choices";
    // Nothing is pending in either: they differ in the key of a seat, and the later one counts.
    return found.pending >= place.pending ? "newer" : "older";
}
