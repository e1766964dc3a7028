/** The rounds of a tournament, whose tables are proposed before they are played. */

import { same } from "../same.js";
import { roundsFor, sitsOut } from "./pairing.js";
import { goneOn, seatsIn } from "./tournament.js";

/**
 * @typedef {import("./tournament.js").Table} Table
 * @typedef {import("./tournament.js").Tournament} Tournament
 * @typedef {{players: string[], before: number}} Seating     `before`: how many results these players had together when it was proposed
 * @typedef {{number: number, seats: number, tables: Seating[], ahead: string[][][], away: string[]}} Round     `ahead`: the rounds that are planned behind it; `away`: who has played, and plays no more
 */

/** No game has more. */
export const MOST_SEATS = 8;

const names = (table) => table.placings.map(({ player }) => player);
const areSame = (some, others) => some.length === others.length && some.every((each) => others.includes(each));
const ofThese = (players, tables) => tables.filter((table) => areSame(names(table), players));
const resultsOf = (players, tables) => ofThese(players, tables).length;

/** The result of a table that was proposed, once it has come. @param {Seating} seating @param {Table[]} tables @returns {Table | undefined} */
export const resultIn = ({ players, before }, tables) => ofThese(players, tables)[before];

/** @param {Seating} seating @param {Table[]} tables */
export const isPlayed = (seating, tables) => resultIn(seating, tables) !== undefined;

/** Whether all who were seated have played. @param {Tournament} tournament */
export const isRoundOver = ({ round, tables }) => round !== undefined && round.tables.every((each) => sitsOut(each.players) || isPlayed(each, tables));

/** Who plays in the next round, unless their operator says otherwise. @param {Tournament} tournament @returns {string[]} */
export function expectedIn({ round, tables }) {
    const seated = round?.tables.flatMap(({ players }) => players) ?? [];
    const others = [...seatsIn(tables).keys()].filter((player) => !seated.includes(player) && !round?.away.includes(player));
    return [...seated, ...others].sort((one, other) => one.localeCompare(other));
}

/**
 * A tournament with the next round. One of which no result has come is proposed anew; one that has begun counts as played at all its tables.
 *
 * @param {Tournament} tournament
 * @param {string[]} players
 * @param {number} seats     at a table, at most
 * @returns {Tournament}
 */
export function roundAfter(tournament, players, seats) {
    const { tables, round } = tournament;
    const hasBegun = round?.tables.some((seating) => isPlayed(seating, tables)) ?? false;
    const still = hasBegun ? round.tables.filter((seating) => !isPlayed(seating, tables)).map((seating) => seating.players).filter((each) => !sitsOut(each)) : [];
    const [next, ...ahead] = roundsFor(players, seats, [...tables.map(names), ...still], hasBegun ? round.ahead : []);
    const number = round ? round.number + (hasBegun ? 1 : 0) : Math.max(0, ...seatsIn(tables).values()) + 1;
    const seated = next.map((each) => seatingOf(each, tables));
    return { ...goneOn(tournament), round: { number, seats, tables: seated, ahead, away: [...seatsIn(tables).keys()].filter((player) => !players.includes(player)) } };
}

/** @param {string[]} players @param {Table[]} tables @returns {Seating} */
const seatingOf = (players, tables) => ({ players, before: resultsOf(players, tables) });

/** A tournament in whose round two players have changed places. @param {Tournament} tournament @param {string} one @param {string} other */
export function swappedIn({ round, tables, ...rest }, one, other) {
    const swapped = (player) => (player === one ? other : player === other ? one : player);
    const changed = (seating) => (seating.players.some((each) => each === one || each === other) ? seatingOf(seating.players.map(swapped), tables) : seating);
    return { ...rest, tables, round: { ...round, tables: round.tables.map(changed) } };
}

/** A tournament with the result of a table of its round: those sat there whom the result names. @param {Tournament} tournament @param {number} index @param {Table} table */
export function enteredIn({ round, tables, ...rest }, index, table) {
    const seatings = round.tables.map((each, at) => (at === index ? seatingOf(names(table), tables) : each));
    return { ...rest, tables: [...tables, table], round: { ...round, tables: seatings } };
}

/**
 * A tournament with the result of a table of its round set right; undefined where it is there no more.
 *
 * @param {Tournament} tournament
 * @param {number} index     of the table in its round
 * @param {Table} table      as it was
 * @param {Table} by         as it is right
 */
export function correctedIn({ round, tables, ...rest }, index, table, by) {
    const at = tables.findIndex((each) => same(each, table));
    if (at === -1) return undefined;
    const seating = { players: names(by), before: resultsOf(names(by), tables.slice(0, at)) };
    return { ...rest, tables: tables.map((each, other) => (other === at ? by : each)), round: { ...round, tables: round.tables.map((each, other) => (other === index ? seating : each)) } };
}

/** A tournament in which a player has another name everywhere, which may be that of somebody who then is the same person. */
export function seatedAs(round, player, name) {
    if (!round) return {};
    const renamed = (list) => [...new Set(list.map((each) => (each === player ? name : each)))];
    return { round: { ...round, tables: round.tables.map((each) => ({ ...each, players: renamed(each.players) })), ahead: [], away: renamed(round.away) } };
}
