/** Practising: one person against opponents whom the service plays. */

import assert from "node:assert/strict";
import { seeded } from "../../clients/typescript/test/random.js";
import { SUGGESTING, played } from "./browser.js";
import { choices, choose, click, kept, mine, perform, ply, playOn, scored, start, text } from "./table.js";

/** Who acted for each reason that the page tells. */
const explained = (page) => page.$$eval("[data-why]", (all) => all.map(({ dataset }) => dataset.why));

played("a whole game is played against two opponents, who act by themselves and for reasons", async (visit) => {
    const page = await visit({ at: SUGGESTING });
    await start(page, "for-sale", { strength: "easy" });
    assert.equal(await playOn(page, seeded(7), mine), 0, "nobody passes the device");
    const actors = (await scored(page)).map(({ player }) => player);
    const opponents = actors.filter((each) => each !== "Ann");
    assert.deepEqual(new Set(opponents), new Set(["Bob", "Cy"]));
    assert.deepEqual(await explained(page), opponents);
});

played("an opponent who is asked why tells three best actions with their estimates, what was done first", async (visit) => {
    const page = await visit({ at: SUGGESTING });
    await start(page, "for-sale", { strength: "easy" });
    await perform(page, (await choices(page)).find(({ type }) => type === "bid"), await ply(page));
    await mine(page);
    await click(page, "[data-reasons] > summary");
    await page.waitForSelector("[data-why] > p", { visible: true });
    const best = await page.$$eval("[data-why='Bob'] li", (all) => all.map((each) => each.textContent));
    assert.equal(best.length, 3);
    for (const each of best) assert.match(each, /^(Bid \d+|Pass and take house \d+): leaves \d+ % of the others behind$/);
    const { type, amount } = (await kept(page)).actions.find(({ player }) => player === "Bob");
    assert.ok(best[0].startsWith(type === "bid" ? `Bid ${amount}:` : "Pass "), `${best[0]}, where Bob did ${type} ${amount ?? ""}`);
});

played("a service without suggestions says before the game begins that it plays no opponents", async (visit) => {
    const page = await visit();
    await choose(page, "for-sale");
    await click(page, "[name=place][value=opponents]");
    await page.waitForSelector("[data-no-opponents]", { visible: true });
    assert.match(await text(page, "[data-no-opponents]"), /plays no opponents/);
    await page.waitForSelector("[data-start]:disabled");
    await click(page, "[name=place][value=device]");
    await page.waitForSelector("[data-start]:enabled");
});
