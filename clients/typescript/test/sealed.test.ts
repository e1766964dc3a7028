/** Sealed tables through the client, and keys that show nowhere but in their header. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Client, type Exchange, KeyMissing, KeyRefused, NotFinished, TransportError, asCurl, newSeatKey, verifierOf } from "gavel-sdk";

import { says, scripted } from "./scripted.js";
import { sealing } from "./service.js";

const PLAYERS = ["ann", "bob", "cy"];
const game = new Client(await sealing()).game("for-sale");

/** The token of a table at which everybody is to sell a house, and all keys. */
async function selling(): Promise<{ token: string; keys: Record<string, string>; referee: string }> {
    const table = await game.sealedSetup({ players: PLAYERS, referee: true });
    let [token, toAct] = [table.token, table.to_act];
    while (toAct.length === 1) {
        const player = toAct[0]!;
        const played = await game.sealed(token, table.seat_keys[player]).act({ type: "pass", player });
        [token, toAct] = [played.token, played.to_act];
    }
    return { token, keys: table.seat_keys, referee: table.referee_key! };
}

test("choices are made on tokens of their own, and merged", async () => {
    const { token, keys } = await selling();
    const tokens: string[] = [];
    for (const player of PLAYERS) {
        const mine = game.sealed(token, keys[player]);
        const [sale] = (await mine.view()).legal_actions;
        assert.equal(sale?.player, player);
        tokens.push((await mine.act(sale as never)).token);
    }
    const merged = await game.sealed(tokens[0]!, keys["ann"]).merge(tokens.slice(1));
    assert.equal(merged.events.filter((event) => event.type === "house-sold").length, PLAYERS.length);
    const seen = await game.sealed(merged.token).view({ since: merged.view.ply - 2 });
    assert.deepEqual([seen.legal_actions, seen.actions?.map((each) => each.type)], [[], ["sell", "sell", "sell"]]);
});

test("players make their own keys, and change them", async () => {
    const made = await Promise.all(PLAYERS.map((_, seat) => newSeatKey(seat + 1)));
    const verifiers = Object.fromEntries(PLAYERS.map((player, seat) => [player, made[seat]!.verifier]));
    const table = await game.sealedSetup({ players: PLAYERS, verifiers, held: true });
    assert.deepEqual(table.seat_keys, {});
    const mine = game.sealed(table.token, made[0]!.key);
    assert.deepEqual((await mine.view()).view.players.map((player) => player.coins !== null), [true, false, false]);
    const other = await newSeatKey(1);
    const changed = await mine.newKey("ann", { verifier: other.verifier });
    await assert.rejects(mine.at(changed.token).view(), KeyRefused);
    assert.notEqual((await game.sealed(changed.token, other.key).view()).legal_actions.length, 0);
});

test("a referee opens the state, nobody else does", async () => {
    const { token, keys, referee } = await selling();
    assert.equal((await game.sealed(token, referee).unseal()).state.players.length, PLAYERS.length);
    await assert.rejects(game.sealed(token, keys["ann"]).unseal(), KeyRefused);
    await assert.rejects(game.sealed(token).unseal(), KeyMissing);
    await assert.rejects(game.sealed(token).receipt(), NotFinished);
});

test("a spectator learns the last actions of a table", async () => {
    const { token, keys } = await selling();
    const told = await game.sealed(token).transcript();
    assert.deepEqual(told.actions.map((each) => [each.type, each.events]), Array(8).fill(["pass", null]));
    assert.deepEqual([told.setup_events, told.transcript], [null, null]);
    assert.deepEqual((await game.sealed(token, keys["ann"]).transcript()).actions, told.actions);
});

test("what tells a key is the SHA-256 of its secret", async () => {
    assert.equal(await verifierOf(`gvs1.1.${"A".repeat(43)}`), "Zmh6rfhivXdsj8GLjp-OIAiXFIVu4jOzkCpZHQ1fKSU");
    const made = await newSeatKey(3);
    assert.match(made.key, /^gvs1\.3\.[\w-]{43}$/);
    assert.equal(made.verifier, await verifierOf(made.key));
    for (const seat of [0, 10, 1.5, NaN, "1" as never]) {
        await assert.rejects(newSeatKey(seat), RangeError);
    }
    for (const spoilt of ["", "gvs1.1.", `gvs2.1.${"A".repeat(43)}`, `gvs1.1.${"A".repeat(42)}B`, `${made.key}\n`]) {
        await assert.rejects(verifierOf(spoilt), { message: "this is no seat key" });
    }
});

test("a key stands in its header and nowhere else", async (context) => {
    const own = await newSeatKey(2);
    const exchanges: Exchange[] = [];
    const script = await scripted(context, says({ type: "/problems/key-refused", title: "t", status: 403 }, 403));
    const client = new Client(script.url, { onExchange: (exchange) => exchanges.push(exchange) });
    const table = client.game("for-sale").sealed("token", own.key);
    const refused: Error = await table.view().then(() => assert.fail(), (error) => error);
    assert.equal(script.asked[0]!.headers.authorization, `Bearer ${own.key}`);
    const texts = [refused.message, String(refused.stack), JSON.stringify(table), JSON.stringify(exchanges), asCurl(exchanges[0]!)];
    for (const text of [...texts, script.asked[0]!.path, script.asked[0]!.body]) {
        assert.ok(!text.includes(own.key.slice(7)));
    }
    const gone = new Client("http://127.0.0.1:1", { retries: 0 }).game("for-sale").sealed("token", own.key);
    await assert.rejects(gone.view(), (error: Error) => error instanceof TransportError && !error.message.includes(own.key));
});

test("what no header can carry is refused, and not repeated", () => {
    for (const spoilt of ["", "a key", "key\n", "key\r\nX: y", "clé"]) {
        const message = "a key is one line of letters, digits and signs, without spaces";
        assert.throws(() => game.sealed("token", spoilt), { message });
    }
});
