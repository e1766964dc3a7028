/** The tournaments that this browser keeps. */

import { newId } from "../../storage/games.js";
import { Store } from "../../storage/store.js";

const store = new Store("tournaments");

/** Every tournament, the newest first. @returns {Promise<import("./tournament.js").Tournament[]>} */
export const tournaments = async () => (await store.all()).sort((one, other) => other.created - one.created);

/** @param {import("./tournament.js").Tournament} tournament */
export const keepTournament = (tournament) => store.put(tournament);
export const dropTournament = (id) => store.remove(id);

/** @returns {import("./tournament.js").Tournament} */
export const newTournament = () => ({ id: newId(), name: "", created: Date.now(), points: [5, 3, 2, 1], ties: "shared", order: "totals", tables: [] });
