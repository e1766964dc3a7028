/** Who sits where in a tournament: meetings as even as possible, empty seats in turn, and rounds that go on from what was played. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { roundsFor, sizesOf } from "../../../../clients/web/src/app/organise/pairing.js";
import { enteredIn, expectedIn, isPlayed, roundAfter, seatedAs, swappedIn } from "../../../../clients/web/src/app/organise/rounds.js";

const field = (count) => Array.from({ length: count }, (_, index) => `p${index}`);
const resultOf = (players, name) => ({ name, placings: players.map((player, index) => ({ player, place: index + 1, total: null })) });

/** How often each pair has met, and at how many tables each sat, after rounds that were proposed one after the other. */
function playedOut(count, seats, rounds) {
    let tournament = { tables: [] };
    for (let number = 1; number <= rounds; number += 1) {
        tournament = roundAfter(tournament, field(count), seats);
        assert.equal(tournament.round.number, number);
        const tables = tournament.round.tables.filter(({ players }) => players.length > 1);
        tournament = { ...tournament, tables: [...tournament.tables, ...tables.map(({ players }, index) => resultOf(players, `${number}-${index}`))] };
    }
    const tables = tournament.tables.map(({ placings }) => placings.map(({ player }) => player));
    const meetings = field(count).flatMap((one, index) => field(count).slice(index + 1).map((other) => tables.filter((each) => each.includes(one) && each.includes(other)).length));
    return { meetings, sat: field(count).map((player) => tables.filter((each) => each.includes(player)).length) };
}

test("no table has two more than another", () => {
    assert.deepEqual([sizesOf(10, 4), sizesOf(4, 3), sizesOf(5, 2), sizesOf(3, 8)], [[4, 3, 3], [2, 2], [2, 2, 1], [3]]);
});

test("everybody meets everybody once where that can be, whatever the tables", () => {
    for (const [count, seats, rounds] of [[4, 2, 3], [6, 2, 5], [8, 2, 7], [7, 2, 7], [9, 3, 4], [16, 4, 5]]) {
        const { meetings, sat } = playedOut(count, seats, rounds);
        assert.deepEqual(new Set(meetings), new Set([1]), `${count} players, ${seats} at a table`);
        assert.equal(new Set(sat).size, 1, "and all sit out equally often");
    }
});

test("where it cannot be, nobody meets another much oftener", () => {
    for (const [count, seats, rounds] of [[8, 4, 7], [6, 3, 4], [10, 4, 5], [12, 4, 5]]) {
        const { meetings } = playedOut(count, seats, rounds);
        assert.ok(Math.max(...meetings) - Math.min(...meetings) <= 3, `${count} players, ${seats} at a table`);
    }
});

test("what was played otherwise counts, and two hundred players are seated at once", () => {
    const [next] = roundsFor(["Ann", "Bob", "Cy", "Dee"], 2, [["Ann", "Bob"], ["Cy", "Dee"], ["Ann", "Cy"], ["Bob", "Dee"]]);
    assert.deepEqual(next.map((each) => [...each].sort()).sort(), [["Ann", "Dee"], ["Bob", "Cy"]]);
    const [many] = roundsFor(field(200), 4, []);
    assert.deepEqual([many.length, new Set(many.flat()).size], [50, 200]);
});

test("a round of which nothing was played is proposed anew, one that has begun counts at all its tables", () => {
    const first = roundAfter({ tables: [] }, field(4), 2);
    assert.equal(roundAfter(first, field(6), 3).round.number, 1);
    const [one, other] = first.round.tables;
    const begun = enteredIn(first, 0, resultOf(one.players, "One"));
    assert.deepEqual(begun.round.tables.map((each) => isPlayed(each, begun.tables)), [true, false]);
    const second = roundAfter(begun, field(4), 2);
    assert.equal(second.round.number, 2);
    for (const { players } of second.round.tables) assert.ok(![one, other].some((each) => each.players.every((player) => players.includes(player))));
});

test("players change places, are replaced, leave and have other names", () => {
    const first = roundAfter({ tables: [] }, field(4), 2);
    const [[a], [b, c]] = first.round.tables.map(({ players }) => players);
    const swapped = swappedIn(first, a, b);
    assert.deepEqual(swapped.round.tables.map(({ players }) => players.includes(a)), [false, true]);
    const replaced = enteredIn(swapped, 1, resultOf(["Zoë", c], "Two"));
    assert.deepEqual(replaced.round.tables.map((each) => isPlayed(each, replaced.tables)), [false, true]);
    assert.ok(expectedIn(replaced).includes("Zoë"));
    const next = roundAfter(replaced, expectedIn(replaced).filter((each) => each !== c), 2);
    assert.ok(!expectedIn(next).includes(c), "who has left is not expected again");
    const renamed = { ...next, ...seatedAs(next.round, "Zoë", "Zoe") };
    assert.ok(renamed.round.tables.some(({ players }) => players.includes("Zoe")));
});
