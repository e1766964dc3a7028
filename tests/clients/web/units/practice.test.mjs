/** What an opponent is asked with, why it acts, and what the person may take back. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { allowed, firstViews, recordOf, suggestions } from "../../../../clients/web/src/app/practice/asking.js";
import { reasonOf } from "../../../../clients/web/src/app/practice/reason.js";
import { sentence } from "../../../../clients/web/src/app/practice/words.js";
import de from "../../../../clients/web/src/app/practice/words/de.js";
import en from "../../../../clients/web/src/app/practice/words/en.js";
import fr from "../../../../clients/web/src/app/practice/words/fr.js";
import { againWith } from "../../../../clients/web/src/app/practice/again.js";
import { verdictWith } from "../../../../clients/web/src/app/practice/verdict.js";
import { turnsWith } from "../../../../clients/web/src/app/practice/turns.js";
import { beforeLastOf, clockwise, lastSeat } from "../../../../clients/web/src/app/viewer.js";

const may = (player) => ({ view: {}, legal_actions: [{ type: "pass", player }] });
const nothing = { view: {}, legal_actions: [] };
const bids = (...players) => players.map((player) => ({ type: "bid", player }));

const players = ["ann", "bob", "cy"].map((id) => ({ id }));
const all = { ann: may("ann"), bob: may("bob"), cy: may("cy") };
const auction = (...due) => ({ to_act: ["ann", "bob", "cy"], default_actions: Object.fromEntries(due.map((id) => [id, {}])), state: { players } });
const viewerAgainst = turnsWith({ clockwise, lastSeat });
const turn = (...wishes) => {
    const { actor, next } = viewerAgainst(...wishes);
    return actor ?? next;
};

test("whoever sits next to who acted last acts next, the person too, but for those who have nothing to do", () => {
    const position = auction("ann", "bob", "cy");
    assert.equal(turn(position, all, "ann", bids("ann")), "bob");
    assert.equal(turn(position, { ...all, bob: nothing }, "ann", bids("ann")), "cy");
    assert.equal(turn(position, all, "ann", bids("ann", "bob")), "cy");
    assert.deepEqual(viewerAgainst(position, all, "ann", bids("cy")), { referee: false, actor: "ann", alone: false, pass: null, next: null });
    assert.deepEqual(viewerAgainst({ ...position, to_act: ["bob"] }, null, "ann", []), { referee: false, actor: null, alone: false, pass: null, next: "bob" });
});

test("whoever holds the highest bid is not asked to raise it while others are to answer it", () => {
    assert.equal(turn(auction("ann", "cy"), all, "ann", bids("bob")), "cy");
    assert.equal(turn(auction("ann", "cy"), all, "ann", bids("bob", "cy")), "ann");
    assert.equal(turn(auction("bob", "cy"), all, "ann", bids("ann", "bob", "cy")), "bob");
    assert.equal(turn(auction("bob"), { ...all, cy: nothing }, "ann", bids("bob")), "bob");
});

test("where the game waits for nobody, whoever can do anything is asked", () => {
    assert.equal(turn(auction(), { ...all, bob: nothing }, "ann", bids("ann")), "cy");
});

test("a name that every object knows is nobody for whom the game waits", () => {
    const named = { to_act: ["constructor", "ann"], default_actions: { ann: {} }, state: { players: [{ id: "ann" }, { id: "constructor" }] } };
    assert.equal(turn(named, { ann: may("ann"), constructor: may("constructor") }, "ann", bids("ann")), "ann");
});

test("what a person takes back ends with their own last action", () => {
    assert.equal(beforeLastOf("ann", bids("bob", "ann", "bob", "cy")), 1);
    assert.equal(beforeLastOf("ann", bids("ann")), 0);
    assert.equal(beforeLastOf("ann", bids("bob", "cy")), null);
    assert.equal(beforeLastOf("ann", []), null);
});

const session = {
    game: "for-sale",
    start: { setup: { players: ["ann", "bob"], dealer: "service", seed: "s", nonce: "n", deal: { houses: [1] }, options: {} } },
    actions: bids("ann", "bob", "ann", "bob"),
    cursor: 3,
    steps: [],
};
session.steps[3] = { log: [{ type: "bid" }] };

test("a record has what its seat knows and nothing of the others'", () => {
    const views = { ann: { view: { hand: "ann's" } }, bob: { view: { hand: "bob's" } } };
    const first = { ann: { view: { first: "ann's" } }, bob: { view: { first: "bob's" } } };
    assert.deepEqual(recordOf(session, "bob", views, first), {
        game: "for-sale",
        seat: "bob",
        setup: { players: ["ann", "bob"], dealer: "service", options: {} },
        beginning: { first: "bob's" },
        events: [{ type: "bid" }],
        actions: bids("bob"),
        view: { hand: "bob's" },
    });
});

test("the first views are asked for the state after the setup, which is replayed where it is not at hand", async () => {
    const asked = [];
    const replayed = { players: [{ id: "ann" }, { id: "bob" }] };
    const game = {
        replay: async (record) => void asked.push(record) ?? { position: { state: replayed } },
        views: async (state, viewers) => ({ views: { state, viewers } }),
    };
    assert.deepEqual(await firstViews({ game: () => game }, session), { state: replayed, viewers: ["ann", "bob"] });
    assert.deepEqual(asked, [{ ...session.start, actions: [] }]);
    const begun = { ...session, steps: [{ position: { state: { ...replayed, ply: 0 } } }] };
    assert.equal((await firstViews({ game: () => game }, begun)).state.ply, 0);
    assert.equal(asked.length, 1);
});

test("the strength is a number of playouts, and a game's next search has another seed", async () => {
    const bodies = [];
    const client = { game: (id) => ({ suggest: async (asked, options) => void bodies.push([id, asked, options]) ?? { suggestions: [] } }) };
    const record = { game: "for-sale" };
    for (const strength of ["easy", "medium", "hard"]) await suggestions(client, record, { strength, ply: 7 });
    assert.deepEqual(bodies, [20, 200, 1000].map((playouts) => ["for-sale", record, { playouts, seed: 7 }]));
});

test("a service that suggests nothing is told from one that does, and from one that is away", async () => {
    const asked = (suggestionLimits) => allowed({ suggestionLimits });
    assert.equal(await asked(async () => ({ milliseconds: 2000, playouts: 100000 })), 100000);
    assert.equal(await asked(() => Promise.reject(Object.assign(new Error("not found"), { status: 404 }))), null);
    await assert.rejects(asked(() => Promise.reject(new TypeError("away"))));
});

test("a reason has the three best actions, and says whether they are a secret", () => {
    const found = [4, 3, 2, 1].map((amount) => ({ action: { type: "bid", player: "bob", amount }, value: amount / 4, visits: amount }));
    const views = { bob: may("bob"), spectator: { view: {} } };
    const about = (publicActions) => ({ player: "bob", position: { state: { ply: 5 }, to_act: ["bob"] }, views, game: { label: () => "Bid", publicActions }, gameSheet: {}, t: { language: "en" } });
    const best = [{ text: "Bid 4", value: 1 }, { text: "Bid 3", value: 0.75 }, { text: "Bid 2", value: 0.5 }];
    assert.deepEqual(reasonOf(found, about(({ legal }) => legal)), { ply: 5, player: "bob", lang: "en", isSecret: false, best });
    assert.equal(reasonOf(found, about(() => null)).isSecret, true);
});

test("the person is told of as you, with their place where somebody else has won", () => {
    const verdictOf = verdictWith({ winnersIn: (names) => `wins: ${names}` });
    const told = (language, person, winners, ranks = [1, 2, 3, 4]) => {
        const standings = ["ann", "bob", "cy", "dee"].map((player, at) => ({ player, rank: ranks[at] }));
        return verdictOf({ winners, standings }, person, Object.assign((key) => key, { language }));
    };
    assert.equal(told("en", "ann", ["ann"]), "You win");
    assert.equal(told("en", "ann", ["ann", "bob"]), "wins: you,bob");
    assert.deepEqual(["bob", "cy", "dee"].map((person) => told("en", person, ["ann"])), ["wins: ann. 2nd: you", "wins: ann. 3rd: you", "wins: ann. 4th: you"]);
    assert.equal(told("de", "bob", ["ann"]), "wins: ann. 2. Platz: du");
    assert.equal(told("fr", "bob", ["ann"]), "wins: ann. 2e place\u00a0: vous");
});

test("the next setup proposes the same opponents, where the service plays any", () => {
    const kept = [];
    const again = againWith({ keptSetup: () => ({ dealer: "service" }), keepSetup: (_sheet, draft) => kept.push(draft), store: (name, value) => kept.push([name, value]) });
    const state = { game: "for-sale", ruleset: "r", variant: "v", players };
    const game = (strength) => ({ start: { setup: {} }, practice: { person: "bob", strength } });
    again(game("hard"), state, {});
    again(game("default"), state, {});
    const same = { ruleset: "r", variant: "v", options: {}, dealer: "service" };
    const seats = ["players", ["ann", "bob", "cy"]];
    assert.deepEqual(kept, [seats, { ...same, place: "opponents", mine: "bob", strength: "hard" }, seats, { ...same, place: "device" }]);
});

test("every language has every sentence, with the same figures", () => {
    for (const words of [de, fr]) {
        assert.deepEqual(Object.keys(words), Object.keys(en));
        for (const [key, text] of Object.entries(en)) assert.deepEqual(words[key].match(/\{\w+\}/g), text.match(/\{\w+\}/g), key);
    }
    assert.equal(sentence("en", "thinking", { player: "Bob" }), "Bob is thinking …");
});
