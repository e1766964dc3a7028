/** What the service worker makes of the messages that call a player, and where their notifications lead. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, messageIn, openTable, showMessage } from "../../../../clients/web/src/offline/messages.js";

const PAGE = "https://gavel.example/table";
const TABLE = "1-P1cJ4xPkE1emdeIVgRkw";
const data = (text) => ({ json: () => JSON.parse(text) });
const turn = { kind: "turn", title: "For Sale", body: "It is your turn.", table: TABLE };

/** A window: at a path, as it says itself, or asleep where it was opened. */
const windowAt = (path, { focused = false, opened = `${PAGE}/l/${TABLE}`, asleep = false, done = [] } = {}) => ({
    focused,
    url: opened,
    postMessage: (asked, [port]) => void (!asleep && asked === "where" && port.postMessage(path)),
    focus: () => void done.push(`focus ${path}`),
});

function workerWith(windows, done = [], scope = PAGE) {
    return {
        registration: { scope, showNotification: async (title, { body, tag }) => void done.push([title, body, tag]) },
        clients: { matchAll: async () => windows, openWindow: async (address) => void done.push(`open ${address}`) },
    };
}

const shown = async (windows, text = JSON.stringify(turn)) => {
    const done = [];
    await showMessage(workerWith(windows, done), text === null ? null : data(text));
    return done;
};

test("a message is shown under its table's id, so that the next takes its place", async () => {
    assert.deepEqual(await shown([]), [["For Sale", "It is your turn.", TABLE]]);
});

test("nothing is shown to who has that table before their eyes", async () => {
    assert.deepEqual(await shown([windowAt(`l/${TABLE}`, { focused: true })]), []);
});

test("it is shown where the window is behind others, or shows something else, wherever it was opened", async () => {
    assert.equal((await shown([windowAt(`l/${TABLE}`)])).length, 1);
    assert.equal((await shown([windowAt("", { focused: true })])).length, 1);
    assert.equal((await shown([windowAt("l/another", { focused: true })])).length, 1);
});

test("a window that says nothing is where it was opened", async () => {
    assert.equal((await shown([windowAt("", { focused: true, asleep: true })])).length, 0);
    assert.equal((await shown([windowAt("", { focused: true, asleep: true, opened: PAGE })])).length, 1);
});

test("what is no message of the service shows nothing but a plain notification", async () => {
    const texts = ["no JSON", "null", "[]", '"text"', JSON.stringify({ ...turn, title: 1 }), JSON.stringify({ ...turn, table: "../x" }), JSON.stringify({ ...turn, body: undefined })];
    for (const text of texts) {
        assert.equal(messageIn(data(text)), null, text);
        assert.deepEqual(await shown([], text), [["Gavel", undefined, "gavel"]], text);
    }
    assert.deepEqual(await shown([], null), [["Gavel", undefined, "gavel"]]);
});

const clicked = async (tag, made = () => []) => {
    const done = [];
    await openTable(workerWith(made(done), done), { tag, close: () => void done.push("close") });
    return done;
};

test("a click closes the notification and opens its table, or the page where it leads to none", async () => {
    assert.deepEqual(await clicked(TABLE), ["close", `open ${PAGE}/l/${TABLE}`]);
    assert.deepEqual(await clicked("gavel"), ["close", `open ${PAGE}`]);
});

test("a click goes to the window that shows the table already", async () => {
    const windows = (done) => [windowAt("", { done }), windowAt(`l/${TABLE}`, { done })];
    assert.deepEqual(await clicked(TABLE, windows), ["close", `focus l/${TABLE}`]);
});

test("windows of the host that are not the page's are left alone", async () => {
    const others = (done) => [windowAt(`l/${TABLE}`, { done, opened: "https://gavel.example/docs" })];
    assert.deepEqual(await clicked(TABLE, others), ["close", `open ${PAGE}/l/${TABLE}`]);
});

test("where the page is a file of a folder its screens stand behind #/", () => {
    assert.equal(addressOf("https://gavel.example/games/", `l/${TABLE}`), `https://gavel.example/games/#/l/${TABLE}`);
    assert.equal(addressOf("https://gavel.example/games/", ""), "https://gavel.example/games/");
});
