/** From a problem document to its class. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
    GavelError,
    GavelProblem,
    IllegalAction,
    InvalidRequest,
    MalformedJson,
    PROBLEMS,
    TooLarge,
    UnknownGame,
    problemFrom,
} from "gavel-sdk";

/** A document of that kind. */
function document(kind: string, more: object = {}) {
    const common = { title: "A title", status: 422, detail: "A detail.", instance: "an-id" };
    return { type: `/problems/${kind}`, ...common, ...more };
}

for (const [kind, Kind] of Object.entries(PROBLEMS)) {
    test(`${kind} has a class of its own that keeps the whole document`, () => {
        const raw = document(kind, { moon: "full" });
        const problem = problemFrom(raw);
        assert.equal(problem.constructor, Kind);
        assert.ok(problem instanceof GavelProblem && problem instanceof GavelError && problem instanceof Error);
        assert.equal(problem.problem, raw);
        assert.deepEqual(
            [problem.kind, problem.type, problem.title, problem.status, problem.detail, problem.requestId],
            [kind, raw.type, "A title", 422, "A detail.", "an-id"],
        );
        assert.equal(problem.name, Kind.name);
        assert.equal(problem.message, "A title (422): A detail.\n  request id: an-id");
    });
}

test("no two problem types share a class", () => {
    assert.equal(new Set(Object.values(PROBLEMS)).size, Object.keys(PROBLEMS).length);
});

test("a problem type that the client does not know is a GavelProblem", () => {
    for (const type of ["/problems/brand-new", "/problems/constructor", "about:blank"]) {
        assert.equal(problemFrom({ type, status: 418 }).constructor, GavelProblem);
    }
    const bare = problemFrom({}, { status: 418, requestId: "r" });
    assert.deepEqual([bare.type, bare.status, bare.requestId], ["about:blank", 418, "r"]);
});

test("a problem's figures are members", () => {
    const figures = { offset: 3, limit: 9, games: ["for-sale"], to_act: ["ann"], legal_actions: [{ type: "pass" }] };
    const violations = [{ code: "bid.too-low", rule: "a/b", detail: "Too low.", pointer: "/action/amount" }];
    const errors = [{ code: "type.wrong", detail: "A number, please.", pointer: "" }];
    const find = <P>(kind: string): P => problemFrom(document(kind, { ...figures, violations, errors, more: 2 })) as P;
    assert.equal(find<MalformedJson>("malformed-json").offset, 3);
    assert.equal(find<TooLarge>("too-large").limit, 9);
    assert.deepEqual(find<UnknownGame>("unknown-game").games, ["for-sale"]);
    assert.deepEqual(find<InvalidRequest>("invalid-request").errors, errors);
    const illegal = find<IllegalAction>("illegal-action");
    assert.deepEqual([illegal.violations, illegal.more], [violations, 2]);
    assert.deepEqual([illegal.toAct, illegal.legalActions], [["ann"], [{ type: "pass" }]]);
    assert.deepEqual(illegal.message.split("\n  ").slice(1), [
        "type.wrong: A number, please.",
        "bid.too-low at /action/amount (a/b): Too low.",
        "and 2 more",
        "request id: an-id",
    ]);
});

test("figures that are missing are empty", () => {
    const illegal = problemFrom({ type: "/problems/illegal-action" }) as IllegalAction;
    assert.deepEqual([illegal.violations, illegal.more, illegal.toAct, illegal.legalActions], [[], 0, [], []]);
    assert.equal((problemFrom({ type: "/problems/malformed-json" }) as MalformedJson).offset, null);
});
