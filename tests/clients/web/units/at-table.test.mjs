/** Who is at a table by link, and what the service has played for who was late. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { lateEvents } from "../../../../clients/web/src/app/links/at-table/late.js";
import { secondsSince, seenText } from "../../../../clients/web/src/app/links/at-table/presence.js";
import { sentence } from "../../../../clients/web/src/app/links/at-table/words.js";
import { inWords } from "../../../../clients/web/src/app/links/clock.js";
import { keptLate } from "../../../../clients/web/src/app/links/kept-history.js";

const say = (language) => (key, figures) => sentence(language, key, figures);

test("how long ago somebody has looked is told in the largest unit that has passed", () => {
    const texts = [0, 29, 30, 59, 60, 179, 3599, 3600, 86_399, 86_400, 172_799, 172_800, undefined].map((seconds) => seenText(seconds, say("en")));
    assert.deepEqual(texts, [
        "here now", "here now", "here a moment ago", "here a moment ago", "seen 1 min ago", "seen 2 min ago", "seen 59 min ago", "seen 1 h ago", "seen 23 h ago", "seen 1 day ago", "seen 1 day ago", "seen 2 days ago", "not here yet",
    ]);
    assert.equal(seenText(130, say("de")), "vor 2 Min. gesehen");
    assert.equal(seenText(130, say("fr")), "vu il y a 2 min");
});

test("whoever has not come yet has not, also under a name that every object knows", () => {
    assert.deepEqual(["ann", "constructor", "toString"].map((player) => secondsSince({ ann: 3 }, player)), [3, undefined, undefined]);
    assert.equal(seenText(secondsSince({ ann: 3 }, "constructor"), say("en")), "not here yet");
});

test("a time for a turn is told in the largest unit that measures it", () => {
    const t = (key, { n }) => `${key} ${n}`;
    assert.deepEqual([10, 60, 90, 180, 3600, 5400, 86_400, 259_200].map((seconds) => inWords(seconds, t)), [
        "clock.seconds 10", "clock.minute 1", "clock.seconds 90", "clock.minutes 3", "clock.hour 1", "clock.minutes 90", "clock.day 1", "clock.days 3",
    ]);
});

const event = (type, player) => ({ type, player, text: `${player} ${type}` });
const played = (ply, type, player) => ({ ply, type, player, action: { type, player } });

test("the event of an action that was late is found by its seat", () => {
    const events = [event("pass", "bob"), event("house-taken", "bob")];
    assert.deepEqual(lateEvents({ ply: 2, events }, [{ seat: "bob", ply: 1 }], []), new Set([events[0]]));
    assert.deepEqual(lateEvents({ ply: 2, events }, [{ seat: "bob", ply: 2 }], []), new Set());
    assert.deepEqual(lateEvents({ ply: 3, events }, [{ seat: "bob", ply: 1 }], []), new Set());
});

test("of several actions of a seat that are told at once the late one is found", () => {
    const events = [event("bid", "bob"), event("bid", "cy"), event("pass", "bob"), event("house-taken", "bob"), event("pass", "cy")];
    const actions = [played(4, "bid", "bob"), played(5, "bid", "cy"), played(6, "pass", "bob"), played(7, "pass", "cy")];
    const told = { ply: 7, from: 4, events };
    assert.deepEqual(lateEvents(told, [{ seat: "bob", ply: 5 }], actions), new Set([events[2]]));
    assert.deepEqual(lateEvents(told, [{ seat: "bob", ply: 3 }, { seat: "cy", ply: 6 }], actions), new Set([events[0], events[4]]));
});

test("of several who were late at once each is found, whatever they had done before", () => {
    const events = [event("bid", "bob"), event("bid", "cy"), event("pass", "bob"), event("pass", "cy")];
    const actions = [played(3, "bid", "bob"), played(4, "bid", "cy"), played(5, "pass", "bob"), played(6, "pass", "cy")];
    const late = [{ seat: "bob", ply: 4 }, { seat: "cy", ply: 4 }];
    assert.deepEqual(lateEvents({ ply: 6, from: 3, events }, late, actions), new Set([events[2], events[3]]));
    assert.deepEqual(lateEvents({ ply: 6, events: [event("played-pass", "cy")] }, late, actions).size, 1);
    assert.deepEqual(lateEvents({ ply: 4, events: [event("played-bid", "cy")] }, late, actions).size, 0);
});

test("choices of which this browser knows nothing but the events are found by their seats, one each", () => {
    const events = [event("sell", "ann"), event("sell", "bob"), event("sell", "cy")];
    const found = lateEvents({ ply: 9, from: 7, events }, [{ seat: "bob", ply: 7 }, { seat: "cy", ply: 7 }], []);
    assert.deepEqual(found, new Set([events[1], events[2]]));
});

test("the log keeps who was late for longer than answers tell, but not what has been taken back", () => {
    const kept = { late: [{ seat: "ann", ply: 1 }, { seat: "bob", ply: 8 }] };
    const told = [{ seat: "bob", ply: 8 }, { seat: "cy", ply: 9 }];
    assert.deepEqual(keptLate(kept, 9, { late: told }), [{ seat: "ann", ply: 1 }, ...told]);
    assert.deepEqual(keptLate(kept, 9, {}), kept.late);
    assert.deepEqual(keptLate(kept, 5, {}), [{ seat: "ann", ply: 1 }]);
    assert.deepEqual(keptLate({}, 0, {}), []);
});
