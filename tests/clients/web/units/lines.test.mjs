/** How tokens of one table lie to each other. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeOf, relation } from "../../../../clients/web/src/app/links/lines.js";

const seen = (ply, player = "ann") => ({ ply, player, action: { type: "pass", player } });
const unseen = (ply, player) => ({ ply, player, action: null });
const answer = (ply, actions, head = `head ${ply}`, token = `token ${ply}`) => ({ token, head, view: { ply }, actions });

test("a token stands where its settled part ends, and what nobody sees waits beside it", () => {
    assert.deepEqual(placeOf(answer(0, [])), { token: "token 0", head: "head 0", settled: 0, pending: 0 });
    assert.deepEqual(placeOf(answer(9, [seen(8), seen(9)])).settled, 9);
    const waiting = placeOf(answer(11, [seen(9), unseen(10, "bob"), unseen(11, "cy")]));
    assert.deepEqual([waiting.settled, waiting.pending], [9, 2]);
    const first = placeOf(answer(1, [unseen(1, "bob")]));
    assert.deepEqual([first.settled, first.pending], [0, 1]);
});

test("what is held waits too, though the view is the one before it", () => {
    const held = placeOf(answer(9, [seen(9), unseen(10, "bob")]));
    assert.deepEqual([held.settled, held.pending], [9, 1]);
});

test("a referee's actions are settled, though they are not shown", () => {
    const ruled = placeOf(answer(10, [seen(9), unseen(10, "referee")]));
    assert.deepEqual([ruled.settled, ruled.pending], [10, 0]);
    const waiting = placeOf(answer(11, [unseen(10, "referee"), unseen(11, "bob")]));
    assert.deepEqual([waiting.settled, waiting.pending], [10, 1]);
});

const place = (settled, pending = 0, head = `head ${settled}`, token = `token ${settled} ${pending} ${head}`) => ({ settled, pending, head, token });
const kept = { place: place(5), heads: { 3: "head 3", 5: "head 5" } };

test("a token is newer, older, the same, or of another line", () => {
    assert.equal(relation(kept, place(6)), "newer");
    assert.equal(relation(kept, place(3)), "older");
    assert.equal(relation(kept, place(5)), "same");
    assert.equal(relation(kept, place(5, 0, "another")), "line");
    assert.equal(relation(kept, place(3, 0, "another")), "line");
});

test("of a ply that was never seen nobody can tell the line", () => {
    assert.equal(relation(kept, place(4, 0, "another")), "older");
});

test("choices beside one settled state are joined, unless only one of the tokens has any", () => {
    const chosen = { ...kept, place: place(5, 1) };
    assert.equal(relation(chosen, place(5, 1, "head 5", "of another")), "choices");
    assert.equal(relation(chosen, place(5, 1)), "same");
    assert.equal(relation(chosen, place(5)), "older");
    assert.equal(relation(kept, place(5, 1)), "newer");
});

test("a token in which a seat has another key comes later", () => {
    assert.equal(relation(kept, place(5, 0, "head 5", "with another key")), "newer");
});
