/** The course of a score: where rounds end, what they are called, where a position lies among them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { coursesOf, largestChanges, marksOf, placeOf, scaleOf, turningPoint } from "../../../../clients/web/src/app/review/course/course.js";

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

test("a change belongs to the round at whose end the total is another one", () => {
    const marks = marksOf(steps, nameOf, "start");
    const totals = { 0: [5, 5], 2: [5, 3], 3: [5, 9], 5: [20, 9] };
    const standings = ([ann, bob]) => ({ standings: [{ player: "Bob", total: bob }, { player: "Ann", total: ann }] });
    const courses = coursesOf(marks, steps, new Map(marks.map(({ at }) => [at, standings(totals[at])])));
    assert.deepEqual(largestChanges(courses), [
        { index: 3, player: "Ann", change: 15 },
        { index: 2, player: "Bob", change: 6 },
        { index: 1, player: "Bob", change: -2 },
    ]);
    assert.deepEqual(turningPoint(courses), { players: ["Ann"], index: 3 });
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
