/**
 * A tournament: the results of many tables, with points by placings as its operator sets them.
 *
 * @typedef {{player: string, place: number, total: number | null, as?: string}} Placing   `as`: whom the result named, where its operator has renamed them
 * @typedef {{name: string, placings: Placing[], game?: string, digest?: string, sure?: boolean}} Table   `game`: its id, where it is known; `digest`: of the record that it comes from; `sure`: whether its operator has said that it is right
 * @typedef {"each" | "shared"} Ties              tied players get the points of their place, or share those of the places they take
 * @typedef {"points" | "wins" | "totals"} Order  what tells players of equal points apart: nothing, wins, or wins and then totals
 * @typedef {{id: string, name: string, created: number, points: number[], ties: Ties, order: Order, tables: Table[], apart?: string[][], round?: import("./rounds.js").Round, over?: boolean}} Tournament   `apart`: pairs of names that their operator knows to be two people; `round`: the one whose tables were proposed last; `over`: whether it was the last one
 */

import { BrokenCsv, rowsIn, unguarded } from "./csv.js";

/** Points are counted in these parts of one, so that no share is rounded: hundredths among up to six. */
const PARTS = 6000;
/** Results of a table, as they are read and written. */
export const COLUMNS = ["table", "player", "place", "total"];
/** What may stand beside them: totals of different games cannot be compared. */
const GAME = "game";
/** What else they are called, by those who read the page in German or French. */
const OTHER_NAMES = new Map([
    ["tisch", "table"], ["name", "player"], ["spieler", "player"], ["spielerin", "player"], ["platz", "place"], ["rang", "place"], ["summe", "total"], ["punkte", "total"],
    ["spiel", "game"], ["jeu", "game"], ["joueur", "player"], ["joueuse", "player"], ["nom", "player"], ["score", "total"],
]);
const MOST_TABLES = 1000;
const WHOLE = /^\d{1,4}$/;
const FIGURE = /^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;

/** The points for each place that a text lists; null for what is no such list. @param {string} text @returns {number[] | null} */
export function pointsIn(text) {
    const parts = text.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter((each) => each !== "");
    const numbers = parts.map((each) => Number(each.replace(",", ".")));
    const isPoints = (each, index) => /^\d{1,6}(?:[.,]\d{1,2})?$/.test(parts[index]) && Number.isFinite(each);
    return numbers.length > 0 && numbers.length <= 20 && numbers.every(isPoints) ? numbers : null;
}

/**
 * The tables in a text, or all that is wrong with it, each with its line: then nothing of it counts.
 *
 * @param {string} text
 * @returns {{tables: Table[], faults: {message: string, line: number, text?: string}[]}}     `message`: a key of the words; `text`: what stands there
 */
export function tablesIn(text) {
    try {
        return tablesOf(rowsIn(text));
    } catch (error) {
        if (!(error instanceof BrokenCsv)) throw error;
        return { tables: [], faults: [{ message: error.message, line: error.line }] };
    }
}

function tablesOf(read) {
    if (read.length === 0) throw new BrokenCsv("tournament.csv.empty", 1);
    // An operator who types results begins with the first of them.
    const [head, ...rows] = isResult(read[0].cells) ? [{ line: 1, cells: COLUMNS }, ...read] : read;
    const names = head.cells.map((each) => each.trim().toLowerCase()).map((each) => OTHER_NAMES.get(each) ?? each);
    const known = names.filter((each) => each !== GAME);
    const wrong = known.length !== COLUMNS.length || names.length - known.length > 1 || COLUMNS.some((each) => !known.includes(each));
    if (wrong) throw new BrokenCsv("tournament.csv.columns", head.line);
    const tables = new Map();
    const faults = [];
    const lines = rows.map(({ line, cells }) => ({ line, cells, named: /** @type {any} */ (Object.fromEntries(names.map((each, index) => [each, unguarded(cells[index]?.trim() ?? "")]))) }));
    const placed = new Set(lines.filter(({ named }) => named.place !== "").map(({ named }) => named.table));
    for (const { line, cells, named } of lines) {
        const found = tables.get(named.table) ?? { name: named.table, placings: [], line, isWhole: true };
        tables.set(named.table, found);
        if (named.game) found.game ??= named.game.toLowerCase().replace(/\s+/g, "-");
        const placing = placingOf(named);
        const fault = cells.length !== names.length ? "cells" : faultIn(named, placed.has(named.table)) ?? (found.placings.some(({ player }) => player === placing.player) ? "twice" : null);
        if (fault === null) found.placings.push(placing);
        else {
            const text = { place: named.place, total: named.total, twice: named.player }[fault];
            faults.push({ message: `tournament.csv.${fault}`, line, ...(text && { text }) });
            found.isWhole = false;
        }
    }
    if (tables.size > MOST_TABLES) throw new BrokenCsv("tournament.csv.too-many", 1);
    for (const table of tables.values()) {
        if (!placed.has(table.name)) table.placings = placedByTotals(table.placings);
        if (table.isWhole && !arePlaces(table.placings)) faults.push({ message: "tournament.csv.places", line: table.line });
    }
    if (faults.length > 0) return { tables: [], faults: faults.sort((one, other) => one.line - other.line) };
    return { tables: [...tables.values()].map(({ name, placings, game }) => ({ name, placings, ...(game && { game }) })), faults };
}

/** Whether a line is a result by itself, in the order of the columns. @param {string[]} cells */
function isResult(cells) {
    const [table, player, place, total] = cells.map((each) => each.trim());
    return cells.length === COLUMNS.length && faultIn({ table, player, place, total }, place !== "") === null;
}

/** What is wrong with a line of results; null for nothing. `isPlaced`: whether its table has places, and does not leave them to the totals. */
function faultIn({ table, player, place, total }, isPlaced) {
    if (table === "" || player === "") return "nameless";
    if (place === "" && (isPlaced || total === "")) return "placeless";
    if (isPlaced && (!WHOLE.test(place) || Number(place) < 1)) return "place";
    return total !== "" && !FIGURE.test(total) ? "total" : null;
}

/** With the places that their totals say: more is better, and equal ones share a place. @param {Placing[]} placings */
const placedByTotals = (placings) => placings.map((each) => ({ ...each, place: placings.filter(({ total }) => total > each.total).length + 1 }));

/** Whether the places of a table are those that its totals say. @param {Placing[]} placings */
export const followTotals = (placings) => placings.length > 0 && placings.every(({ total }) => total !== null) && placedByTotals(placings).every(({ place }, index) => place === placings[index].place);

/** The lines of a form with the places that their totals say; none where a total is missing. @param {{player: string, place: string, total: string}[]} lines */
export function placesByTotals(lines) {
    const filled = lines.filter(({ player }) => player.trim() !== "");
    if (!filled.every(({ total }) => FIGURE.test(total.trim()))) return lines.map((line) => ({ ...line, place: "" }));
    const places = placedByTotals(filled.map((line) => placingOf({ ...line, total: line.total.trim() })));
    return lines.map((line) => (filled.includes(line) ? { ...line, place: String(places[filled.indexOf(line)].place) } : line));
}

/** @returns {Placing} */
const placingOf = ({ player, place, total }) => ({ player, place: Number(place), total: total === "" ? null : Number(total.replace("−", "-").replace(",", ".")) });

/** Whether the places of a table are possible: nobody can be third unless two are ahead. @param {Placing[]} placings */
export const arePlaces = (placings) => placings.every(({ place }) => placings.filter((other) => other.place < place).length === place - 1);

/**
 * The first two players of a table whose totals contradict their places: one is ahead with less, or both share a place with
 * different totals. Equal totals say nothing: a tie-break may have decided. A table that was judged contradicts nothing, nor one that its operator is sure of.
 *
 * @param {Table} table
 * @returns {[Placing, Placing] | null}     the one whose place is better first
 */
export function contradictionIn({ placings, digest, sure }) {
    if (digest !== undefined || sure) return null;
    const known = placings.filter(({ total }) => total !== null).sort((one, other) => one.place - other.place);
    for (const [index, one] of known.entries()) {
        const other = known.slice(index + 1).find(({ place, total }) => (place === one.place ? total !== one.total : total > one.total));
        if (other !== undefined) return [one, other];
    }
    return null;
}

/** A table of a finished game, by its scoresheet. @returns {Table} */
export function tableOf(name, scores, digest, game) {
    const placings = scores.standings.map(({ player, rank, total, penalties = 0 }) => ({ player, place: rank, total: total + penalties }));
    return { name, placings, digest, game };
}

/** A name as people compare names: neither case nor spaces count. @param {string} name */
const comparable = (name) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** How many tables each player sat at. @param {Table[]} tables @returns {Map<string, number>} */
export function seatsIn(tables) {
    const seats = new Map();
    for (const { player } of tables.flatMap(({ placings }) => placings)) seats.set(player, (seats.get(player) ?? 0) + 1);
    return seats;
}

/**
 * Players who may be one person under two names, which differ in case or spaces alone, and who never sat at one table.
 *
 * @param {Table[]} tables
 * @param {string[][]} apart                     pairs of names that are known to be two people
 * @returns {{player: string, as: string}[]}     whom to rename, and to whom: who sat at more tables
 */
export function alikeIn(tables, apart = []) {
    const areTwo = (one, other) => sharedBy(tables, one, other) !== undefined || apart.some((pair) => pair.includes(one) && pair.includes(other));
    const players = [...seatsIn(tables)].sort(([, one], [, other]) => other - one).map(([player]) => player);
    return players.flatMap((player, index) => {
        const as = players.slice(0, index).find((each) => comparable(each) === comparable(player));
        return as !== undefined && !areTwo(player, as) ? [{ player, as }] : [];
    });
}

/** A table at which both sat, who are then two people. @param {Table[]} tables @param {string} one @param {string} other */
export const sharedBy = (tables, one, other) => tables.find(({ placings }) => [one, other].every((name) => placings.some(({ player }) => player === name)));

/**
 * The tables with a player under another name, which may be that of somebody who then is the same person. A result keeps its digest, and whom it
 * named: it counts once, also when it comes again.
 *
 * @param {Table[]} tables
 * @param {string} player
 * @param {string} name
 */
export function renamedIn(tables, player, name) {
    const renamed = (placing) => (placing.player === player ? { ...placing, player: name, as: placing.as ?? player } : placing);
    return tables.map((table) => (table.placings.some((each) => each.player === player) ? { ...table, placings: table.placings.map(renamed) } : table));
}

/** Whether results are of different games, as far as they tell: then no total says anything about another. @param {Table[]} tables */
export const areDifferentGames = (tables) => new Set(tables.flatMap(({ game }) => game ?? [])).size > 1;

/**
 * What each player gets at a table, in parts of a point.
 *
 * @param {Placing[]} placings
 * @param {number[]} points      by place; places beyond get none
 * @param {Ties} ties
 * @returns {Map<string, number>}
 */
export function partsAt(placings, points, ties) {
    const forPlace = (place) => Math.round((points[place - 1] ?? 0) * 100) * (PARTS / 100);
    return new Map(placings.map(({ player, place }) => {
        if (ties === "each") return [player, forPlace(place)];
        const tied = placings.filter((other) => other.place === place).length;
        const sum = Array.from({ length: tied }, (_, index) => forPlace(place + index)).reduce((one, other) => one + other, 0);
        return [player, sum / tied];
    }));
}

/**
 * The standings of a tournament: equal ranks where nothing tells players apart.
 *
 * @param {Pick<Tournament, "tables" | "points" | "ties" | "order">} tournament
 * @returns {{rank: number, player: string, points: number, tables: number, wins: number, total: number | null}[]}
 *     `total`: null where a table told none, and for all where the games differ
 */
export function standingsOf({ tables, points, ties, order }) {
    const players = new Map();
    const isOneGame = !areDifferentGames(tables);
    for (const { placings } of tables) {
        const parts = partsAt(placings, points, ties);
        for (const { player, place, total } of placings) {
            const so = players.get(player) ?? { player, parts: 0, tables: 0, wins: 0, total: 0 };
            players.set(player, {
                player,
                parts: so.parts + (parts.get(player) ?? 0),
                tables: so.tables + 1,
                wins: so.wins + (place === 1 ? 1 : 0),
                total: so.total === null || total === null || !isOneGame ? null : so.total + total,
            });
        }
    }
    const alike = ({ parts, wins }) => `${parts} ${wins}`;
    const untold = new Set([...players.values()].filter(({ total }) => total === null).map(alike));
    // A total that nobody has told says nothing, neither for its player nor against one.
    const totalOf = (each) => (untold.has(alike(each)) ? 0 : each.total);
    const counted = { points: 1, wins: 2, totals: 3 }[order];
    const keys = (each) => [each.parts, each.wins, totalOf(each)].slice(0, counted);
    const compared = (one, other) => keys(one).map((key, index) => (keys(other)[index] === key ? 0 : keys(other)[index] > key ? 1 : -1)).find((each) => each !== 0) ?? 0;
    const sorted = [...players.values()].sort((one, other) => compared(one, other) || one.player.localeCompare(other.player));
    return sorted.map(({ parts, ...each }) => ({ rank: sorted.filter((other) => compared(other, { parts, ...each }) < 0).length + 1, ...each, points: parts / PARTS }));
}

/** The results as rows of a file, which `tablesIn` reads again. @param {Table[]} tables */
export function resultRows(tables) {
    const withGame = (row, game) => (tables.some((each) => each.game) ? [...row, game] : row);
    return [withGame(COLUMNS, GAME), ...tables.flatMap(({ name, placings, game }) => placings.map(({ player, place, total }) => withGame([name, player, place, total], game ?? "")))];
}

/** The standings as rows of a file. */
export const standingRows = (standings) => [
    ["rank", "player", "points", "tables", "wins", "total"],
    ...standings.map(({ rank, player, points, tables, wins, total }) => [rank, player, Number(points.toFixed(4)), tables, wins, total]),
];

/** A tournament whose last round has been played. @param {Tournament} tournament */
export const ended = (tournament) => ({ ...tournament, over: true });

/** One that goes on after all. @param {Tournament} tournament */
export const goneOn = ({ over: _over, ...tournament }) => tournament;
