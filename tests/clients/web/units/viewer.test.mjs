/** Whose turn the page proposes, and for whom the referee acts. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { choosing, forfeitedToAct, holderAfter, lastSeat, nextToAct, viewerOf } from "../../../../clients/web/src/app/viewer.js";

const players = ["ann", "bob", "cy", "dee"].map((id) => ({ id }));
const may = (...ids) => ids.map((player) => ({ type: "pass", player }));
const position = (toAct, { forfeits = [], legal = may(...toAct), dealer = "service" } = {}) => ({
    to_act: toAct,
    legal_actions: legal,
    finished: false,
    state: { players, dealer, forfeits: forfeits.map((seat) => ({ ply: 1, seat, reason: "" })) },
});
const handed = { open: false, holder: null, wanted: null, sealed: false };

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
    assert.deepEqual(choosing(waiting), ["cy"]);
    assert.equal(viewerOf(waiting, { ...handed, last: "ann" }).pass, "cy");
    assert.equal(viewerOf(waiting, { ...handed, wanted: "bob", last: "ann" }).pass, "cy");
});

test("where only forfeited seats are to act, nobody has to take the device", () => {
    for (const dealer of ["service", "table"]) {
        for (const open of [true, false]) {
            const { seat, actor, pass } = viewerOf(position(["bob"], { forfeits: ["bob"], dealer }), { ...handed, open, holder: "bob" });
            assert.deepEqual([seat, actor, pass], [null, null, null]);
        }
    }
});

test("the last seat is that of a player, or the one that the referee played for", () => {
    const bid = { type: "bid", player: "bob", amount: 1 };
    assert.equal(lastSeat([]), undefined);
    assert.equal(lastSeat([bid, { type: "penalty", player: "referee", seat: "ann", points: 1 }]), "bob");
    assert.equal(lastSeat([bid, { type: "default", player: "referee", seat: "cy" }]), "cy");
});

test("who had the device keeps it where nobody else chooses", () => {
    assert.equal(holderAfter("cy", position(["bob", "cy"], { forfeits: ["bob"] }), position(["cy"])), "cy");
    assert.equal(holderAfter("cy", position(["bob", "cy"]), position(["bob"])), null);
});
