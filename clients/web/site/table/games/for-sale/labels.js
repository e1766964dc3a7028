/** What a legal action is called. */
import { homeKey } from "./houses.js";
import { nextToPass } from "./previews.js";
import { of } from "./seen.js";

function pass(player, say, view) {
    const next = nextToPass(view);
    if (next === null) return say("fs.pass");
    if (next.house !== null) return say("fs.pass.house", { house: next.house });
    return say(of(view.bids, player) === undefined ? "fs.pass.nothing" : "fs.pass.bid-back");
}

/**
 * @param {object} action
 * @param {import("../index.js").Say} say
 * @param {object} view
 */
export function label(action, say, view) {
    switch (action.type) {
        case "bid":
            return say("fs.bid");
        case "pass":
            return pass(action.player, say, view);
        case "sell":
            return say("fs.sell.named", { house: action.house, home: say(homeKey(action.house)) });
        case "reveal":
            return say(action.houses ? "fs.reveal.houses" : "fs.reveal.cheques");
    }
}
