/** A correction that is put together change by change. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyDraft, patchOf, stateOf, withFigure, withPair } from "../../../../clients/web/src/app/referee/correct-draft.js";
import { kindsTouched, recorded } from "../../../../clients/web/src/app/corrections.js";
import { corrections } from "../../../../clients/web/src/games/for-sale/corrections.js";

const [coins, house] = corrections;
const state = {
    ruleset: "iello-2015",
    options: {},
    players: [{ id: "a/b", coins: 20, houses: [3, 9] }, { id: "bob", coins: 18, houses: [5, 12] }],
    market: { houses: [7, 30] },
    sold: [],
    choices: { bob: 12 },
};
const at = (place) => recorded(house, state).find((each) => each.place.join("/") === place);

test("a figure is told once, by what stood there before, and not at all once it is as before", () => {
    const place = ["players", "0", "coins"];
    const twice = withFigure(withFigure(emptyDraft(state), coins, place, 19), coins, place, 17);
    assert.deepEqual(patchOf(twice), [{ op: "replace", path: "/players/0/coins", value: 17 }]);
    assert.equal(twice.figures[0].figure.value, 20);
    assert.equal(stateOf(twice).players[0].coins, 17);
    assert.deepEqual(patchOf(withFigure(twice, coins, place, 20)), []);
    assert.equal(state.players[0].coins, 20);
});

test("pieces change places in lists that stay in order, and where they are only named", () => {
    const draft = withPair(emptyDraft(state), house, at("players/1/houses/1"), at("players/0/houses/0"), "told");
    assert.deepEqual(patchOf(draft), [
        { op: "replace", path: "/players/1/houses", value: [3, 5] },
        { op: "replace", path: "/players/0/houses", value: [9, 12] },
        { op: "replace", path: "/choices/bob", value: 3 },
    ]);
    assert.deepEqual(draft.told, ["told"]);
});

test("what the public paths of a correction are about is told where there is no doubt", () => {
    const told = (...paths) => kindsTouched(corrections, state, paths).map(([{ kind }, names]) => [kind, ...names]);
    assert.deepEqual(told("/players/0/coins", "/players/1/houses"), [["coins", "a/b"], ["house", "bob"]]);
    assert.deepEqual(told("/market/houses"), [["house"]]);
    assert.deepEqual(told("/market", "/turn"), []);
});
