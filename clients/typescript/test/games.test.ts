/** The client against the real service: whole games of each kind, and what is known of them afterwards. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
    type Action,
    Client,
    type Event,
    type GameClient,
    type GameId,
    type LegalAction,
    type Position,
    type Scoresheet,
    type Setup,
    type Transcript,
    concrete,
} from "gavel-sdk";

import { chosen, seeded } from "./random.js";
import { service } from "./service.js";

const PLAYERS = ["ann", "bob", "cy"];
const client = new Client(await service());
const forSale = client.game("for-sale");
const estates = client.game("the-estates");
const auctionland = client.game("auctionland");

/** A finished game, with all that was done and happened. */
interface Played<G extends GameId = GameId> {
    game: GameClient<G>;
    setup: Setup<G>;
    actions: Action<G>[];
    events: Event<G>[];
    position: Position<G>;
    scores: Scoresheet<G>;
}

/** A whole game of random legal actions; nothing in here knows which game it is. */
async function played<G extends GameId>(of: GameClient<G>, setup: Setup<G>): Promise<Played<G>> {
    const game: GameClient = of;
    const random = seeded(7);
    const actions: Action[] = [];
    let position = await game.setup(setup);
    const events: Event[] = [...position.events];
    while (!position.finished) {
        const legal: readonly LegalAction[] = position.legal_actions;
        const action = concrete(chosen(legal, random), random);
        position = await game.act(position.state, action);
        actions.push(action);
        events.push(...position.events);
    }
    return { game: of, setup, actions, events, position, scores: position.scores } as Played<G>;
}

/** Whatever the service says of a finished game agrees with how it was played. */
async function agrees({ game, setup, actions, events, position, scores }: Played): Promise<void> {
    assert.deepEqual(position.to_act, []);
    assert.deepEqual(position.legal_actions, []);
    assert.equal(scores.final, true);
    assert.deepEqual(await game.scores(position.state, { final: true }), scores);
    assert.deepEqual(new Set(scores.standings.map((each) => each.player)), new Set(setup.players));
    assert.deepEqual(await game.inspect(position.state), { valid: true, violations: [] });
    assert.deepEqual((await game.view(position.state, "ann")).view, position.state);
    const clauses = new Set((await game.rules()).clauses.map((clause) => clause.id));
    assert.deepEqual(events.filter((event) => !clauses.has(event.rule)), []);
    const replay = await game.replay({ setup, actions, history: position.state.history } as Transcript);
    assert.equal(replay.history_matches, true);
    assert.equal(replay.refused, null);
    assert.equal(replay.applied, actions.length);
    assert.deepEqual(replay.events, events);
    assert.deepEqual(replay.position, position);
}

test("a whole game of For Sale can be played, scored, seen and replayed", async () => {
    const record = await played(forSale, { players: [...PLAYERS, "dee"], seed: "a seed" });
    await agrees(record);
    const players = record.position.state.players.map(({ id, coins, cheques }) => ({ id, coins, cheques }));
    assert.deepEqual((await forSale.tally({ players })).standings, record.scores.standings);
});

test("a whole game of For Sale can be refereed at a real table", async () => {
    const record = await played(forSale, { players: PLAYERS, ruleset: "ravensburger-1997", dealer: "table" });
    await agrees(record);
    assert.ok(record.actions.some((action) => action.type === "reveal"));
});

test("a whole game of The Estates can be played, scored, seen and replayed", async () => {
    const record = await played(estates, { players: PLAYERS, seed: "a seed" });
    await agrees(record);
    const { players, certificates, board } = record.position.state;
    assert.deepEqual((await estates.tally({ players, certificates, board })).standings, record.scores.standings);
});

test("a whole game of The Estates can be refereed at a real table", async () => {
    const cubes = (await estates.setup({ players: PLAYERS, seed: "a market" })).state.market;
    await agrees(await played(estates, { players: PLAYERS, dealer: "table", deal: { cubes } }));
});

test("a whole game of Auctionland can be played, scored, seen and replayed", async () => {
    const record = await played(auctionland, { players: PLAYERS, seed: "a seed" });
    await agrees(record);
    const players = record.position.state.players.map(({ id, money, island }) => ({ id, money, island }));
    assert.deepEqual((await auctionland.tally({ players })).standings, record.scores.standings);
});

test("a whole game of Auctionland can be refereed at a real table", async () => {
    const { state } = await auctionland.setup({ players: PLAYERS, seed: "a market" });
    const market = state.market.map((stall) => stall.tile);
    await agrees(await played(auctionland, { players: PLAYERS, dealer: "table", deal: { market } }));
});

test("a match goes on with the cash of the last game until it is over", async () => {
    const results: Scoresheet<"the-estates">[] = [];
    let cash: Setup<"the-estates">["cash"];
    for (const seed of ["one", "two", "three"]) {
        const { scores } = await played(estates, { players: PLAYERS, seed, ...(cash && { cash }) });
        results.push(scores);
        const match = await estates.match({ rounds: 3, results });
        if (match.over) {
            assert.equal(match.cash, null);
            assert.ok(match.winners.length > 0);
            return;
        }
        assert.ok(match.cash);
        cash = match.cash;
    }
    assert.fail("three games end a match of three");
});
