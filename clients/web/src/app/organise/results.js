/** Results for a tournament from files. It is a part of its own: most readers of the page bring none. */

import { MOST, judging, transcriptsIn, verdictOf } from "./transcript-files.js";
import { tableOf, tablesIn } from "./tournament.js";
import { withWords } from "./verdicts/words.js";

/**
 * The tables in files and what was wrong with the others; every game is judged before it counts.
 *
 * @param {{file: string, text: string}[]} sources
 * @param {Record<string, string>} games      those that are played here: what each is called, by id
 * @param {any} client
 * @param {any} page                          its translator
 */
export async function resultsOf(sources, games, client, page) {
    const isKnown = (game) => game in games;
    const t = withWords(page);
    const tables = [];
    const faults = [];
    const found = [];
    for (const { file, text } of sources) {
        const records = /^\s*\ufeff?\s*[[{]/.test(text) ? transcriptsIn(file, text, isKnown) : [];
        found.push(...records);
        if (records.length > 0) continue;
        const read = tablesIn(text);
        tables.push(...read.tables);
        faults.push(...read.faults.map(({ message, line, text: there }) => t("tournament.fault", { file, line, what: t(message, { text: there }) })));
    }
    if (found.length > MOST) return { tables, faults: [...faults, t("import.too-many", { n: found.length, most: MOST })] };
    const answers = [];
    for await (const answer of client.batch(judging(found))) answers[answer.id] = answer;
    for (const [index, each] of found.entries()) {
        const { verdict, game, finished, refusedAt, detail } = verdictOf(each, answers[index] ?? null);
        const place = each.line === null ? each.file : `${each.file} ${t("verdicts.line", { n: each.line })}`;
        const name = game in games && !place.startsWith(games[game]) ? `${games[game]} · ${place}` : place;
        if (verdict === "right" && finished) {
            const { scores, state } = answers[index].body.position;
            tables.push(tableOf(name, scores, state.history, game));
        } else {
            const what = verdict === "right" ? t("verdicts.running") : [t(`verdicts.is.${verdict}`), refusedAt !== null && t("verdicts.at", { n: refusedAt }), detail].filter(Boolean).join(t("semicolon"));
            faults.push(t("labelled", { label: name, text: what }));
        }
    }
    return { tables, faults };
}

/**
 * Those that are not there yet: a game counts once. `doubtful`: results that stand there under another name, which may be another game.
 *
 * @param {import("./tournament.js").Table[]} tables
 * @param {import("./tournament.js").Table[]} known
 * @param {any} t
 */
export function withoutKnown(tables, known, t) {
    const there = [...known];
    const fresh = [];
    const doubtful = [];
    const faults = [];
    for (const table of tables) {
        const isGame = table.digest !== undefined && there.some(({ digest }) => digest === table.digest);
        const equal = there.filter((each) => [resultOf(each), resultOf(each, namedBy)].includes(resultOf(table)));
        const isTold = table.placings.every(({ total }) => total !== null);
        if (isGame) faults.push(t("tournament.there", { table: table.name }));
        else if (equal.some(({ name }) => name === table.name)) faults.push(t("tournament.same", { table: table.name }));
        else if (equal.length > 0 && isTold && table.digest === undefined) doubtful.push({ table, other: equal[0].name });
        else fresh.push(table);
        there.push(table);
    }
    return { fresh, faults, doubtful };
}

/** Who has which place and total, in whatever order they are listed. */
const resultOf = ({ placings }, named = ({ player }) => player) => JSON.stringify(placings.map((each) => [named(each), each.place, each.total]).sort());

/** Whom the result itself named, before its operator renamed anybody. */
const namedBy = ({ player, as }) => as ?? player;
