/** A tournament's figures: places, ties, totals; and its file, which is read as strictly as it is written. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { csvOf } from "../../../../clients/web/src/app/organise/csv.js";
import { alikeIn, arePlaces, partsAt, pointsIn, renamedIn, resultRows, standingsOf, tableOf, tablesIn } from "../../../../clients/web/src/app/organise/tournament.js";

const placing = (player, place, total = null) => ({ player, place, total });
const HEAD = "table,player,place,total\n";
const POINTS = [5, 3, 2, 1];
const pointsAt = (placings, ties) => Object.fromEntries([...partsAt(placings, POINTS, ties)].map(([player, parts]) => [player, parts / 6000]));

test("points go by place; those who tie share them, or each has them", () => {
    const tied = [placing("Ann", 1), placing("Bob", 2), placing("Cy", 2), placing("Dee", 4)];
    assert.deepEqual(pointsAt(tied, "shared"), { Ann: 5, Bob: 2.5, Cy: 2.5, Dee: 1 });
    assert.deepEqual(pointsAt(tied, "each"), { Ann: 5, Bob: 3, Cy: 3, Dee: 1 });
    assert.deepEqual(pointsAt([...Array(5)].map((_, n) => placing(`p${n}`, n + 1)), "each").p4, 0, "beyond the list there are none");
});

test("no share is rounded: three times a third is one", () => {
    const tables = [0, 1, 2].map((n) => ({ id: `${n}`, name: `${n}`, placings: ["Ann", "Bob", "Cy"].map((player) => placing(player, 1)) }));
    const standings = standingsOf({ tables, points: [1], ties: "shared", order: "points" });
    assert.deepEqual(standings.map(({ rank, points }) => [rank, points]), [[1, 1], [1, 1], [1, 1]]);
});

test("wins and then totals tell players apart, as far as the operator says", () => {
    const tables = [
        { id: "1", name: "1", placings: [placing("Ann", 1, 10), placing("Bob", 2, 9), placing("Cy", 3, 1)] },
        { id: "2", name: "2", placings: [placing("Bob", 2, 8), placing("Cy", 1, 20), placing("Ann", 3, 2)] },
    ];
    const ranks = (order) => standingsOf({ tables, points: [3, 3, 3], ties: "each", order }).map(({ player, rank }) => `${player}${rank}`);
    assert.deepEqual(ranks("points"), ["Ann1", "Bob1", "Cy1"]);
    assert.deepEqual(ranks("wins"), ["Ann1", "Cy1", "Bob3"]);
    assert.deepEqual(ranks("totals"), ["Cy1", "Ann2", "Bob3"]);
});

test("totals tell nobody apart of equal points and wins where one of them lacks a total", () => {
    const tables = [{ id: "1", name: "1", placings: [placing("Ann", 1, null), placing("Bob", 1, -5), placing("Cy", 1, 7), placing("Dee", 4, 3), placing("Eve", 4, 4)] }];
    const standings = standingsOf({ tables, points: [1], ties: "each", order: "totals" });
    assert.deepEqual(standings.map(({ player, rank, total }) => [player, rank, total]), [["Ann", 1, null], ["Bob", 1, -5], ["Cy", 1, 7], ["Eve", 4, 4], ["Dee", 5, 3]]);
});

test("totals of different games are neither added nor compared; a result that names no game is of that of the others", () => {
    const at = (name, game, ...placings) => ({ name, placings, ...(game && { game }) });
    const results = (second) => [at("1", "for-sale", placing("Ann", 1, 40), placing("Bob", 2, 30)), at("2", second, placing("Bob", 1, 9), placing("Ann", 2, 8))];
    const ranks = (tables) => standingsOf({ tables, points: POINTS, ties: "shared", order: "totals" }).map(({ player, rank, total }) => [player, rank, total]);
    assert.deepEqual(ranks(results("for-sale")), [["Ann", 1, 48], ["Bob", 2, 39]]);
    assert.deepEqual(ranks(results(undefined)), [["Ann", 1, 48], ["Bob", 2, 39]]);
    assert.deepEqual(ranks(results("the-estates")), [["Ann", 1, null], ["Bob", 1, null]]);
});

test("a file may tell of which game each result is", () => {
    const { tables } = tablesIn("Tisch,Spiel,Name,Platz,Summe\nOne,For Sale,Ann,1,12\nTwo,,Bob,1,3\n");
    assert.deepEqual(tables.map(({ name, game }) => [name, game]), [["One", "for-sale"], ["Two", undefined]]);
    assert.deepEqual(resultRows(tables), [["table", "player", "place", "total", "game"], ["One", "Ann", 1, 12, "for-sale"], ["Two", "Bob", 1, 3, ""]]);
    assert.deepEqual(tablesIn(csvOf(resultRows(tables))).tables, tables);
    assert.equal(tablesIn("table,game,game,player,place,total\n").faults[0].message, "tournament.csv.columns");
});

test("results come back from their file as they were", () => {
    const { tables } = tablesIn(`\ufeff${HEAD}One,Ann,1,12\nOne,"Zoë, the first",2,−3\nTwo,Ann,1,\nTwo,=1+1,1,"2,5"\n`);
    assert.deepEqual(tables.map(({ placings }) => placings), [
        [placing("Ann", 1, 12), placing("Zoë, the first", 2, -3)],
        [placing("Ann", 1), placing("=1+1", 1, 2.5)],
    ]);
    const written = csvOf(resultRows(tables));
    assert.ok(written.includes("'=1+1"), "and no player becomes a formula");
    assert.deepEqual(tablesIn(written).tables.map(({ name, placings }) => [name, placings]), tables.map(({ name, placings }) => [name, placings]));
    assert.equal(tablesIn("Total;Place;Player;Table\n3;1;Ann;A").tables[0].placings[0].total, 3, "in any order of columns");
    for (const head of ["Tisch;Name;Platz;Summe", "Table;Joueur;Place;Total"]) {
        assert.deepEqual(tablesIn(`${head}\n1;Ann;1;31`).tables, [{ name: "1", placings: [placing("Ann", 1, 31)] }], head);
    }
});

test("results without a line of columns are read in the order in which the page names them", () => {
    assert.deepEqual(tablesIn("One,Ann,1,31\nOne,Bob,2,\n").tables, [{ name: "One", placings: [placing("Ann", 1, 31), placing("Bob", 2)] }]);
    assert.deepEqual(tablesIn("1;Ann;1;31\n1;Bob;x;28").faults, [{ message: "tournament.csv.place", line: 2, text: "x" }]);
    for (const other of ["Ann,1,31\n", "1,Ann,31,1,x\n", "1,Ann,first,31\n", "table,player,place,points of it\n"]) {
        assert.equal(tablesIn(other).faults[0].message, "tournament.csv.columns", other);
    }
});

test("where no line of a table names a place, the totals do: more is better, and equal ones share a place", () => {
    const { tables } = tablesIn("One,Ann,,20\nOne,Bob,,28.5\nOne,Cy,,20\nTwo,Ann,1,3\nOne,Dee,,−4\n");
    assert.deepEqual(tables, [
        { name: "One", placings: [placing("Ann", 2, 20), placing("Bob", 1, 28.5), placing("Cy", 2, 20), placing("Dee", 4, -4)] },
        { name: "Two", placings: [placing("Ann", 1, 3)] },
    ]);
    const missing = (...lines) => lines.map((line) => ({ message: "tournament.csv.placeless", line }));
    assert.deepEqual(tablesIn(`${HEAD}A,Ann,1,9\nA,Bob,,8\nA,Cy,,\nB,Ann,,5\n`).faults, missing(3, 4), "where one is named, the others are asked for");
    assert.deepEqual(tablesIn(`${HEAD}A,Ann,,9\nA,Bob,,\n`).faults, missing(3), "and where a total is missing, that line's");
});

test("what is wrong in a file is told with its line, and with what stands there", () => {
    for (const [text, message, line, there] of [
        ["", "tournament.csv.empty", 1],
        ["table,player,place\n", "tournament.csv.columns", 1],
        [`${HEAD.trim()},note\n`, "tournament.csv.columns", 1],
        [`${HEAD}A,Ann,1\n`, "tournament.csv.cells", 2],
        [`${HEAD}A,,1,3\n`, "tournament.csv.nameless", 2],
        [`${HEAD}A,Ann,first,3\n`, "tournament.csv.place", 2, "first"],
        [`${HEAD}A,Ann,0,3\n`, "tournament.csv.place", 2, "0"],
        [`${HEAD}A,Ann,,\n`, "tournament.csv.placeless", 2],
        [`${HEAD}A,Ann,1,much\n`, "tournament.csv.total", 2, "much"],
        [`${HEAD}A,Ann,1,3\n\nA,Ann,2,1\n`, "tournament.csv.twice", 4, "Ann"],
        [`${HEAD}A,Ann,1,3\nB,Bob,2,1\n`, "tournament.csv.places", 3],
        [`${HEAD}A,"Ann,1,3\n`, "csv.open-quote", 2],
    ]) {
        assert.deepEqual(tablesIn(text), { tables: [], faults: [{ message, line, ...(there && { text: there }) }] }, `${text} ${message}`);
    }
});

test("all that is wrong in a file is told at once, and nothing of it counts", () => {
    const { tables, faults } = tablesIn(`${HEAD}A,Ann,first,3\nA,Bob,2\nB,Cy,1,much\nC,Dee,3,1\nD,Ann,1,5\n`);
    assert.deepEqual(tables, []);
    assert.deepEqual(faults.map(({ line }) => line), [2, 3, 4, 5], "and the places of a table only where each of its lines could be read");
});

test("what is no text, or not in UTF-8, is said to be none", () => {
    for (const text of ["\ufffdPNG\r\n\u001a\n", `${HEAD}1,Zo\ufffd,1,3\n`, "t\u0000a\u0000"]) assert.deepEqual(tablesIn(text).faults, [{ message: "csv.no-text", line: 1 }]);
});

test("places are those of a real table: 1, 2, 2, 4", () => {
    const places = (...given) => arePlaces(given.map((place, index) => placing(String(index), place)));
    for (const good of [[1], [1, 1], [1, 2, 3], [2, 1], [1, 2, 2, 4], [1, 1, 3]]) assert.ok(places(...good), String(good));
    for (const wrong of [[2], [1, 3], [1, 1, 2], [1, 2, 4], [0]]) assert.ok(!places(...wrong), String(wrong));
});

test("points are read as people write them", () => {
    assert.deepEqual(pointsIn("5, 3, 2, 1"), [5, 3, 2, 1]);
    assert.deepEqual(pointsIn(" 10 6.5 4;0 "), [10, 6.5, 4, 0]);
    assert.deepEqual(pointsIn("5,3,2,1"), [5, 3, 2, 1]);
    for (const wrong of ["", "five", "-1", "1.234", "1e9", "5,,3x"]) assert.equal(pointsIn(wrong), null, wrong);
});

test("a scoresheet becomes a table, with what the referee has given or taken", () => {
    const scores = { standings: [{ player: "Bob", rank: 1, total: 12 }, { player: "Ann", rank: 2, total: 15, penalties: -5 }] };
    assert.deepEqual(tableOf("One", scores, "abc").placings, [placing("Bob", 1, 12), placing("Ann", 2, 10)]);
});

test("two names of one person are found, and made one without another result", () => {
    const at = (name, ...players) => ({ name, placings: players.map((player, index) => placing(player, index + 1, 9 - index)) });
    const tables = [at("1", "Ann", "Bob"), { ...at("2", "ANN", "Zoe\u0308"), digest: "d2" }, at("3", "Ann", "Zoë"), at("4", "Bob", "b ob")];
    const found = alikeIn(tables);
    assert.deepEqual(found, [{ player: "ANN", as: "Ann" }, { player: "Zoë", as: "Zoe\u0308" }], "and nobody who sat at one table with the other");
    assert.deepEqual(alikeIn(tables, [["Ann", "ANN"]]), found.slice(1), "and nobody who is known to be another");
    const [one, two] = renamedIn(tables, "ANN", "Ann");
    assert.equal(one, tables[0]);
    assert.deepEqual([two.digest, two.placings[0]], ["d2", { ...placing("Ann", 1, 9), as: "ANN" }]);
    assert.equal(renamedIn(renamedIn(tables, "ANN", "Ann"), "Ann", "Anna")[1].placings[0].as, "ANN", "as the result named her");
});
