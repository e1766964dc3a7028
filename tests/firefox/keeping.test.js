/** No game is lost: by reload, Back, another tab, the end of the browser, or a line that is cut. */

import assert from "node:assert/strict";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox, played } from "./browser.js";
import { Line } from "./line.js";
import { bid, click, count, kept, ply, press, settled, start, text, until } from "./table.js";

/** Milliseconds within which a page has asked again, however long it has been waiting. */
const ASKED_AGAIN = 60_000;

async function begun(page, amount = 3) {
    await start(page, "for-sale");
    await bid(page, amount);
    await until(page, 1);
}

played("a game has an address that reload, Back and a bookmark lead to", async (visit) => {
    const page = await visit();
    await begun(page);
    await kept(page);
    const bookmark = page.url();
    assert.match(bookmark, /\/table\/g\/[a-z2-7]{12}$/);
    await page.reload();
    await until(page, 1);
    await click(page, ".brand");
    await page.waitForSelector("main[data-screen=start]");
    await page.goBack();
    await until(page, 1);
    assert.equal(page.url(), bookmark);
    await page.goto(bookmark);
    await until(page, 1);
});

played("two tabs on one game follow each other", async (visit) => {
    const page = await visit();
    await begun(page);
    const other = await visit({ beside: page.browserContext(), path: new URL(page.url()).pathname, type: "tab" });
    await until(other, 1);
    await bid(other, 4);
    await until(other, 2);
    await page.bringToFront();
    await until(page, 2);
    assert.match(await text(page, "[data-note=followed]"), /another window/);
    await click(page, "[data-undo]");
    await until(page, 1);
    await bid(page, 5);
    await until(page, 2);
    await other.bringToFront();
    await other.waitForFunction(() => document.querySelector(".log")?.textContent.includes("Bob bids 5."));
    assert.deepEqual((await kept(other)).actions.map(({ amount }) => amount), [3, 5]);
});

played("the list has its games again when the browser was ended and started", async (visit) => {
    const profile = await mkdtemp(join(tmpdir(), "profile-"));
    let own = await firefox(profile);
    try {
        const page = await visit({ beside: own.defaultBrowserContext() });
        await begun(page);
        await click(page, ".brand");
        await press(page, "[data-rename]", "Enter");
        const field = await page.waitForSelector("[name=game-name]");
        await page.waitForFunction((each) => document.activeElement === each, {}, field);
        await field.type("Sunday evening");
        await field.press("Enter");
        await page.waitForSelector("[name=game-name]", { hidden: true });
        await own.close();
        own = await firefox(profile);
        const again = await visit({ beside: own.defaultBrowserContext() });
        await again.waitForSelector(".list-entry h3");
        assert.equal(await text(again, ".list-entry h3"), "Sunday evening");
        await click(again, ".list-entry [data-go=resume]");
        await until(again, 1);
    } finally {
        await own.close();
    }
});

played("without a network the page opens, the game shows, and what is entered goes on by itself", async (visit) => {
    const line = await new Line().lay();
    try {
        const page = await visit({ at: line.url });
        await page.evaluate(async () => {
            await navigator.serviceWorker.ready;
            while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
        });
        await begun(page);
        await kept(page);
        await line.cut();
        await page.reload();
        await until(page, 1);
        assert.equal(await text(page, "[data-event-type=bid]"), "Ann bids 3.");
        const answered = () => fetch("/healthz").then(() => true, () => false);
        assert.equal(await page.evaluate(answered), false, "Firefox complains where a worker answers that in vain");
        await bid(page, 7);
        await page.waitForSelector("[data-note=waiting]", { visible: true });
        assert.equal(await page.$eval("#bid-amount", (field) => field.value), "7");
        assert.equal(await ply(page), 1);
        await line.lay();
        await page.waitForSelector("main[data-ply='2']", { timeout: ASKED_AGAIN });
        await settled(page);
        assert.equal(await count(page, "[data-note=waiting]"), 0);
        assert.deepEqual((await kept(page)).actions.map(({ amount }) => amount), [3, 7]);
    } finally {
        await line.cut();
    }
});
