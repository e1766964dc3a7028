/** A first game begins at once: one person, two opponents who play sensibly and still at once, and always the same cards. */

import { allowed } from "../practice/asking.js";

const PLAYERS = ["Ann", "Bob", "Cy"];
const [PERSON] = PLAYERS;

/** Cards with which most of what the lessons are about comes up early. */
const SEED = "first-game";

/** A service that suggests nothing has opponents who only play default actions. */
export async function beginFirstGame({ client, game, begin }) {
    const request = { players: PLAYERS, first_player: PERSON, seed: SEED };
    const [most, position] = await Promise.all([allowed(client), client.game(game).setup(request)]);
    return begin(game, request, position, { person: PERSON, strength: most ? "medium" : "default", reasons: [], isFirst: true });
}
