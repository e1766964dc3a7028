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
