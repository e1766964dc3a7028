/** Another line of a game: what is refused waits, and nothing is lost on the way. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { actionsOf, endHere, entriesAfter, judgeOn, leaveOut, leaveOutAll, lineFrom, putBefore, putInstead } from "../../../../clients/web/src/app/review/line.js";

/** A game of its own: each number has to be above the last one, by three at most. */
const isLegal = (state, action) => action > state && action <= state + 3;
const refusal = (state, action) => ({ type: "/problems/illegal-action", said: `${action} after ${state}` });
const play = async (state, actions) => {
    let now = state;
    for (const [index, action] of actions.entries()) {
        if (!isLegal(now, action)) return { position: { state: now }, applied: index, refused: { index, problem: refusal(now, action) } };
        now = action;
    }
    return { position: { state: now }, applied: actions.length, refused: null };
};
const firstLegal = async (state, actions) => {
    const found = actions.findIndex((action) => isLegal(state, action));
    return actions.slice(0, found < 0 ? actions.length : found).map((action) => refusal(state, action));
};
const OLD = [1, 3, 5, 6, 9, 12];
const told = ({ judged }) => judged.map(({ action, was, problem }) => [action, was, problem === null]);

test("what follows a change is the rest of the record, each with its old place", () => {
    assert.deepEqual(entriesAfter(OLD, 2, "replace", [4]).map(({ action, was }) => [action, was]), [[4, null], [6, 3], [9, 4], [12, 5]]);
    assert.deepEqual(entriesAfter(OLD, 4, "insert", [7]).map(({ was }) => was), [null, 4, 5]);
    assert.deepEqual(entriesAfter(OLD, 3, "remove", []).map(({ was }) => was), [4, 5]);
});

test("where the rules allow it, all that followed is kept", async () => {
    const line = await judgeOn(play, lineFrom({ state: 3 }, entriesAfter(OLD, 2, "replace", [4])));
    assert.equal(line.refused, null);
    assert.deepEqual(actionsOf(line), [4, 6, 9, 12]);
    assert.equal(line.position.state, 12);
});

test("what is refused waits for a decision, and the rest behind it", async () => {
    const line = await judgeOn(play, lineFrom({ state: 5 }, entriesAfter(OLD, 3, "remove", [])));
    assert.deepEqual([line.refused.action, line.refused.was, line.refused.problem.said], [9, 4, "9 after 5"]);
    assert.deepEqual(line.rest.map(({ action }) => action), [12]);
    assert.equal(await judgeOn(play, line), line, "nothing is judged over its head");
});

test("it may be left out, replaced, or be where the line ends", async () => {
    const line = await judgeOn(play, lineFrom({ state: 5 }, entriesAfter(OLD, 3, "remove", [])));
    const without = await judgeOn(play, leaveOut(line));
    assert.deepEqual([actionsOf(without), without.refused.action], [[], 12]);
    const instead = await judgeOn(play, putInstead(line, 8));
    assert.deepEqual([actionsOf(instead), instead.refused.action], [[8], 12]);
    assert.deepEqual(told(putInstead(line, 8)), [[9, 4, false]], "what was replaced is still told");
    const ended = endHere(line);
    assert.deepEqual([actionsOf(ended), ended.refused, ended.rest, ended.cut.map(({ action }) => action)], [[], null, [], [12]]);
});

test("all that is refused can be left out at once, as if one by one", async () => {
    const old = [1, 2, 9, 9, 4, 30, 7, 2, 8];
    const begun = await judgeOn(play, lineFrom({ state: 0 }, entriesAfter([0, ...old], 0, "remove", [])));
    let single = begun;
    while (single.refused !== null) single = await judgeOn(play, leaveOut(single));
    assert.deepEqual(await leaveOutAll(play, firstLegal, begun), single);
    assert.deepEqual(actionsOf(single), [1, 2, 4, 7, 8]);
    assert.equal(single.judged.length, old.length, "each is either in the line, or told as left out");
});

test("a new action that is refused waits like any other", async () => {
    const line = await judgeOn(play, lineFrom({ state: 3 }, entriesAfter(OLD, 2, "replace", [20])));
    assert.deepEqual([line.refused.action, line.refused.was], [20, null]);
});

test("what is put before a refused action has that one judged anew after it", async () => {
    const begun = await judgeOn(play, lineFrom({ state: 3 }, entriesAfter(OLD, 2, "replace", [20])));
    const line = putBefore(begun, 4);
    assert.deepEqual([line.refused, line.judged], [null, begun.judged]);
    assert.deepEqual(line.rest.slice(0, 2), [{ action: 4, was: null }, { action: 20, was: null }]);
    assert.deepEqual(line.rest.slice(2), begun.rest);
});
