/**
 * Starting a table by link: which keys are needed, and which of them this browser keeps.
 *
 * @typedef {object} Place
 * @property {"device" | "table" | "opponents" | "shared" | "quick" | "fair"} place    where and with whom it is played; table: a real one; shared: everybody takes a
 *     seat by one link; quick: all keys are made here and by the service
 * @property {string} mine                          the player who plays in this browser; NOBODY for none
 * @property {Record<string, string>} codes         join codes by player
 * @property {boolean} referee
 * @property {boolean} held
 * @property {number} clock                         minutes for a turn; 0 for none
 */

import { canShare } from "../home.js";
import { pointerOf } from "../pointer.js";
import { secondsOf } from "./clock.js";
import { codeOf, isCode, keyOf, newSecret } from "./codes.js";
import { keep } from "./kept.js";
import { newTable, withKey } from "./open.js";
import { dropUsed, keepSecret } from "./secrets.js";

export const NOBODY = "";

/** @type {Place & {mine: string | null}} */
export const FIRST_PLACE = { place: "device", mine: null, codes: { __proto__: null }, referee: false, held: true, clock: 0 };

/** Who plays in this browser: the first player unless another one was chosen. */
export const mineOf = ({ mine, players }) => (mine === NOBODY || players.includes(mine) ? mine : players[0]);

/** Who has to send a join code. @returns {string[]} */
export const guestsOf = (draft) => (draft.place === "fair" ? draft.players.filter((each) => each !== mineOf(draft)) : []);

/** What is wrong with the join codes, in the form of the service's errors. */
export function codeErrors(draft, t) {
    const guests = guestsOf(draft);
    const given = guests.map((each) => draft.codes[each] ?? "");
    return guests.flatMap((each, index) => {
        const wrong = !isCode(given[index]) ? "place.code-wrong" : given.indexOf(given[index]) < index ? "place.code-twice" : null;
        return wrong === null ? [] : [{ pointer: pointerTo(each), detail: t(wrong) }];
    });
}

/** The JSON pointer to a player's code in the request. */
export const pointerTo = (player) => pointerOf(["verifiers", player]);

/**
 * Set the table up, and keep it with the keys that this browser has then.
 *
 * @param {string=} after      the invitation to the finished table whose people play again
 * @returns {Promise<string>}   its id; rejects with what the service says
 */
export async function begin(client, game, request, draft, after) {
    const mine = mineOf(draft);
    const secret = newSecret();
    const own = mine === NOBODY ? [] : [[mine, await codeOf(secret)]];
    const verifiers = Object.fromEntries([...guestsOf(draft).map((each) => [each, draft.codes[each]]), ...own]);
    // A table that is found again after a lost answer, by the old invitation, has this key.
    if (after) await keepSecret(secret);
    const { referee } = draft;
    // Where the service keeps the newest token, nobody can try an action, look, and go back: all see at once what it turns up.
    const held = draft.held && !canShare();
    const shared = draft.place === "shared";
    // Where the service keeps the clock, it tells of it itself; else it travels in the links.
    const kept = draft.clock > 0 && canShare();
    const agreed = draft.clock > 0 && !kept;
    const answer = await client.game(game).sealedSetup({ ...request, verifiers, referee, held, ...(shared && { shared }), ...(kept && { clock: secondsOf(draft.clock) }) }, { after });
    const { invitation } = answer;
    const fresh = { ...newTable(game, answer), ...(agreed && { clock: draft.clock }), ...(referee && { referee: 1 }), ...(invitation && { invitation }), ...(after && { again: true }) };
    const made = mine === NOBODY ? fresh : withKey(fresh, keyOf(draft.players.indexOf(mine) + 1, secret));
    await keep({ ...made, given: keysFor(answer, draft.players), told: [{ ply: 0, events: answer.events, language: client.language }] });
    await dropUsed(made.keys);
    return answer.table;
}

function keysFor({ seat_keys: keys, referee_key: referee, table_key: table }, players) {
    const seats = Object.entries(keys).map(([player, key]) => [players.indexOf(player) + 1, key]);
    return Object.fromEntries([...seats, ...(referee ? [["r", referee]] : []), ...(table ? [["t", table]] : [])]);
}
