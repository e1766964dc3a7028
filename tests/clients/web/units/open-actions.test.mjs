/** What is clicked on a table that all can see, and what it stands for. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { completed, openActions } from "../../../../clients/web/src/app/open-actions.js";

const sell = (house) => ({ type: "sell", player: "ann", house });

test("an action that leaves out what only its player may know is completed where one alone fits", () => {
    assert.deepEqual(completed({ type: "sell", player: "ann" }, [sell(7), { type: "sell", player: "bob", house: 3 }]), sell(7));
});

test("what is complete, or fits several, stays as it is", () => {
    for (const [action, legal] of [
        [sell(7), [sell(7)]],
        [{ type: "sell", player: "ann" }, [sell(7), sell(8)]],
        [{ type: "bid", player: "ann", amount: 4 }, [{ type: "bid", player: "ann", amount: { minimum: 1, maximum: 3 } }]],
        [{ type: "pass", player: "ann" }, []],
    ]) {
        assert.equal(completed(action, legal), action);
    }
});

test("what the table or nobody does is offered as it is listed", () => {
    const game = { openly: () => null };
    const legal = [{ type: "reveal", player: "table" }];
    for (const player of [null, "table"]) assert.equal(openActions(game, { legal, player, view: {}, gameSheet: {} }), legal);
    assert.equal(openActions(game, { legal, player: "ann", view: {}, gameSheet: {} }), null);
});
