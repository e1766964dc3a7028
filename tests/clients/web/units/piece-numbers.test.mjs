/** Pieces are picked by their numbers, as people type them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { areNumbered, mayMean, pickedBy } from "../../../../clients/web/src/app/piece-numbers.js";

test("numbers pick pieces in their order, and what picks nothing is told", () => {
    const left = new Map([[2, 1], [5, 2], [7, 0]]);
    assert.deepEqual(pickedBy("5, 2 5;5 7 x", left), { values: [5, 2, 5], wrong: ["5", "7", "x"] });
    assert.deepEqual(pickedBy("5 5 2", left, 2), { values: [5, 5], wrong: ["2"] });
    assert.deepEqual([...left.values()], [1, 2, 0]);
});

test("where the order counts, nothing behind the first fault is picked", () => {
    const left = new Map([[2, 1], [5, 1]]);
    assert.deepEqual(pickedBy("5 x 2", left, 9, undefined, true), { values: [5], wrong: ["x", "2"] });
});

test("a tile is found by its number alone, with and without noughts", () => {
    const left = new Map([["ref-091", 1], ["ref-009", 1]]);
    assert.deepEqual(pickedBy("91 009", left).values, ["ref-091", "ref-009"]);
    assert.deepEqual([...left.keys()].filter((each) => mayMean(each, "3 91")), ["ref-091"]);
    assert.deepEqual([...left.keys()].filter((each) => mayMean(each, "")), ["ref-091", "ref-009"]);
});

test("only pieces with numbers are typed", () => {
    assert.equal(areNumbered([1, "ref-2"]), true);
    assert.equal(areNumbered([{ colour: "red", value: 2 }]), false);
    assert.equal(areNumbered(["peace"]), false);
});
