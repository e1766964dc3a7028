/** Which lesson of a first game is due, and that every lesson has its words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { dueLesson, situationOf } from "../../../../clients/web/src/app/coach/lesson.js";
import { keepProgress, progressIn } from "../../../../clients/web/src/app/coach/progress.js";
import { LESSONS } from "../../../../clients/web/src/games/lessons.js";

const lessons = [
    { name: "goal", isDue: () => true },
    { name: "bid", isDue: ({ may }) => may("bid") },
    { name: "won", isDue: ({ was }) => was("house-won") },
    { name: "end", isDue: () => true },
];
const step = { position: { state: { phase: "buying", round: 2 } }, log: [{ type: "house-won" }] };
const due = (read, legal = [], finished = false) => dueLesson(lessons, { read, situation: situationOf(step, legal), finished })?.name;

test("the first unread lesson is due whose time has come, and the last one only at the end", () => {
    assert.equal(due([]), "goal");
    assert.equal(due(["goal"], [{ type: "bid" }]), "bid");
    assert.equal(due(["goal"]), "won");
    assert.equal(due(["goal", "won"]), undefined);
    assert.equal(due([], [], true), "end");
    assert.equal(due(["end"], [], true), undefined);
});

test("what was read is kept for the last first game alone", () => {
    const kept = new Map();
    keepProgress("one", { read: ["goal"], isHidden: true }, (name, value) => kept.set(name, value));
    const stored = (name) => kept.get(name) ?? null;
    assert.deepEqual(progressIn("one", stored), { read: ["goal"], isHidden: true });
    assert.deepEqual(progressIn("other", stored), { read: [], isHidden: false });
    assert.deepEqual(progressIn("one", () => null), { read: [], isHidden: false });
});

test("every lesson has a sentence in each language, and names who the person is at the beginning", () => {
    for (const [game, { lessons: own, text }] of Object.entries(LESSONS)) {
        assert.equal(new Set(own.map(({ name }) => name)).size, own.length, game);
        for (const language of ["en", "fr", "de"]) {
            for (const { name } of own) assert.match(text(language, name, { person: "Ann" }), /\.$/, `${game} ${language} ${name}`);
            assert.match(text(language, own[0].name, { person: "Ann" }), /Ann/);
        }
    }
});
