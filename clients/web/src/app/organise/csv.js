/**
 * Tables as CSV (RFC 4180), read strictly and written safely.
 *
 * Own code, because the small libraries accept broken quotes silently, and an organiser whose results shift by a column must be
 * told where. Spreadsheets separate by comma, semicolon or tab, as their country does.
 */

/** What is wrong with a table, and in which line: `message` is a key of the words. */
export class BrokenCsv extends Error {
    /** @param {string} message @param {number} line */
    constructor(message, line) {
        super(message);
        this.line = line;
    }
}

const SEPARATORS = [",", ";", "\t"];
/** What a spreadsheet would take for a formula, or for the way into one. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** What no text has: a picture read as one, or a text in another coding than UTF-8. */
const NO_TEXT = /[\0\ufffd]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** The separator that the first line uses most; a comma where it uses none. */
function separatorOf(text) {
    const [first] = text.split(/\r?\n/, 1);
    const bare = first.replace(/"[^"]*"/g, "");
    return SEPARATORS.map((each) => /** @type {[string, number]} */ ([each, bare.split(each).length])).sort((one, other) => other[1] - one[1])[0][0];
}

/**
 * The rows of a text; throws BrokenCsv.
 *
 * @param {string} given
 * @returns {{line: number, cells: string[]}[]}    without empty lines; each with where it begins
 */
export function rowsIn(given) {
    const text = given.replace(/^\ufeff/, "");
    if (NO_TEXT.test(text)) throw new BrokenCsv("csv.no-text", 1);
    const separator = separatorOf(text);
    const rows = [];
    let [at, line] = [0, 1];
    while (at < text.length) {
        const row = { line, cells: [] };
        for (;;) {
            const cell = text[at] === '"' ? quoted(text, at, line) : bare(text, at, line, separator);
            row.cells.push(cell.value);
            line += cell.value.split("\n").length - 1;
            at = cell.end;
            if (text[at] !== separator) break;
            at += 1;
        }
        if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
        if (at < text.length && text[at] !== "\n") throw new BrokenCsv("csv.after-quote", line);
        at += 1;
        line += 1;
        if (row.cells.length > 1 || row.cells[0].trim() !== "") rows.push(row);
    }
    return rows;
}

function quoted(text, start, line) {
    let value = "";
    for (let at = start + 1; ; ) {
        const end = text.indexOf('"', at);
        if (end < 0) throw new BrokenCsv("csv.open-quote", line);
        value += text.slice(at, end);
        if (text[end + 1] !== '"') return { value, end: end + 1 };
        value += '"';
        at = end + 2;
    }
}

function bare(text, start, line, separator) {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n" && !(text[end] === "\r" && text[end + 1] === "\n")) {
        if (text[end] === '"') throw new BrokenCsv("csv.quote-inside", line);
        end += 1;
    }
    return { value: text.slice(start, end), end };
}

/** A cell as it was meant, without what kept it from being a formula. @param {string} cell */
export const unguarded = (cell) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/**
 * A table as a text that no spreadsheet takes for a program: what begins like a formula and is no number gets an apostrophe.
 *
 * @param {(string | number | null)[][]} rows
 * @returns {string}
 */
export const csvOf = (rows) => `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;

function cellOf(value) {
    const text = value === null || value === undefined ? "" : String(value);
    const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
