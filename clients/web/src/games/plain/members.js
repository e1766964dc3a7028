/** Reading a view of any game: which members are the game's own, and what kind of value each has. */

/** Members that all games have; the shell shows what there is to show of them. */
const COMMON = new Set([
    "game", "schema_version", "ruleset", "variant", "options", "dealer", "deal", "players", "phase", "round", "ply", "history", "match",
    "corrections", "forfeits", "penalties", "unsealed", "rekeyed",
]);

export const isScalar = (value) => value === null || typeof value !== "object";

/** Cards of which only the number is known. */
export const isHidden = (value) => !isScalar(value) && Object.keys(value).length === 1 && typeof value.hidden === "number";

const isObject = (value) => !isScalar(value) && !Array.isArray(value) && !isHidden(value);

const idsOf = (view) => view.players.map(({ id }) => id);

/** Whether a value has something for some of the players, by id. */
const isBySeat = (value, ids) => isObject(value) && Object.keys(value).every((key) => ids.includes(key));

/**
 * What lies on the table, for all: [name, value].
 *
 * @returns {[string, any][]}
 */
export function tableMembers(view) {
    const ids = idsOf(view);
    return Object.entries(view).filter(([name, value]) => !COMMON.has(name) && !isBySeat(value, ids));
}

/** What a player has: members of the seat, and what others have for it. @returns {[string, any][]} */
export function seatMembers(view, id) {
    const ids = idsOf(view);
    const { id: _, ...own } = view.players.find((player) => player.id === id);
    const given = Object.entries(view).filter(([name, value]) => !COMMON.has(name) && isBySeat(value, ids) && Object.hasOwn(value, id));
    return [...Object.entries(own), ...given.map(([name, value]) => /** @type {[string, any]} */ ([name, value[id]]))];
}

/** Whether somebody has chosen what the others may not see yet. */
export function hasSecretChoice(view) {
    const ids = idsOf(view);
    return Object.entries(view).some(([name, value]) => !COMMON.has(name) && isBySeat(value, ids) && Object.values(value).includes(null));
}
