/** The tournaments that this browser keeps. */

import { newId } from "../../storage/games.js";
import { Store } from "../../storage/store.js";

const store = new Store("tournaments");

/** Every tournament, the newest first. @returns {Promise<import("./tournament.js").Tournament[]>} */
export const tournaments = async () => (await store.all()).sort((one, other) => other.created - one.created);

/**
 * Change a tournament from what is kept of it: this or another window may have changed it meanwhile.
 *
 * @param {import("./tournament.js").Tournament} tournament
 * @param {(current: import("./tournament.js").Tournament) => import("./tournament.js").Tournament | undefined} changed
 */
export const changeTournament = ({ id, ...rest }, changed) => store.change(id, (current) => changed(current ?? { id, ...rest }));
export const dropTournament = (id) => store.remove(id);

/** @returns {import("./tournament.js").Tournament} */
export const newTournament = () => ({ id: newId(), name: "", created: Date.now(), points: [5, 3, 2, 1], ties: "shared", order: "totals", tables: [] });
