/** Playing again with the same people: what the next game's setup asks for. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { sameAgain } from "../../../../clients/web/src/app/links/at-table/play-again.js";

const view = { ruleset: "iello-2015", variant: "standard", options: { removed: 27 }, dealer: "service", phase: "finished", round: 3, ply: 9 };
const kept = { players: ["Ann", "Bob", "Cy"], referee: undefined, clock: undefined };

test("the next game has the edition, the variant, the options and the players of the last", () => {
    const { request, draft } = sameAgain(kept, { view }, "Bob");
    assert.deepEqual(request, { ruleset: "iello-2015", variant: "standard", options: { removed: 27 }, players: ["Ann", "Bob", "Cy"], dealer: "service", first_player: { draw: true } });
    assert.deepEqual(draft, { place: "shared", mine: "Bob", players: ["Ann", "Bob", "Cy"], codes: {}, referee: false, held: false, clock: 0 });
});

test("it has a clock, in minutes as the setup form has it, and a referee where the last had them", () => {
    const { draft } = sameAgain({ ...kept, referee: 1 }, { view, clock: { seconds: 86_400, left: null } }, "Ann");
    assert.deepEqual([draft.clock, draft.referee], [1440, true]);
    assert.equal(sameAgain(kept, { view, clock: { seconds: 90, left: null } }, "Ann").draft.clock, 1.5);
});

test("where the cards of a real table are dealt, they are again, and the table decides who begins", () => {
    const { request } = sameAgain(kept, { view: { ...view, dealer: "table" } }, "Ann");
    assert.equal(request.dealer, "table");
    assert.ok(!("first_player" in request));
});
