/** What the games are called that are played here, by id. */

import { listGames } from "./tournament-kit.js";

/** @returns {Promise<Record<string, string>>} */
export const gameNames = async (client) => Object.fromEntries((await listGames(client)).map(({ id, name }) => [id, name]));
