/** What the panel tells of the last deeds. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { lastAct } from "../../../../clients/web/src/app/last-act.js";

const deed = (player, text) => ({ type: "played", player, text });

test("each deed is a sentence, also one of which only its action is known", () => {
    const log = [deed("Bob", "Bob passes. (Time was up: the service played.)"), deed("Ann", "Ann: claim"), deed("Ann", "Ann: bid (2)"), deed("Ann", "Ann sells the piece to Cy.")];
    assert.equal(lastAct(log.slice(1), "Bob"), "Ann: claim. Ann: bid (2). Ann sells the piece to Cy.");
    assert.equal(lastAct(log.slice(0, 1), "Ann"), "Bob passes. (Time was up: the service played.)");
});

test("whoever was late is told what was played for them, until they act again", () => {
    const late = { ...deed("Bob", "Bob passes. (Time was up: the service played.)"), late: true };
    const log = [late, deed("Bob", "Bob takes house 3."), deed("Cy", "Cy passes."), deed("Ann", "Ann passes."), deed("Ann", "Ann takes house 20."), deed("Ann", "Ann bids 1.")];
    assert.equal(lastAct(log.slice(0, 3), "Bob"), "Bob passes. (Time was up: the service played.) Cy passes.");
    assert.equal(lastAct(log, "Bob"), "Bob passes. (Time was up: the service played.) Ann takes house 20. Ann bids 1.");
    assert.equal(lastAct([...log, deed("Bob", "Bob bids 2."), deed("Cy", "Cy passes.")], "Bob"), "Cy passes.");
    assert.equal(lastAct(log, "Ann"), "Ann passes. Ann takes house 20. Ann bids 1.");
    assert.equal(lastAct([...log, deed("Bob", "Bob bids 2.")], "Ann"), "Bob bids 2.");
});
