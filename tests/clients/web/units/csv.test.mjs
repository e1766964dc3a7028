/** Tables as CSV: what is written comes back, what is broken is told with its line, and nothing becomes a formula. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { BrokenCsv, csvOf, rowsIn, unguarded } from "../../../../clients/web/src/app/organise/csv.js";

const cells = (text) => rowsIn(text).map((row) => row.cells);

test("what is written comes back", () => {
    const rows = [["table", "player", "total"], ["1", 'Zoë "Z", the first', "-12"], ["2", "two\nlines; and\ta tab", ""], ["", "", ""], ["3", "a;b", "1.5"]];
    assert.deepEqual(cells(csvOf(rows)), rows);
});

test("commas, semicolons and tabs separate, as the spreadsheet's country has it", () => {
    for (const separator of [",", ";", "\t"]) assert.deepEqual(cells(`a${separator}b\r\n"1${separator}2"${separator}3`), [["a", "b"], [`1${separator}2`, "3"]]);
    assert.deepEqual(cells("a;b,c;d\n1;2,3;4"), [["a", "b,c", "d"], ["1", "2,3", "4"]]);
});

test("a mark at the start, empty lines and any line end are no cells", () => {
    assert.deepEqual(cells("\ufeffa,b\n\n1,2\r\n\r\n"), [["a", "b"], ["1", "2"]]);
    assert.deepEqual(rowsIn('a\n\n"x\ny"\nb').map(({ line }) => line), [1, 3, 5]);
});

test("broken quotes are told with their line", () => {
    for (const [text, message, line] of [
        ['a,b\n"1,2', "csv.open-quote", 2],
        ['a,b\n1,"2"x', "csv.after-quote", 2],
        ['a,b\n\n1,2"', "csv.quote-inside", 3],
    ]) {
        assert.throws(() => rowsIn(text), (error) => error instanceof BrokenCsv && error.message === message && error.line === line, text);
    }
});

test("nothing that is written is a formula, and numbers stay numbers", () => {
    const dangerous = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")', "-", "+49"];
    for (const text of dangerous) {
        const [[cell]] = cells(csvOf([[text]]));
        assert.ok(cell.startsWith("'"), text);
        assert.equal(unguarded(cell), text);
    }
    for (const number of ["-12", "3.5", "0", "-0.5"]) assert.deepEqual(cells(csvOf([[number]])), [[number]]);
    assert.deepEqual(["'tis", "''", "it's"].map(unguarded), ["'tis", "''", "it's"]);
});
