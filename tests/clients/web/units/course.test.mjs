/** The course of a score: where rounds end, what they are called, where a position lies among them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { causeOf, coursesOf, keyMoments, marksOf, placeOf, scaleOf, stepsOf, toldOnce, turningPoint } from "../../../../clients/web/src/app/review/course/course.js";

const nameOf = ({ phase, round }) => `${phase} ${round}`;
const step = (phase, round) => ({ position: { state: { phase, round, players: [{ id: "Ann" }, { id: "Bob" }] } } });
const steps = [step("buying", 1), step("buying", 1), step("buying", 2), step("selling", 2), step("selling", 2), step("finished", 2)];

test("a round ends with the action that leads out of it, and is called by the phase that it belongs to", () => {
    assert.deepEqual(marksOf(steps, nameOf, "start"), [
        { at: 0, name: "start", number: null },
        { at: 2, name: "buying 1", number: 1 },
        { at: 3, name: "buying 2", number: 2 },
        { at: 5, name: "selling 2", number: 2 },
    ]);
});

const sheet = ([ann, bob]) => ({ winners: ann > bob ? ["Ann"] : ["Bob"], standings: [{ player: "Bob", total: bob }, { player: "Ann", total: ann }] });

test("a moment belongs to who gained or lost most on the others in its round, and each part of a game has some", () => {
    const marks = marksOf(steps, nameOf, "start");
    const totals = { 0: [5, 5], 2: [5, 3], 3: [5, 9], 5: [20, 9] };
    const courses = coursesOf(marks, steps, new Map(marks.map(({ at }) => [at, sheet(totals[at])])));
    assert.deepEqual(turningPoint(courses), { players: ["Ann"], index: 3 });
    assert.deepEqual(keyMoments(courses).map(({ index, player, change, turned }) => [index, player, change, turned]), [
        [1, "Bob", -2, false],
        [2, "Bob", 6, false],
        [3, "Ann", 15, true],
    ]);
});

test("where the parts of a game count different things, the moments come from all of them", () => {
    const rounds = [[10, 10, 10], [7, 10, 10], [7, 6, 10], [7, 6, 8], [27, 20, 18], [28, 38, 25], [40, 40, 40]].map((totals, at) => (
        { at, name: at > 3 ? `selling ${at - 3}` : `buying ${at}`, number: at === 0 ? null : at > 3 ? at - 3 : at, totals }));
    const moments = keyMoments({ players: ["Ann", "Bob", "Cy"], winners: ["Bob"], rounds });
    assert.deepEqual(moments.map(({ index, player }) => [index, player]), [[1, "Ann"], [2, "Bob"], [5, "Bob"], [6, "Bob"]]);
});

test("whoever has won by a tie-break is in front alone, since nobody has been ahead of them; winners who share it, together", () => {
    const rounds = [[0, 0, 0], [4, 6, 2], [9, 7, 8], [12, 9, 12]].map((totals, at) => ({ at, name: `selling ${at}`, number: at, totals }));
    const players = ["Ann", "Bob", "Cy"];
    assert.deepEqual(turningPoint({ players, winners: ["Ann"], rounds }), { players: ["Ann"], index: 2 });
    assert.deepEqual(turningPoint({ players, winners: ["Cy"], rounds }), { players: ["Cy"], index: 3 });
    assert.deepEqual(turningPoint({ players, winners: ["Ann", "Cy"], rounds }), { players: ["Ann", "Cy"], index: 3 });
});

test("what made a moment is the step in its round that changed the total most, told by the events that name the player", () => {
    const events = (...all) => ({ position: {}, events: all });
    const played = [events(), events({ type: "bid", player: "Bob" }), events({ type: "taken", player: "Ann" }, { type: "won", player: "Bob" }), events({ type: "placed", player: "Ann" }, { type: "turn-begins", player: "Bob", round: 2 })];
    const courses = { players: ["Ann", "Bob"], winners: ["Ann"], rounds: [{ at: 0, totals: [5, 5] }, { at: 3, totals: [5, 1] }] };
    const sheets = new Map([[0, sheet([5, 5])], [1, sheet([5, 5])], [2, sheet([5, 1])], [3, sheet([5, 1])]]);
    assert.deepEqual(stepsOf(courses, keyMoments(courses)).map(({ at }) => at), [0, 1, 2, 3]);
    assert.deepEqual(causeOf(courses, { index: 1, player: "Bob" }, played, sheets), { at: 2, events: [{ type: "won", player: "Bob" }] });
    const late = new Map([...sheets, [2, sheet([5, 5])]]);
    assert.deepEqual(causeOf(courses, { index: 1, player: "Bob" }, played, late), { at: 3, events: [{ type: "placed", player: "Ann" }] });
});

test("an action that made two moments is told once, as the one that led to the front", () => {
    const [swing, turn, other] = [{ at: 5, player: "Bob", turned: false }, { at: 5, player: "Ann", turned: true }, { at: 3, player: "Bob", turned: false }];
    assert.deepEqual(toldOnce([other, swing, turn]), [other, turn]);
});

test("a position lies between the ends of the rounds around it", () => {
    const marks = [{ at: 0 }, { at: 2 }, { at: 3 }, { at: 7 }];
    assert.deepEqual([0, 1, 2, 3, 4, 7].map((at) => placeOf(marks, at)), [0, 0.5, 1, 2, 2.25, 3]);
});

test("a scale has round figures within its bounds", () => {
    assert.deepEqual(scaleOf(0, 87), [0, 20, 40, 60, 80]);
    assert.deepEqual(scaleOf(-14, 9), [-10, -5, 0, 5]);
    assert.deepEqual(scaleOf(0, 1), [0, 1]);
});
