/** From listed actions to concrete ones, and how long retries wait. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { choose, concrete, expandBid } from "gavel-sdk";

import { LONGEST_WAIT, pause } from "../dist/retry.js";
import { seeded } from "./random.js";

const BID = { type: "bid", player: "ann", amount: { minimum: 3, maximum: 6 } };

test("a range becomes one of its integers, both ends included", () => {
    const random = seeded(1);
    const amounts = new Set(Array.from({ length: 200 }, () => concrete(BID, random).amount));
    assert.deepEqual([...amounts].sort(), [3, 4, 5, 6]);
    assert.equal(concrete(BID, () => 0.999999).amount, 6);
});

test("a chosen amount or chosen cards take the place of what is listed", () => {
    assert.deepEqual(choose(BID, 3), { type: "bid", player: "ann", amount: 3 });
    assert.deepEqual(choose(BID, 6), { type: "bid", player: "ann", amount: 6 });
    const reveal = { type: "reveal", player: "table", houses: { count: 2, from: [1, 2, 5] } };
    assert.deepEqual(choose(reveal, [5, 1]), { type: "reveal", player: "table", houses: [5, 1] });
    const pass = { type: "pass", player: "ann" };
    assert.deepEqual(choose(pass), pass);
    for (const amount of [2, 7, 3.5, NaN]) {
        assert.throws(() => choose(BID, amount), { name: "RangeError", message: /^amount must be an integer from 3 to 6/ });
    }
    for (const cards of [[1], [1, 3], [1, 1], [1, 2, 5]]) {
        assert.throws(() => choose(reveal, cards), { name: "RangeError", message: /^houses must be a list of 2/ });
    }
    const cubes = { type: "reveal", player: "table", cubes: { count: 1, from: [{ colour: "red" }] } };
    assert.deepEqual(choose(cubes, [{ colour: "red" }]).cubes, [{ colour: "red" }]);
    // @ts-expect-error a pass leaves nothing to choose
    assert.throws(() => choose(pass, 3), { name: "RangeError", message: /^there is nothing to choose/ });
});

test("as many cards as are due are picked, each once; all else stays", () => {
    const reveal = { type: "reveal", player: "table", houses: { count: 3, from: [1, 2, 2, 5] } };
    for (let seed = 0; seed < 50; seed++) {
        const { houses, ...others } = concrete(reveal, seeded(seed));
        assert.deepEqual(others, { type: "reveal", player: "table" });
        assert.equal(houses.length, 3);
        assert.ok(houses.filter((house) => house === 2).length <= 2 && new Set(houses).size >= 2);
    }
    assert.deepEqual(reveal.houses, { count: 3, from: [1, 2, 2, 5] });
    const place = { type: "place", player: "ann", piece: { kind: "cube", row: 1 } };
    assert.deepEqual(concrete(place), place);
});

test("a bid is expanded into all that it stands for", () => {
    assert.deepEqual(expandBid(BID).map((each) => each.amount), [3, 4, 5, 6]);
    assert.deepEqual(expandBid({ ...BID, amount: 4 }), [{ ...BID, amount: 4 }]);
    const pass = { type: "pass", player: "ann" };
    assert.deepEqual(expandBid(pass), [pass]);
});

test("pauses double up to ten seconds, and are never quite the same", () => {
    const longest = [1, 2, 3, 9].map((attempt) => pause(attempt, null, () => 1));
    assert.deepEqual(longest, [200, 400, 800, 10_000]);
    assert.deepEqual([1, 2, 3, 9].map((attempt) => pause(attempt, null, () => 0)), [100, 200, 400, 5_000]);
});

test("Retry-After is honoured, in seconds and as a date, up to a minute", () => {
    const now = Date.parse("Wed, 01 Jan 2025 00:00:00 GMT");
    const asked = (retryAfter: string) => pause(1, retryAfter, () => 1, now);
    assert.equal(asked("7"), 7_000);
    assert.equal(asked("0"), 0);
    assert.equal(asked("Wed, 01 Jan 2025 00:00:09 GMT"), 9_000);
    assert.equal(asked("Tue, 31 Dec 2024 23:59:00 GMT"), 0);
    assert.equal(asked(String(LONGEST_WAIT / 1000)), LONGEST_WAIT);
    assert.equal(asked("61"), null);
    assert.equal(asked("soon"), 200);
});
