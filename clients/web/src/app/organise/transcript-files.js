/**
 * Transcripts in files: one in a .json file, one a line in a .jsonl file. What a text holds tells which it is, not its name.
 *
 * @typedef {{file: string, line: number | null, record?: any, fault?: "no-json" | "no-game" | "no-actions"}} Found
 *     `line`: where in a file with one a line; `fault`: why it is no transcript
 */

/** How many are judged at a time: more are for the command line. */
export const MOST = 1000;

/**
 * Every transcript in a text.
 *
 * @param {string} file                        its name
 * @param {string} text
 * @param {(game: string) => boolean} isKnown  whether that game is played here
 * @returns {Found[]}
 */
export function transcriptsIn(file, text, isKnown) {
    const whole = parsed(text);
    if (whole !== undefined) return [judged({ file, line: null }, whole, isKnown)];
    const lines = text.replace(/^\ufeff/, "").split(/\r?\n/).map((each, index) => ({ each, line: index + 1 })).filter(({ each }) => each.trim() !== "");
    if (lines.length < 2) return [{ file, line: null, fault: "no-json" }];
    return lines.map(({ each, line }) => judged({ file, line }, parsed(each), isKnown));
}

/** What a text is as JSON; undefined if it is none. */
function parsed(text) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ""));
    } catch {
        return undefined;
    }
}

/** The lines of a batch that has those judged that are transcripts, each by its index. @param {Found[]} found */
export const judging = (found) =>
    found.flatMap(({ record }, id) => (record === undefined ? [] : [{ id, operation: "replays", game: record.game ?? record.state.game, body: record }]));

function judged(place, value, isKnown) {
    if (value === undefined) return { ...place, fault: "no-json" };
    const game = value?.game ?? value?.state?.game;
    if (typeof game !== "string" || !isKnown(game)) return { ...place, fault: "no-game" };
    if (!Array.isArray(value.actions)) return { ...place, fault: "no-actions" };
    return { ...place, record: value };
}

/**
 * What the service said of a transcript, in one word each, for a table and for a file of it.
 *
 * @param {Found} found
 * @param {{ok: boolean, body: any} | null} answer     of /replays; null while it is awaited
 */
export function verdictOf(found, answer) {
    const { record, fault } = found;
    const given = record === undefined ? {} : { game: record.game ?? record.state.game, players: playersOf(record), of: record.actions.length };
    const plain = { players: [], of: null, applied: null, refusedAt: null, code: "", rule: "", detail: "", finished: false, winners: [], game: "" };
    const row = { ...plain, file: found.file, line: found.line, ...given };
    if (fault !== undefined) return { ...row, verdict: fault };
    if (answer === null) return { ...row, verdict: "waiting" };
    if (!answer.ok) {
        const { errors = [], violations = [], detail = "", title = "" } = answer.body;
        const [first] = [...errors, ...violations];
        return { ...row, verdict: "not-readable", code: first?.code ?? "", rule: first?.rule ?? "", detail: first ? [first.pointer, first.detail].filter(Boolean).join(": ") : detail || title };
    }
    if (wasDealtByChance(record, answer.body)) return { ...row, verdict: "unseeded" };
    const { applied, refused, position, history_matches: history, scores_match: scores } = answer.body;
    const known = { ...row, applied, finished: position.finished, winners: position.scores?.winners ?? [] };
    if (refused !== null) {
        const [first] = refused.problem.violations ?? refused.problem.errors ?? [];
        return { ...known, verdict: "refused", refusedAt: refused.index + 1, code: first?.code ?? "", rule: first?.rule ?? "", detail: first?.detail ?? refused.problem.title };
    }
    if (history === false) return { ...known, verdict: "digest" };
    if (scores === false) return { ...known, verdict: "scores" };
    return { ...known, verdict: "right" };
}

/**
 * Whether the service had to draw the seed, so that the next replay is another game: whatever it found of this one says nothing.
 *
 * @param {any} record
 * @param {any} answer      of /replays
 */
export const wasDealtByChance = ({ setup }, { position }) => setup !== undefined && !("seed" in setup || "nonce" in setup) && position.state?.deal?.seed !== undefined;

/** The ids of the players that a record names, as far as it names any. */
function playersOf(record) {
    const { players } = record.setup ?? record.state ?? {};
    return Array.isArray(players) ? players.map((each) => String(each?.id ?? each)) : [];
}

/** The columns of the file of verdicts. */
export const COLUMNS = ["file", "line", "game", "players", "verdict", "actions", "applied", "refused_at", "code", "rule", "detail", "finished", "winners"];

/** A verdict as a row of that file. */
export const csvCells = ({ file, line, game, players, verdict, of, applied, refusedAt, code, rule, detail, finished, winners }) => [
    file, line, game, players.join("; "), verdict, of, applied, refusedAt, code, rule, detail, finished ? "yes" : "no", winners.join("; "),
];
