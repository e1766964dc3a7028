/** What people do at the table: begin a game, take the device, act, and play on to the end. */

import assert from "node:assert/strict";
import { chosen } from "../../clients/typescript/test/random.js";
import { SERVICE } from "./browser.js";

export const SETTLED = "main[data-screen=play]:not([aria-busy=true]), main[data-screen=scores]";
/** The first player's turn, where the others are opponents, or the end; and no problem is shown. */
const MINE = "main:is([data-screen=play][data-actor=Ann]:not([aria-busy=true]), [data-screen=scores]):not(:has([data-problem]))";
const MOST_ACTIONS = 400;
/** How often somebody bids who might as well pass: auctions are short, so that a whole game takes its minute. */
const BIDS = 0.4;

/** Wait until the table shows what is, with what may be done. */
export const settled = (page) => page.waitForSelector(SETTLED);

/** Wait until the opponents have acted: two may outbid each other for a while. */
export const mine = (page) => page.waitForSelector(MINE, { timeout: 4 * page.getDefaultTimeout() });

/** What the table says of itself: `ply`, `screen`, `actor`, `to-act`. */
export const told = (page, name) => page.$eval("main", (main, each) => main.getAttribute(`data-${each}`) ?? "", name);

export const ply = async (page) => Number(await told(page, "ply"));

/** Wait until so many actions have been done, and what may be done next is there. */
export async function until(page, number) {
    await page.waitForSelector(`main[data-ply='${number}']`);
    await settled(page);
}

export const click = (page, selector) => page.locator(selector).click();
export const count = async (page, selector) => (await page.$$(selector)).length;
export const text = (page, selector) => page.$eval(selector, (each) => each.textContent.trim());

/** Press a key on what matches; it has the focus then. */
export async function press(page, selector, key) {
    const found = await page.waitForSelector(selector, { visible: true });
    await found.press(key);
}

/** Scroll as people do to see what they want in the middle: at the edge a form's Start may lie over it. */
const toMiddle = (page, selector) => page.$eval(selector, (each) => each.scrollIntoView({ block: "center" }));

/** Write into a field as a hand would: what stood there is selected, and typed over. */
export async function write(page, selector, value) {
    const field = await page.waitForSelector(selector, { visible: true });
    await toMiddle(page, selector);
    await field.click({ count: 3 });
    await field.press("Backspace");
    await field.type(String(value));
    assert.equal(await field.evaluate((each) => each.value), String(value));
}

// --- before the game -------------------------------------------------------------------------------------------------

/** From the start to the game's setup form. */
export async function choose(page, game) {
    await click(page, `[data-game=${game}] [data-go=setup]`);
    await page.waitForSelector(`[data-setup=${game}]`);
}

/**
 * Begin a game through the setup form: `players`, `seed`, `options`; `link` for a table by link; `strength` for opponents
 * of the first player.
 */
export async function start(page, game, { players = ["Ann", "Bob", "Cy"], seed = "firefox", options = {}, link, strength } = {}) {
    await choose(page, game);
    if (strength) {
        await click(page, "[name=place][value=opponents]");
        await page.locator("[name=strength]").fill(strength);
    }
    if (link) {
        // A guarded service has the links of seats behind one more step.
        if (await page.$("[data-other-places] [value=quick]")) await click(page, "[data-other-places] > summary");
        await click(page, "[name=place][value=quick]");
    }
    await seat(page, players);
    await toMiddle(page, "[data-more] > summary");
    await click(page, "[data-more] > summary");
    // A table by link is dealt by the service, without anybody's word.
    if (!link) await write(page, "[name=seed]", seed);
    for (const [name, value] of Object.entries(options)) {
        if (!(await page.$("[data-options][open]"))) {
            await toMiddle(page, "[data-options] > summary");
            await click(page, "[data-options] > summary");
        }
        await write(page, `[name=option-${name}]`, value);
    }
    await click(page, "[data-start]");
    if (link) await page.waitForSelector("main[data-screen=seats] [data-to-table]");
    else await (strength ? mine : settled)(page);
}

async function seat(page, players) {
    const seats = () => count(page, "[name^=player-]");
    for (let there = await seats(); there !== players.length; there = await seats()) {
        if (there < players.length) await click(page, "[data-add-player]");
        else await (await page.$$(".player-row .icon:last-of-type")).at(-1).click();
    }
    for (const [index, player] of players.entries()) await write(page, `[name=player-${index + 1}]`, player);
}

// --- at the table ----------------------------------------------------------------------------------------------------

/** Take the device for a choice that nobody else may see, if one is due; who takes it, or null. */
export async function takeDevice(page) {
    await settled(page);
    const passing = await page.$("[data-pass]");
    if (passing === null) return null;
    const player = await passing.evaluate((each) => each.dataset.pass);
    await click(page, "[data-pass] button");
    await page.waitForSelector("[data-pass]", { hidden: true });
    await settled(page);
    return player;
}

/** Type a bid and send it. */
export async function bid(page, amount) {
    await write(page, "[data-action-type=bid] [name=amount]", amount);
    await click(page, "[data-action-type=bid] [type=submit]");
}

/** The actions that the page offers to click, once each; bids stand as their ranges. */
export const choices = async (page) => (await offered(page)).choices;

/** What the table shows: on which screen, after how many actions, with which `choices`; and who is to take the device. */
function offered(page) {
    return page.evaluate(() => {
        const { screen, ply } = document.querySelector("main").dataset;
        const all = [...document.querySelectorAll("main [data-action]")].filter((each) => each.checkVisibility());
        const choices = [...new Set(all.map(({ dataset }) => dataset.action))].map((each) => JSON.parse(each));
        return { screen, ply, choices, passing: document.querySelector("[data-pass]") !== null };
    });
}

/** Click what stands for an action, or bid the least of its range. */
export async function enter(page, action) {
    if (typeof action.amount === "object") return bid(page, action.amount.minimum);
    const found = await page.evaluateHandle(
        (wanted) => [...document.querySelectorAll("main [data-action]")]
            .find((each) => each.checkVisibility() && each.dataset.action === wanted),
        JSON.stringify(action),
    );
    return found.asElement().click();
}

/** Enter one of `choices`; wait for what comes of it. It may be refused: what is offered to all tells nothing of a purse. */
export async function perform(page, action, before) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/actions"));
    await enter(page, action);
    const accepted = (await answered).status() === 200;
    await page.waitForSelector(accepted ? `main:not([data-ply='${before}'])` : "[data-refusal]");
}

/**
 * Play on at random to the end, whenever it is one's `turn`, passing the device; how many times it was passed. Bids are
 * rarer than passes.
 */
export async function playOn(page, random, turn = settled) {
    let covers = 0;
    for (let done = 0; done < MOST_ACTIONS; done += 1) {
        await turn(page);
        const { screen, ply: before, choices: all, passing } = await offered(page);
        if (screen === "scores") return covers;
        if (passing) {
            await takeDevice(page);
            covers += 1;
            continue;
        }
        const bids = random() < BIDS ? [] : all.filter((each) => typeof each.amount === "object");
        const open = bids.length < all.length ? all.filter((each) => !bids.includes(each)) : all;
        await perform(page, chosen(open, random), before);
    }
    throw new Error(`no end after ${MOST_ACTIONS} actions`);
}

// --- what the service and the browser know ---------------------------------------------------------------------------

/** The answer of the service, which succeeds. */
export async function asked(path, body) {
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(`${SERVICE}/v1/games/${path}`, body && request);
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
}

/** The game at the page's address, as the browser keeps it once it is kept as far as it is shown: {game, start, actions, cursor, …}. */
export async function kept(page) {
    const found = await page.waitForFunction(async () => {
        const done = (request) => new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
        const database = await done(indexedDB.open("gavel"));
        const [, id] = /\/g\/([^/]+)/.exec(location.pathname);
        const record = await done(database.transaction("games").objectStore("games").get(id));
        database.close();
        const shown = document.querySelector(".play .ply")?.textContent;
        return record && shown === `${record.cursor} / ${record.actions.length}` ? record : null;
    }, { polling: 100 });
    return found.jsonValue();
}

/** All actions of the game, which is over, and shown with the scores that the service counts. */
export async function scored(page) {
    const { game, start: { setup }, actions } = await kept(page);
    const { refused, position } = await asked(`${game}/replays`, { setup, actions });
    assert.equal(refused, null);
    assert.equal(position.finished, true);
    assert.equal(actions.length, await ply(page));
    const shown = await page.$$eval("[data-standing]", (all) =>
        Object.fromEntries(all.map(({ dataset }) => [dataset.standing, Number(dataset.total)])));
    assert.deepEqual(shown, Object.fromEntries(position.scores.standings.map(({ player, total }) => [player, total])));
    return actions;
}
