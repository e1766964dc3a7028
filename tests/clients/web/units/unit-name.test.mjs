/** A score's unit is in the number of the score, as each language has it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { unitName } from "../../../../clients/web/src/app/unit-name.js";
import { translatorFor } from "../../../../clients/web/src/app/words.js";

const WORDS = { en: { "unit.points": "points", "unit.points.one": "point" }, fr: { "unit.points": "points", "unit.points.one": "point" } };
const said = (language, score) => unitName("points", score, translatorFor(language, WORDS[language]));

test("one is singular, and so is one less than nothing", () => {
    assert.deepEqual([1, -1, 0, 2].map((score) => said("en", score)), ["point", "point", "points", "points"]);
});

test("French has no plural before two", () => {
    assert.deepEqual([0, 1, 2].map((score) => said("fr", score)), ["point", "point", "points"]);
});

test("a unit that the page has no words for stays as the game has it", () => {
    assert.equal(unitName("doubloons", 1, translatorFor("en", WORDS.en)), "doubloons");
});
