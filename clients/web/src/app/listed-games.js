/** The games that the service lists, and what a screen of one needs before it can be drawn. */

import { GAMES, addPlainGames } from "../games/index.js";

/** What /games lists; from then on each has a table. */
export async function listGames(client) {
    const games = await client.games();
    addPlainGames(games.map(({ id }) => id));
    return games;
}

/** Whether a game has a table, once the service has been asked where the page does not know it. */
export async function hasTable(client, game) {
    if (!(game in GAMES)) await listGames(client);
    return game in GAMES;
}

/** A game's sheet, with which its table can be drawn. */
export async function loadSheet(client, game) {
    const [sheet] = await Promise.all([client.game(game).sheet(), GAMES[game]?.load?.(client)]);
    return sheet;
}
