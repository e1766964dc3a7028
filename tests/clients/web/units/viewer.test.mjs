/** Whose turn the page proposes, and for whom the referee acts. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { forfeitedToAct, isSealedChoice, lastSeat, nextToAct, playersToAct, viewerOf } from "../../../../clients/web/src/app/viewer.js";

const players = ["ann", "bob", "cy", "dee"].map((id) => ({ id }));
const may = (...ids) => ids.map((player) => ({ type: "pass", player }));
const position = (toAct, { forfeits = [], legal = may(...toAct), dealer = "service" } = {}) => ({
    to_act: toAct,
    legal_actions: legal,
    finished: false,
    state: { players, dealer, forfeits: forfeits.map((seat) => ({ ply: 1, seat, reason: "" })) },
});
const handed = { open: false, holder: null, wanted: null, sealed: false, unseen: () => true };
const watched = { ...handed, unseen: () => false };

test("the next one clockwise is proposed, also one who turns out to have nothing to do", () => {
    assert.equal(nextToAct(position(["bob", "cy", "dee"]), "bob"), "cy");
    assert.equal(nextToAct(position(["bob", "cy", "dee"], { legal: may("bob", "dee") }), "bob"), "cy");
    assert.equal(nextToAct(position(["bob"]), "bob"), "bob");
    assert.equal(nextToAct(position([]), "bob"), null);
});

test("what is proposed does not depend on what anybody can do", () => {
    for (const last of ["ann", "bob", "cy", "dee", undefined]) {
        const told = [[], ["bob"], ["cy", "dee"], ["bob", "cy", "dee"]].map((able) => nextToAct(position(["bob", "cy", "dee"], { legal: may(...able) }), last));
        assert.equal(new Set(told).size, 1);
    }
});

test("a seat that has forfeited is not proposed: the referee acts for it", () => {
    const waiting = position(["bob", "cy"], { forfeits: ["bob"] });
    assert.deepEqual(forfeitedToAct(waiting), ["bob"]);
    assert.deepEqual(playersToAct(waiting), ["cy"]);
    assert.equal(viewerOf(waiting, { ...handed, last: "ann" }).pass, "cy");
    assert.equal(viewerOf(waiting, { ...handed, wanted: "bob", last: "ann" }).pass, "cy");
});

test("where only forfeited seats are to act, nobody has to take the device", () => {
    for (const dealer of ["service", "table"]) {
        for (const open of [true, false]) {
            const { alone, actor, pass } = viewerOf(position(["bob"], { forfeits: ["bob"], dealer }), { ...handed, open, holder: "bob" });
            assert.deepEqual([alone, actor, pass], [false, null, null]);
        }
    }
});

test("the last seat is that of a player, or the one that the referee played for", () => {
    const bid = { type: "bid", player: "bob", amount: 1 };
    assert.equal(lastSeat([]), undefined);
    assert.equal(lastSeat([bid, { type: "penalty", player: "referee", seat: "ann", points: 1 }]), "bob");
    assert.equal(lastSeat([bid, { type: "default", player: "referee", seat: "cy" }]), "cy");
});

test("what all may see is done without a cover, whoever has the device", () => {
    for (const holder of [null, "bob", "dee"]) {
        const { actor, alone, pass } = viewerOf(position(["bob", "cy"]), { ...watched, holder, last: "ann" });
        assert.deepEqual([actor, alone, pass], ["bob", false, null]);
    }
    assert.equal(viewerOf(position(["bob", "cy"]), { ...watched, wanted: "cy", last: "ann" }).actor, "cy");
});

test("who has to choose unseen takes the device first, and at an open table nobody has to", () => {
    const both = position(["bob", "cy"]);
    assert.deepEqual(viewerOf(both, { ...handed, last: "ann" }), { referee: false, actor: null, alone: false, pass: "bob" });
    assert.deepEqual(viewerOf(both, { ...handed, holder: "cy", last: "ann" }), { referee: false, actor: "cy", alone: true, pass: null });
    assert.deepEqual(viewerOf(both, { ...handed, open: true, last: "ann" }), { referee: false, actor: "bob", alone: false, pass: null });
});

test("of several who act at the same time only those who have something to hide take the device", () => {
    const how = { ...handed, unseen: (player) => player === "cy", last: "ann" };
    assert.equal(viewerOf(position(["bob", "cy"]), how).actor, "bob");
    assert.equal(viewerOf(position(["bob", "cy"]), { ...how, wanted: "cy" }).pass, "cy");
});

test("a referee enters everything, unless the device goes round for what is entered sealed", () => {
    const both = position(["bob", "cy"], { dealer: "table" });
    assert.equal(viewerOf(both, { ...handed, last: "ann" }).actor, "bob");
    assert.equal(viewerOf(both, { ...handed, sealed: true, last: "ann" }).pass, "bob");
    assert.equal(viewerOf(position(["bob"], { dealer: "table" }), { ...handed, sealed: true }).pass, "bob");
});

test("a choice is sealed to the last player where the game says which kind is, else while several have it or a choice lies face down", () => {
    const [both, last] = [position(["bob", "cy"]), position(["cy"])];
    assert.deepEqual([both, last].map((each) => isSealedChoice(each, { sealed: ["pass"] })), [true, true]);
    assert.equal(isSealedChoice(both, { sealed: ["sell"] }), false);
    const plain = { sealed: ["pass"], isPlain: true, hasSecretChoice: ({ bids }) => Object.values(bids).includes(null) };
    assert.deepEqual([both, last].map((each) => isSealedChoice(each, plain)), [true, false]);
    assert.equal(isSealedChoice(last, plain, { bids: { bob: null } }), true);
    assert.equal(isSealedChoice(last, plain, { bids: {} }), false);
    assert.equal(isSealedChoice(both, {}), false);
});
