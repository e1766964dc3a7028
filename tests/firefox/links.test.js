/** Friends far away: each has a seat link and a browser of their own, and their pages follow the table. */

import assert from "node:assert/strict";
import { played } from "./browser.js";
import { choices, click, enter, start, told, until } from "./table.js";

const PLAYERS = ["Ann", "Bob", "Cy"];
const ACTIONS = 7;

/** What a page says of the table that all see. */
const shown = (page) => page.evaluate(() => {
    const { ply, toAct } = document.querySelector("main").dataset;
    const houses = [...document.querySelectorAll("[data-fs=market] [data-house]")].map(({ dataset }) => dataset.house);
    const bids = [...document.querySelectorAll(".log [data-event-type=bid]")].map((each) => each.textContent);
    return { ply, toAct, houses, bids };
});

/** The players whose money a page shows. */
const purses = (page) => page.$$eval(".fs-seat", (all) => {
    const coins = (seat) => seat.querySelector("[data-line=coins]").textContent;
    return all.filter((each) => /\d/.test(coins(each))).map(({ dataset }) => dataset.seat);
});

played("three people in browsers of their own play by their links alone", async (visit) => {
    const ann = await visit();
    await start(ann, "for-sale", { players: PLAYERS, link: true });
    const links = await ann.$$eval("[data-seat-link]", (all) =>
        Object.fromEntries(all.map((each) => [each.dataset.seatLink, each.querySelector("[data-url]").value])));
    await click(ann, "[data-to-table]");
    const people = { Ann: ann };
    for (const [index, name] of PLAYERS.entries()) {
        if (name === "Ann") continue;
        const { origin, pathname, hash } = new URL(links[index + 1]);
        people[name] = await visit({ at: origin, path: pathname + hash });
    }
    for (const [name, page] of Object.entries(people)) {
        await page.waitForSelector(`main[data-seat='${name}']`);
        await until(page, 0);
    }
    for (let done = 1; done <= ACTIONS; done += 1) {
        const page = people[await told(ann, "to-act")];
        await page.waitForSelector("main[data-screen=play]:not([aria-busy=true]) [data-action]");
        const wanted = done % 3 === 0 ? "pass" : "bid";
        await enter(page, (await choices(page)).find(({ type }) => type === wanted));
        for (const each of Object.values(people)) await until(each, done);
    }
    const all = await Promise.all(Object.values(people).map(shown));
    assert.deepEqual(all, all.map(() => all[0]));
    for (const [name, page] of Object.entries(people)) assert.deepEqual(await purses(page), [name]);
});
