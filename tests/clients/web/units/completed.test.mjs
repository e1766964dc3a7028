/** What an action that is clicked on a table that all can see stands for. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { completed } from "../../../../clients/web/src/app/completed.js";

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
