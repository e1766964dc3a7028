/** Positions as links: what is packed comes back, and what is broken or foreign is told. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { BrokenLink, compressed, isReviewLink, linkTo, opened } from "../../../../clients/web/src/app/review/position-link.js";

const RECORD = {
    game: "for-sale",
    setup: { players: ["Ann", "Zoë 🏠", "Cy"], seed: "x" },
    actions: Array.from({ length: 80 }, (_, n) => ({ type: "bid", player: "Ann", amount: n })),
    names: { Ann: "Anne-Marie" },
};
const code = (value) => deflateRawSync(Buffer.from(typeof value === "string" ? value : JSON.stringify(value))).toString("base64url");
const fragmentOf = (url) => url.slice(url.indexOf("#"));
const refuses = (fragment, message) => assert.rejects(opened(fragment), (error) => error instanceof BrokenLink && error.message === message);

test("what is packed comes back, with its position", async () => {
    const url = await linkTo("https://table.example/table", RECORD, 7);
    assert.ok(url.startsWith("https://table.example/table#review="));
    assert.ok(isReviewLink(fragmentOf(url)));
    assert.match(url, /^[\x21-\x7e]+$/);
    assert.deepEqual(await opened(fragmentOf(url)), { record: RECORD, at: 7 });
});

test("a link without a position leads to the end", async () => {
    assert.deepEqual(await opened(`#review=${code(RECORD)}`), { record: RECORD, at: null });
});

test("a game is much shorter as a link than as a text", async () => {
    assert.ok((await compressed(JSON.stringify(RECORD))).length * 4 < JSON.stringify(RECORD).length);
});

test("a link that was cut off is broken, wherever it was cut", async () => {
    const whole = code(RECORD);
    for (let length = 0; length < whole.length; length += 7) await refuses(`#review=${whole.slice(0, length)}`, "review.link-broken");
    await refuses(`#review=${whole.slice(0, -1)}&at=7`, "review.link-broken");
});

test("what is no code, no text or no JSON is broken", async () => {
    const texts = ["", "!!!", "AAAA", "=", code("{"), code(""), deflateRawSync(Buffer.from([0xff, 0xfe])).toString("base64url")];
    for (const text of texts) await refuses(`#review=${text}`, "review.link-broken");
    for (const rest of ["&at=-1", "&at=1e3", "&at=123456", "&at=", "&key=1", "&at=1&at=2"]) await refuses(`#review=${code(RECORD)}${rest}`, "review.link-broken");
    assert.ok(!isReviewLink("#game=for-sale&token=x"));
});

test("what is something else than a transcript is foreign", async () => {
    const { setup, ...without } = RECORD;
    const foreign = [null, 1, [], {}, without, { ...RECORD, state: {} }, { ...RECORD, actions: {} }, { ...RECORD, game: 1 }, { ...RECORD, key: "secret" }];
    for (const each of foreign) await refuses(`#review=${code(each)}`, "review.link-foreign");
});

test("what unfolds to more than any game is given up", async () => {
    await refuses(`#review=${code(" ".repeat(3_000_000))}`, "review.link-too-long");
});
