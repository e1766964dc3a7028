/** The service's answers to the conformance cases, and a test that compares each of many with a preview. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** {sheet, setups, positions, tallies}: what ../answers.py has recorded. */
export const answers = JSON.parse(readFileSync(process.env.GAVEL_ANSWERS, "utf8"));

/** Every outcome of an action of this type, with the position before it: [position, outcome]. */
export const outcomes = (type) =>
    answers.positions.flatMap((position) =>
        position.outcomes.filter(({ action }) => action.type === type).map((outcome) => [position, outcome]),
    );

/** The event of this type in an outcome. */
export const eventOf = ({ events }, ...types) => events.find(({ type }) => types.includes(type));

/** Whether somebody who is to act has forfeited: only a referee may act for them, so that no action is listed. */
export const waitsForReferee = ({ view, to_act: toAct }) => (view.forfeits ?? []).some(({ seat }) => toAct.includes(seat));

/** A test that calls `compare` with each of `items`, of which there must be at least `enough`. */
export function testEach(name, items, enough, compare) {
    test(name, () => {
        assert.ok(items.length >= enough, `only ${items.length} to compare`);
        for (const item of items) compare(item);
    });
}
