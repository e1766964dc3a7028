/** The client against the real service: one position, what the service says of it, and what it refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
    type BatchLine,
    Client,
    type GameId,
    IllegalAction,
    Internal,
    InvalidRequest,
    InvalidState,
    MalformedJson,
    MethodNotAllowed,
    NotAcceptable,
    NotFinished,
    NotFound,
    PROBLEMS,
    type Position,
    TooLarge,
    UnknownGame,
    UnsupportedMediaType,
    concrete,
    expandBid,
    problemFrom,
} from "gavel-sdk";

import { service } from "./service.js";

const client = new Client(await service());
const game = client.game("for-sale");
const begun = await game.setup({ players: ["ann", "bob", "cy"], seed: "s" });
/** Ann has bid 3, and bob is to act. */
const position = await game.act(begun.state, { type: "bid", player: "ann", amount: 3 });
const { state } = position;

/** A client whose requests are changed on their way. */
function altered(change: RequestInit): Client {
    return new Client(client.baseUrl, { fetch: (url, init) => fetch(url, { ...init, ...change }) });
}

/** All that is there. */
async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
    const found: T[] = [];
    for await (const each of from) {
        found.push(each);
    }
    return found;
}

/** The error of that class which a call rejects with. */
async function refusal<E extends Error>(kind: new (...given: never[]) => E, call: Promise<unknown>): Promise<E> {
    const error: unknown = await call.then(
        () => assert.fail("the call was not refused"),
        (error: unknown) => error,
    );
    assert.ok(error instanceof kind, String(error));
    return error;
}

// --- what there is -------------------------------------------------------------------------------------------------

test("the service is alive and ready", async () => {
    assert.equal((await client.health()).status, "ok");
    assert.deepEqual((await client.ready()).games, ["auctionland", "for-sale", "the-estates"]);
});

test("the catalogue and the sheet have what a setup form needs", async () => {
    const entry = (await client.games()).find((each) => each.id === "for-sale");
    assert.equal(entry?.name, "For Sale");
    assert.equal(entry.links.self, "/v1/games/for-sale");
    const sheet = await game.sheet();
    assert.equal(sheet.default_ruleset, "iello-2015");
    assert.deepEqual(new Set(sheet.action_types.map((type) => type.id)), new Set(["bid", "pass", "sell", "reveal"]));
});

test("the contract and its pages can be read", async () => {
    assert.equal((await client.openapi())["openapi"], "3.1.0");
    assert.match(await client.openapiYaml(), /^openapi: 3\.1\.0/);
    assert.match(await client.docs(), /<html/);
    for (const name of Object.keys(PROBLEMS)) {
        assert.match(await client.problem(name), /<html/);
    }
});

test("sentences can be said elsewhere", async () => {
    const [english, french] = await Promise.all(["en", "fr"].map((language) => game.messages({ language })));
    assert.deepEqual([english!.language, french!.language], ["en", "fr"]);
    assert.match(english!.events["bid"]!, /\{player\}/);
    assert.notEqual(english!.events["bid"], french!.events["bid"]);
});

test("words follow the client's language, or that of the call", async () => {
    const said = async (each: Client) => (await each.game("for-sale").rules()).clauses[0]!.text;
    const [english, french, german] = await Promise.all(
        ["en", "fr", "de"].map((language) => said(new Client(client.baseUrl, { language }))),
    );
    assert.equal(new Set([english, french, german]).size, 3);
    assert.equal(await said(client), english);
    assert.equal((await game.rules({ language: "fr" })).clauses[0]!.text, french);
    const setup = { players: ["ann", "bob", "cy"], seed: "s" };
    assert.notEqual((await game.setup(setup, { language: "de" })).events[0]!.text, begun.events[0]!.text);
});

// --- one position --------------------------------------------------------------------------------------------------

test("an action gives the next position and its events", () => {
    assert.deepEqual(position.to_act, ["bob"]);
    assert.equal(position.finished, false);
    assert.equal(position.scores, null);
    const [event] = position.events;
    assert.ok(event?.type === "bid");
    assert.deepEqual([event.player, event.amount, event.rule], ["ann", 3, "for-sale/bid"]);
});

test("legal actions can be expanded and filtered", async () => {
    assert.deepEqual((await game.legalActions(state)).legal_actions, position.legal_actions);
    const expanded = await game.legalActions(state, { expand: true });
    assert.deepEqual(expanded.legal_actions, position.legal_actions.flatMap(expandBid));
    const anns = await game.legalActions(state, { player: "ann" });
    assert.deepEqual(anns, { to_act: ["bob"], legal_actions: [] });
});

test("scores are interim while the game runs", async () => {
    const sheet = await game.scores(state);
    assert.equal(sheet.final, false);
    assert.deepEqual(sheet.standings.map((standing) => standing.total), [28, 28, 28]);
    await refusal(NotFinished, game.scores(state, { final: true }));
});

test("a view shows what its viewer may see", async () => {
    const { view, legal_actions } = await game.view(state, "bob");
    assert.deepEqual(view.players.map((player) => player.coins), [null, 28, null]);
    assert.deepEqual(legal_actions, position.legal_actions);
});

test("one call serves a table", async () => {
    const viewers = ["ann", "bob", "cy", "spectator"];
    const bid = { type: "bid", player: "bob", amount: 4 } as const;
    const acted = await game.act(state, bid, { viewers });
    const { to_act, views } = await game.views(acted.state, viewers);
    assert.deepEqual([to_act, views], [acted.to_act, acted.views]);
    assert.deepEqual(Object.keys(views), viewers);
    const { view, legal_actions, default_actions } = await game.view(acted.state, "cy");
    assert.deepEqual(views["cy"], { view, legal_actions, default_actions });
    assert.deepEqual(default_actions, { cy: { type: "pass", player: "cy" } });
    assert.deepEqual(views["spectator"]!.legal_actions, []);
    assert.deepEqual(views["spectator"]!.default_actions, {});
});

test("sentences say the names that a call brings", async () => {
    const bid = { type: "bid", player: "bob", amount: 4 } as const;
    const acted = await game.act(state, bid, { names: { bob: "Robert" } });
    assert.match(acted.events[0]!.text, /^Robert /);
    const early = { type: "pass", player: "cy" } as const;
    const { message } = await refusal(IllegalAction, game.act(state, early, { names: { cy: "Cyrille" } }));
    assert.match(message, /Cyrille/);
});

test("a replay stops at the first refused action and tells why", async () => {
    const actions = [4, 1].map((amount) => ({ type: "bid", player: "bob", amount }) as const);
    const replay = await game.replay({ state, actions });
    assert.equal(replay.applied, 1);
    assert.equal(replay.history_matches, null);
    assert.equal(replay.refused?.index, 1);
    assert.ok(problemFrom(replay.refused.problem) instanceof IllegalAction);
});

// --- refusals ------------------------------------------------------------------------------------------------------

test("an illegal action is refused with what is wrong and what would be legal", async () => {
    const low = { type: "bid", player: "bob", amount: 2 } as const;
    const error = await refusal(IllegalAction, game.act(state, low, { requestId: "my-table" }));
    const [violation, ...others] = error.violations;
    assert.deepEqual(others, []);
    assert.deepEqual(
        [violation?.code, violation?.rule, violation?.pointer],
        ["bid.too-low", "for-sale/raise-exceed", "/action/amount"],
    );
    assert.equal(violation?.code === "bid.too-low" ? violation.minimum : undefined, 4);
    assert.deepEqual(error.toAct, position.to_act);
    assert.deepEqual(error.legalActions, position.legal_actions);
    assert.deepEqual([error.kind, error.status, error.requestId], ["illegal-action", 422, "my-table"]);
    assert.equal(error.problem.instance, "my-table");
    assert.ok(error.message.includes(`bid.too-low at /action/amount (for-sale/raise-exceed): ${violation?.detail}`));
    assert.ok(error.message.includes("my-table"));
});

test("a refusal tells its player's own choices alone: none out of turn, nor to a stranger", async () => {
    for (const player of ["ann", "zoe"]) {
        const error = await refusal(IllegalAction, game.act(state, { type: "pass", player }));
        assert.deepEqual([error.toAct, error.legalActions], [["bob"], []]);
    }
    const auction = await auctioned();
    assert.deepEqual(auction.to_act, ["bob", "cy"]);
    const high = { type: "bid", player: "cy", amount: 999 } as const;
    const error = await refusal(IllegalAction, client.game("auctionland").act(auction.state, high));
    assert.deepEqual(error.toAct, ["bob", "cy"]);
    assert.deepEqual(error.legalActions, auction.legal_actions.filter(({ player }) => player === "cy"));
});

/** An open auction of Auctionland: bob and cy may bid at the same time. */
async function auctioned(): Promise<Position<"auctionland">> {
    const isles = client.game("auctionland");
    let at = await isles.setup({ players: ["ann", "bob", "cy"], seed: "s" });
    while (at.to_act.length < 2) {
        at = await isles.act(at.state, concrete(at.legal_actions[0]!));
    }
    return at;
}

test("an impossible state is told by an inspection and refused elsewhere", async () => {
    const rich = { ...state, players: state.players.map((player) => ({ ...player, coins: 999 })) };
    const inspection = await game.inspect(rich);
    assert.equal(inspection.valid, false);
    const error = await refusal(InvalidState, game.legalActions(rich));
    assert.deepEqual(error.violations, inspection.violations);
    assert.ok(error.violations.length > 0);
});

test("a state is held against its record: what was changed is told, though it is possible", async () => {
    const setup = { players: ["ann", "bob", "cy"], seed: "record" };
    const begun = await game.setup(setup);
    assert.deepEqual(begun.undo, { safe: false, learnt: Object.fromEntries(setup.players.map((id) => [id, ["houses-revealed"]])) });
    const action = { type: "pass", player: begun.to_act[0]! } as const;
    const after = await game.act(begun.state, action);
    assert.deepEqual(after.undo, { safe: true });
    const record = { setup, actions: [action], history: after.state.history };
    assert.equal((await game.inspect(after.state, { record })).record?.agrees, true);
    const [first, second, ...others] = after.state.decks.cheques as number[];
    const stacked = { ...after.state, decks: { ...after.state.decks, cheques: [second!, first!, ...others] } };
    const found = await game.inspect(stacked, { record });
    assert.equal(found.valid, true);
    assert.deepEqual(found.record?.departures, [
        { pointer: "/decks/cheques/0", recorded: first, found: second },
        { pointer: "/decks/cheques/1", recorded: second, found: first },
    ]);
});

test("a request that does not fit the contract is refused with every error", async () => {
    const error = await refusal(InvalidRequest, game.act({ moon: "full" } as never, { type: "jump" } as never));
    const pointers = error.errors.map((each) => each.pointer);
    assert.ok(pointers.includes("/state/moon") && pointers.includes("/action/type"), String(pointers));
});

test("what the service has not is refused with what it has", async () => {
    const error = await refusal(UnknownGame, client.game("chess" as GameId).rules());
    assert.ok(error.games.includes("for-sale"));
    await refusal(NotFound, client.problem("no-such"));
    await refusal(NotFound, client.game("for-sale" as "the-estates").match({ rounds: 3, results: [] }));
});

test("a body that is no JSON for the service or too large is refused as such", async () => {
    const malformed = altered({ body: '{"state": nope}' }).game("for-sale");
    assert.equal((await refusal(MalformedJson, malformed.inspect(state))).offset, 10);
    assert.equal((await refusal(TooLarge, game.inspect({ moon: "x".repeat(2 ** 21) } as never))).limit, 2 ** 20);
});

test("what HTTP itself cannot settle is refused as such", async () => {
    await refusal(MethodNotAllowed, altered({ method: "DELETE" }).games());
    await refusal(NotAcceptable, altered({ headers: { accept: "image/png" } }).games());
    const plain = { headers: { accept: "application/json", "content-type": "text/plain" } };
    await refusal(UnsupportedMediaType, altered(plain).game("for-sale").inspect(state));
});

test("a defect of the service is told by its class", () => {
    assert.ok(problemFrom({ type: "/problems/internal", status: 500 }) instanceof Internal);
});

// --- batches -------------------------------------------------------------------------------------------------------

test("a batch answers as the single calls do", async () => {
    const bid = { type: "bid", player: "bob", amount: 5 } as const;
    const lines: BatchLine<"for-sale">[] = [
        { id: ["any", 1], operation: "actions", game: "for-sale", body: { state, action: bid } },
        { id: 2, operation: "scores", game: "for-sale", body: { state, final: true } },
        { id: 3, operation: "actions", game: "for-sale", body: { state, action: { ...bid, amount: 1 } } },
        { id: 4, operation: "views", game: "for-sale", body: { state, viewer: "cy" } },
    ];
    const [acted, final, refused, seen, ...others] = await all(client.batch(lines));
    assert.deepEqual(others, []);
    assert.deepEqual(acted!.id, ["any", 1]);
    assert.deepEqual(acted!.unwrap(), await game.act(state, bid));
    assert.ok(final!.problem instanceof NotFinished);
    assert.ok(refused!.problem instanceof IllegalAction);
    assert.throws(() => refused!.unwrap(), IllegalAction);
    assert.deepEqual(seen!.unwrap(), await game.view(state, "cy"));
});

for (const portion of [undefined, 2 ** 30]) {
    test(`a batch of a thousand states comes through, ${portion ? "at once" : "in portions"}`, async () => {
        function* lines(): Generator<BatchLine> {
            for (let id = 0; id < 1000; id++) {
                yield { id, operation: "legal-actions", game: "for-sale", body: { state, expand: true } };
            }
        }
        let count = 0;
        for await (const answer of client.batch(lines(), { portion })) {
            assert.equal(answer.id, count++);
            assert.equal(answer.unwrap<{ legal_actions: unknown[] }>().legal_actions.length, 26);
        }
        assert.equal(count, 1000);
    });
}
