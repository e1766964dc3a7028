/** At a plain table: what has to be chosen next for a legal action, what a card stands for, and who has to choose unseen. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hasSecretChoice, seatMembers, tableMembers } from "../../../../clients/web/src/games/plain/members.js";
import { byType, completedBy, nextChoice } from "../../../../clients/web/src/games/plain/moves.js";
import { publicActions } from "../../../../clients/web/src/games/plain/public-actions.js";

const move = (from, to, amount) => ({ type: "move", player: "Ann", from, to, ...(amount && { amount }) });

test("member after member is chosen of what is still listed, and what leaves no choice is not asked", () => {
    const actions = [move(1, "red"), move(1, "blue"), move(2, "blue")];
    assert.deepEqual(nextChoice(actions, {}), { name: "from", values: [1, 2], action: actions[0] });
    assert.deepEqual(nextChoice(actions, { from: 1 }).values, ["red", "blue"]);
    assert.equal(completedBy(actions, { from: 1 }), null);
    assert.deepEqual(completedBy(actions, { from: 2 }), actions[2]);
    assert.deepEqual(completedBy(actions, { from: 1, to: "blue" }), actions[1]);
});

test("a range is chosen even where it is the only one", () => {
    const actions = [move(1, "red", { minimum: 1, maximum: 3 }), move(2, "red", { minimum: 2, maximum: 2 })];
    assert.deepEqual(nextChoice(actions, { from: 2 }), { name: "amount", values: [{ minimum: 2, maximum: 2 }], action: actions[1] });
    assert.deepEqual(completedBy(actions, { from: 1, amount: { minimum: 1, maximum: 3 } }), actions[0]);
});

test("lists, null and what is left out are values like others", () => {
    const actions = [{ type: "discard", player: "Ann", cards: [1, 2] }, { type: "discard", player: "Ann", cards: null }, { type: "discard", player: "Ann" }];
    assert.deepEqual(nextChoice(actions, {}).values, [[1, 2], null, undefined]);
    assert.deepEqual(completedBy(actions, { cards: [1, 2] }), actions[0]);
    assert.deepEqual(completedBy(actions, { cards: undefined }), actions[2]);
});

test("actions are grouped by type, in the order of the list", () => {
    const pass = { type: "pass", player: "Ann" };
    assert.deepEqual([...byType([pass, move(1, "red"), pass])], [["pass", [pass, pass]], ["move", [move(1, "red")]]]);
});

const view = {
    game: "any", phase: "bidding", round: 1, ply: 3, options: {}, deal: null,
    players: [{ id: "Ann", hand: { hidden: 2 } }, { id: "Bob", hand: { hidden: 2 } }],
    offer: [4], turn: "Ann", bids: { Ann: null }, market: { row: [1] },
};

test("what players have for themselves lies at their seats, all else on the table", () => {
    assert.deepEqual(tableMembers(view).map(([name]) => name), ["offer", "turn", "market"]);
    assert.deepEqual(seatMembers(view, "Ann"), [["hand", { hidden: 2 }], ["bids", null]]);
    assert.deepEqual(seatMembers(view, "Bob"), [["hand", { hidden: 2 }]]);
});

test("a player chooses unseen who sees more than the others, chooses with them, or after one who chose unseen", () => {
    const open = { ...view, bids: {} };
    const legal = [move(1, "red")];
    const offered = (how) => publicActions({ legal, player: "Ann", gameSheet: null, view: open, own: open, toAct: ["Ann"], ...how });
    assert.deepEqual(offered({}), legal);
    assert.equal(offered({ own: { ...open, players: [{ id: "Ann", hand: [1, 2] }, open.players[1]] } }), null);
    assert.equal(offered({ toAct: ["Ann", "Bob"] }), null);
    assert.equal(offered({ view, own: view }), null);
    assert.ok(hasSecretChoice(view) && !hasSecretChoice(open));
});
