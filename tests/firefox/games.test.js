/** A whole game of each kind, by real clicks: it is played as it is clicked, and scored as the service scores it. */

import assert from "node:assert/strict";
import { seeded } from "../../clients/typescript/test/random.js";
import { played } from "./browser.js";
import { playOn, scored, start } from "./table.js";

/** How many play, and how many choices are made unseen, of all actions. */
const GAMES = {
    "for-sale": [3, (covers, actions) => covers > 0 && covers < actions / 2],
    "the-estates": [2, (covers) => covers === 0],
    auctionland: [2, (covers) => covers === 0],
};

for (const [game, [seats, covered]] of Object.entries(GAMES)) {
    played(`a whole game of ${game} is played to the scores that the service counts`, async (visit) => {
        const page = await visit();
        await start(page, game, { players: ["Ann", "Bob", "Cy"].slice(0, seats) });
        const covers = await playOn(page, seeded(7));
        const actions = await scored(page);
        assert.ok(covered(covers, actions.length), `${covers} covers in ${actions.length} actions`);
    });
}
