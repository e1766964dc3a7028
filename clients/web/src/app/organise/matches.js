/**
 * Matches, as this browser keeps them: which games belong to one, and how the first was set up.
 *
 * @typedef {object} Match
 * @property {string} id
 * @property {string} game
 * @property {number} created
 * @property {number} rounds                how many games are agreed
 * @property {Record<string, any>} options  those of the match
 * @property {{ruleset: string, variant: string, options: Record<string, any>, players: string[]}} setup
 * @property {string[]} games               the ids of kept games, in order
 * @property {Record<string, any>} sheets   by their ids: the final scoresheets, should a game be deleted
 */

import { game as keptGame, newId } from "../../storage/games.js";
import { Store } from "../../storage/store.js";

const store = new Store("matches");

/** Every match of a game, the newest first. @returns {Promise<Match[]>} */
export const matchesOf = async (game) => (await store.all()).filter((each) => each.game === game).sort((one, other) => other.created - one.created);

/** @param {Match} match */
export const keepMatch = (match) => store.put(match);

/**
 * Change which games a match has, from what is kept of it: another window may have added some meanwhile.
 *
 * @param {Match} match
 * @param {(games: string[]) => string[]} changed
 */
export const changeGames = (match, changed) =>
    store.change(match.id, (current) => ({ ...match, ...current, sheets: { ...current?.sheets, ...match.sheets }, games: changed(current?.games ?? match.games) }));
export const dropMatch = (id) => store.remove(id);

/** The match that a kept game belongs to, or null. @returns {Promise<Match | null>} */
export const matchWith = async (id) => (await store.all()).find(({ games }) => games.includes(id)) ?? null;

/** @returns {Match} */
export const newMatch = (game, { rounds, options, setup }) => ({ id: newId(), game, created: Date.now(), rounds, options, setup, games: [], sheets: {} });

/** Who plays the next game: those who have forfeited one play no further. @param {Match} match @param {any} standings */
export const playingOn = ({ setup }, standings) => (standings?.cash ? setup.players.filter((id) => Object.hasOwn(standings.cash, id)) : setup.players);

/**
 * The setup of the next game of a match: what the first one had, and what the service says of money and who begins.
 *
 * @param {Match} match
 * @param {any} standings     the service's answer so far; null before the first game
 * @param {{first: string, dealer: string, deal: any}} wish   `first`: "" has it drawn
 */
export function nextSetup(match, standings, { first, dealer, deal }) {
    return {
        ...match.setup,
        players: playingOn(match, standings),
        dealer,
        ...(first === "" ? { first_player: { draw: true } } : { first_player: first }),
        ...(dealer === "table" && deal !== null && { deal }),
        ...(standings?.cash && { cash: standings.cash }),
    };
}

/**
 * What the service says of a match: each game's end, and the standings after each of them.
 *
 * @param {any} client
 * @param {Match} match
 * @returns {Promise<{games: any[], standings: any, problem: any, match: Match}>}
 *     `games`: {id, record, begun, end, sheet, wrongCash}; `standings`: after all that are finished; `match`: with the sheets
 */
export async function matchNow(client, match) {
    const records = await Promise.all(match.games.map((id) => keptGame(id)));
    const games = await ends(client, match, records);
    const sheets = Object.fromEntries(games.filter(({ sheet }) => sheet !== null).map(({ id, sheet }) => [id, sheet]));
    const finished = games.filter(({ sheet }) => sheet !== null);
    const answers = [];
    const bodies = finished.map((_game, index) => ({ rounds: match.rounds, options: match.options, results: finished.slice(0, index + 1).map(({ sheet }) => sheet) }));
    const lines = bodies.map((body, id) => ({ id, operation: "matches", game: match.game, body }));
    for await (const answer of client.batch(lines)) answers.push(answer);
    for (const [index, one] of finished.entries()) one.wrongCash = index > 0 && one.begun !== null && otherCash(one.begun, answers[index - 1]);
    const last = answers.at(-1) ?? null;
    return { games, standings: last?.ok ? last.body : null, problem: last && !last.ok ? last.problem : null, match: { ...match, sheets: { ...match.sheets, ...sheets } } };
}

async function ends(client, match, records) {
    const games = match.games.map((id, index) => ({ id, record: records[index], begun: null, end: null, sheet: match.sheets[id] ?? null, wrongCash: false, problem: null }));
    const lines = games.flatMap(({ record }, index) => {
        if (record === null) return [];
        const line = (which, actions) => ({ id: [index, which], operation: "replays", game: match.game, body: { ...record.start, actions } });
        return [line("begun", []), line("end", record.actions.slice(0, record.cursor))];
    });
    for await (const answer of client.batch(lines)) {
        const [index, which] = answer.id;
        if (!answer.ok) games[index].problem = answer.problem;
        else games[index][which] = answer.body.position;
    }
    // The kept game counts: one whose last action was undone is not over.
    return games.map((each) => (each.end === null ? each : { ...each, sheet: each.end.scores }));
}

/** Whether a game began with other money than the one before has left. */
function otherCash({ state }, answer) {
    if (!answer.ok || answer.body.cash === null) return false;
    return state.players.some(({ id, cash }) => answer.body.cash[id] !== cash);
}
