/** Reading a view: hidden lists are {"hidden": n}, hidden numbers null; an undealt deck at a real table is a count. */

export const isVisible = (cards) => Array.isArray(cards);

export const countOf = (cards) => (isVisible(cards) ? cards.length : typeof cards === "number" ? cards : cards.hidden);

/** What a map by player holds for this one, whatever the player is called; undefined if nothing. */
export const entryOf = (map, id) => (Object.hasOwn(map, id) ? map[id] : undefined);

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Events by which a player has done with a round. */
export const ENTRIES = new Set(["left-empty-handed", "house-taken", "house-won", "house-sold", "sweep"]);

/**
 * What the latest round did, as far as these events tell: the players who took something, in order.
 * @param {object[]} events
 */
export function latestRound(events) {
    let group = [];
    let latest = [];
    for (const event of events) {
        if (event.type === "houses-revealed" || event.type === "cheques-revealed") group = [];
        if (!ENTRIES.has(event.type)) continue;
        group.push(event);
        latest = group;
    }
    return latest;
}
