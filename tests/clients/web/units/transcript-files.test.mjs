/** Transcripts in files: what each holds, and what was said of it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { COLUMNS, csvCells, transcriptsIn, verdictOf } from "../../../../clients/web/src/app/organise/transcript-files.js";

const RECORD = { game: "chess", setup: { players: ["Ann", "Bob"] }, actions: [{}, {}, {}] };
const found = (text) => transcriptsIn("a.json", text, (game) => game === "chess");
const position = { finished: true, scores: { winners: ["Bob"] } };

test("a file has one, however it is laid out, or one a line", () => {
    assert.deepEqual(found(JSON.stringify(RECORD, null, 4)), [{ file: "a.json", line: null, record: RECORD }]);
    assert.deepEqual(found(`\ufeff${JSON.stringify(RECORD)}\r\n\r\n{\r\n${JSON.stringify(RECORD)}\n`).map(({ line, fault }) => [line, fault]), [[1, undefined], [3, "no-json"], [4, undefined]]);
    const state = { state: { game: "chess", players: [{ id: "Ann" }] }, actions: [] };
    assert.deepEqual(verdictOf(found(JSON.stringify(state))[0], null).players, ["Ann"]);
});

test("what is no transcript says why", () => {
    const faults = { "": "no-json", "{": "no-json", 1: "no-game", null: "no-game", "[]": "no-game", '{"game":"go","actions":[]}': "no-game", '{"game":"chess"}': "no-actions", '{"game":["chess"],"actions":[]}': "no-game" };
    for (const [text, fault] of Object.entries(faults)) assert.equal(found(text)[0].fault, fault, text);
});

test("a verdict is told in one word, with where it went wrong", () => {
    const [one] = found(JSON.stringify(RECORD));
    const said = (body, ok = true) => verdictOf(one, { ok, body: { applied: 3, refused: null, position, history_matches: null, scores_match: null, ...body } });
    assert.deepEqual([said({}).verdict, said({ history_matches: true }).winners, said({ history_matches: false }).verdict, said({ scores_match: false }).verdict], ["right", ["Bob"], "digest", "scores"]);
    const violation = { code: "bid.too-low", rule: "chess/bid", detail: "Too low." };
    const refused = said({ applied: 1, refused: { index: 1, problem: { violations: [violation] } } });
    assert.deepEqual([refused.verdict, refused.refusedAt, refused.applied, refused.code, refused.rule], ["refused", 2, 1, "bid.too-low", "chess/bid"]);
    const unreadable = said({ errors: [{ code: "type", pointer: "/setup", detail: "Not a setup." }] }, false);
    assert.deepEqual([unreadable.verdict, unreadable.detail], ["not-readable", "/setup: Not a setup."]);
    assert.equal(said({ title: "Too large", detail: "" }, false).detail, "Too large");
    assert.equal(csvCells(refused).length, COLUMNS.length);
});

test("a game that the service had to deal by chance is not judged, whatever was found of it", () => {
    const answered = (record, deal) => {
        const [one] = found(JSON.stringify(record));
        const refused = { index: 1, problem: { violations: [{ code: "bid.too-low", rule: "chess/bid", detail: "Too low." }] } };
        return verdictOf(one, { ok: true, body: { applied: 1, refused, position: { ...position, state: { deal } }, history_matches: false, scores_match: null } });
    };
    const drawn = { seed: "0a1b", nonce: "2c3d" };
    const { verdict, applied, refusedAt, code, rule, detail } = answered(RECORD, drawn);
    assert.deepEqual([verdict, applied, refusedAt, code, rule, detail], ["unseeded", null, null, "", "", ""]);
    const told = (setup) => answered({ ...RECORD, setup: { ...RECORD.setup, ...setup } }, drawn).verdict;
    assert.deepEqual([told({ seed: "0a1b" }), told({ nonce: "2c3d" })], ["refused", "refused"]);
    assert.equal(answered(RECORD, null).verdict, "refused", "nothing was left to chance");
    assert.equal(answered({ state: { game: "chess", players: ["Ann"], deal: drawn }, actions: [{}, {}] }, drawn).verdict, "refused");
});
