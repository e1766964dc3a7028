/** What is seen: a refusal with its rule, what is one's own, what is over, on paper and on a phone. */

import assert from "node:assert/strict";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DESKTOP, PHONE, played } from "./browser.js";
import { asked, bid, choices, choose, click, count, ply, press, start, takeDevice, text, until } from "./table.js";

/** A short game: two houses each. */
const SETUP = { players: ["Ann", "Bob", "Cy"], seed: "firefox", options: { removed: 24 } };

/** Longer than a tap: then the button was held. */
const HELD = 450;

played("a bid that is too high is refused with its rule, and the focus goes there and on to the bid", async (visit) => {
    const page = await visit();
    await start(page, "for-sale");
    await bid(page, 99);
    await page.waitForFunction(() => document.activeElement?.matches(".refusal-place"));
    const { clauses } = await asked("for-sale/rules");
    const rule = clauses.find(({ id }) => id === "for-sale/bid").text;
    assert.equal(await text(page, "[data-refusal] [data-code='bid.too-high'] [data-clause='for-sale/bid']"), rule);
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.closest("[data-action-type=bid]") !== null));
    assert.equal(await ply(page), 0);
    await bid(page, 5);
    await until(page, 1);
    assert.equal(await count(page, "[data-refusal]"), 0);
});

/** All pass until houses are sold. */
async function toTheSale(page) {
    await start(page, "for-sale", SETUP);
    for (const number of [1, 2, 3, 4]) {
        await click(page, ".panel [data-action*=pass]");
        await until(page, number);
    }
}

played("who chooses unseen takes the device; what is one's own shows while its button is held", async (visit) => {
    const page = await visit();
    await toTheSale(page);
    const passing = await page.waitForSelector("[data-pass]");
    const player = await passing.evaluate((each) => each.dataset.pass);
    assert.deepEqual(await choices(page), [], "nothing of the hand lies open before");
    assert.equal(await takeDevice(page), player);
    const sold = await choices(page);
    assert.ok(sold.every((each) => each.type === "sell" && each.player === player));
    await press(page, `.panel [data-action='${JSON.stringify(sold[0])}']`, "Enter");
    await page.waitForSelector("[data-pass]");

    const owner = await page.waitForSelector("[data-look]", { visible: true });
    const name = await owner.evaluate((each) => each.dataset.look);
    const own = `[data-own='${name}']`;
    await owner.hover();
    await page.mouse.down();
    await page.waitForSelector(own, { visible: true });
    await new Promise((done) => setTimeout(done, HELD));
    assert.equal(await count(page, own), 1, "as long as it is held");
    await page.mouse.up();
    await page.waitForSelector(own, { hidden: true });
    await owner.focus();
    for (const keep of [true, false]) {
        await page.keyboard.press("Enter");
        await page.waitForSelector(own, { [keep ? "visible" : "hidden"]: true });
    }
});

/** A finished game in the browser, brought in as a transcript. */
async function finished(page, game, setup) {
    const actions = [];
    let position = await asked(`${game}/setup`, setup);
    while (!position.finished) {
        const { amount, ...listed } = position.legal_actions.find(({ type }) => type !== "bid") ?? position.legal_actions[0];
        actions.push(amount === undefined ? listed : { ...listed, amount: amount.minimum });
        position = await asked(`${game}/actions`, { state: position.state, action: actions.at(-1) });
    }
    await click(page, "[data-go=import]");
    await page.locator("[name=transcript]").fill(JSON.stringify({ game, setup, actions }));
    await click(page, "[data-verify]");
    await click(page, "[data-verdict=sound] [data-open]");
    await page.waitForSelector("main[data-screen=scores]");
    return { actions, position };
}

/** Wait until the position after so many actions is shown. */
const at = (page, place) =>
    page.waitForSelector(`main[data-screen=review][data-at='${place}'][data-ply='${place}'][aria-busy=false]`);

played("a game that is over is gone through by slider, keys and buttons", async (visit) => {
    const page = await visit();
    const { actions } = await finished(page, "for-sale", SETUP);
    const last = actions.length;
    await click(page, "[data-go=review]");
    await at(page, last);
    await press(page, "body", "Home");
    await at(page, 0);
    for (const place of [1, 2]) {
        await page.keyboard.press("ArrowRight");
        await at(page, place);
    }
    await page.keyboard.press("End");
    await at(page, last);
    await click(page, "[data-step=back]");
    await at(page, last - 1);
    const slider = await page.waitForSelector("[name=at]");
    const { x, y, width, height } = await slider.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction((before) => document.querySelector("[name=at]").valueAsNumber < before, {}, last - 1);
    const middle = await slider.evaluate((each) => each.valueAsNumber);
    await at(page, middle);
    await slider.press("ArrowRight");
    await at(page, middle + 1);
    assert.equal(await slider.evaluate((each) => each.ariaValueText), `${middle + 1} of ${last} actions`);
    const { position: there } = await asked("for-sale/replays", { setup: SETUP, actions: actions.slice(0, middle + 1) });
    assert.equal(await text(page, "[data-now]"), there.events.map((each) => each.text).join(" "));
});

played("the sheet of a game has its scores and every action, and prints them on a few pages of A4", async (visit) => {
    const page = await visit();
    const { actions, position } = await finished(page, "for-sale", SETUP);
    await click(page, "[data-go=review]");
    await at(page, actions.length);
    // The course of the score may still come, and move what is below it: a key does not miss.
    await press(page, "[data-go=sheet]", "Enter");
    await page.waitForSelector("main[data-screen=sheet][aria-busy=false]");
    for (const { player, total } of position.scores.standings) {
        assert.equal(await page.$eval(`[data-standing='${player}']`, (each) => each.dataset.total), String(total));
    }
    assert.equal(await count(page, ".told-all li"), actions.length + 1);
    const headings = await page.$$eval("h2", (all) => all.map((each) => each.textContent));
    const paper = await printed(page);
    assert.ok(paper.length <= 4, `${paper.length} pages`);
    for (const { width, height, texts } of paper) {
        assert.ok(Math.abs(width - 595) <= 1 && Math.abs(height - 842) <= 1, `${width} x ${height} points`);
        assert.ok(!headings.includes(texts.at(-1)), `${texts.at(-1)}: no heading stands alone`);
    }
    const [{ texts }] = paper;
    for (const { total, breakdown } of position.scores.standings) {
        for (const figure of [total, ...breakdown.cheques]) assert.ok(texts.includes(String(figure)), `${figure} in ${texts}`);
    }
});

/** What a page prints, page by page, as Firefox's own reader finds it: width and height in points, and its pieces of text. */
async function printed(page) {
    const path = join(await mkdtemp(join(tmpdir(), "paper-")), "sheet.pdf");
    await page.pdf({ format: "a4", path });
    const reader = await page.browserContext().newPage();
    await reader.goto(pathToFileURL(path).href);
    await reader.waitForSelector(".textLayer");
    const pages = await reader.evaluate(async () => {
        const { pdfDocument } = window.PDFViewerApplication;
        const found = [];
        for (let number = 1; number <= pdfDocument.numPages; number += 1) {
            const one = await pdfDocument.getPage(number);
            const { width, height } = one.getViewport({ scale: 1 });
            const { items } = await one.getTextContent();
            found.push({ width, height, texts: items.map(({ str }) => str.trim()).filter(Boolean) });
        }
        return found;
    });
    await reader.close();
    return pages;
}

played("nothing is wider than a phone", async (visit) => {
    const page = await visit({ size: PHONE });
    const isWithin = async (where) => {
        const beyond = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.scrollingElement;
            return [innerWidth, scrollWidth - clientWidth];
        });
        assert.deepEqual(beyond, [PHONE.width, 0], where);
    };
    for (const game of ["for-sale", "the-estates", "auctionland"]) {
        await isWithin("start");
        await choose(page, game);
        await isWithin(`setup of ${game}`);
        await click(page, "[data-start]");
        await page.waitForSelector("main[data-screen=play]:not([aria-busy=true]) [data-action]");
        await isWithin(game);
        await click(page, ".brand");
        await page.waitForSelector("main[data-screen=start]");
    }
});

/** What of a row of The Estates begins before what stands on its left has ended, also the row's own end; and the places of all rivers, from the left. */
const rows = (page) => page.evaluate(() => {
    const boxes = (within, what) => [...within.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
    const rivers = boxes(document, ".es-river").map(({ left }) => Math.round(left));
    const covered = [...document.querySelectorAll(".es-row__land")].flatMap((land) => {
        const edge = { left: land.getBoundingClientRect().right };
        const all = [...boxes(land, ".es-street, .es-lot, .es-river"), edge];
        return all.flatMap(({ left }, index) => (index > 0 && left < all[index - 1].right - 0.5 ? [index] : []));
    });
    return { rivers, covered };
});

played("in the rows of The Estates lots stand side by side, and one river runs through all", async (visit) => {
    for (const size of [DESKTOP, PHONE]) {
        const page = await visit({ size });
        await start(page, "the-estates");
        const { rivers, covered } = await rows(page);
        assert.deepEqual(covered, [], `at ${size.width} pixels`);
        assert.deepEqual(rivers, rivers.map(() => rivers[0]), `at ${size.width} pixels`);
        assert.equal(rivers.length, 3);
    }
});
