/**
 * What the first screen lists: the games that this browser keeps, and the tables by link that it knows, alike.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {"game" | "table"} kind
 * @property {string} game
 * @property {string} name                  what its players call it; "" for none
 * @property {string[]} players
 * @property {number} changed               when, in milliseconds
 * @property {boolean} finished
 * @property {string[]} winners             of a finished game; none where they are not known
 * @property {any} kept                     all that is kept of it
 */

import { GAMES } from "../../games/index.js";
import * as games from "../../storage/games.js";
import { dropStep } from "../../storage/steps.js";
import * as links from "../links/kept.js";

/** Every entry, the one that was changed last first. @returns {Promise<Entry[]>} */
export async function entries() {
    const found = [...(await games.games()).map(ofGame), ...(await links.tables()).map(ofTable)];
    return found.filter(({ game }) => game in GAMES).sort((one, other) => other.changed - one.changed);
}

/** @returns {Entry} */
function ofGame(kept) {
    const { id, game, name, start, changed, finished, scores } = kept;
    const players = (start.setup ?? start.state).players.map((each) => each.id ?? each);
    return { id, kind: "game", game, name, players, changed, finished, winners: scores?.winners ?? [], kept };
}

/** @returns {Entry} */
function ofTable(kept) {
    const { id, game, players, changed, finished } = kept;
    return { id, kind: "table", game, name: "", players, changed, finished, winners: [], kept };
}

/** Remove an entry from the browser. @param {Entry} entry */
export async function remove({ id, kind }) {
    if (kind === "table") return links.forget(id);
    await games.remove(id);
    return dropStep(id);
}

/** Take a removal back. @param {Entry} entry */
export const restore = ({ kind, kept }) => (kind === "game" ? games.restore(kept) : links.restore(kept));

export const rename = ({ id }, name) => games.rename(id, name);
