/** What a legal action is called. */
import { homeKey } from "./houses.js";
import { nextToPass, paidByPassing } from "./previews.js";
import { entryOf } from "./visible.js";

function pass(player, t, view) {
    const next = nextToPass(view);
    if (next === null) return t("fs.pass");
    if (next.house !== null) return t("fs.pass.house", { house: next.house });
    return t(entryOf(view.bids, player) === undefined ? "fs.pass.nothing" : "fs.pass.bid-back");
}

/** What it is called for whoever decides: what passing costs is the question of every round. @param {any} action @param {import("../index.js").Translate} t @param {any} view @param {any} gameSheet */
export function offer(action, t, view, gameSheet) {
    const house = action.type === "pass" && nextToPass(view)?.house;
    return house ? t("fs.pass.pay", { house, paid: paidByPassing(view, action.player, gameSheet) }) : label(action, t, view);
}

/**
 * @param {object} action
 * @param {import("../index.js").Translate} t
 * @param {object} view
 */
export function label(action, t, view) {
    switch (action.type) {
        case "bid":
            return t("fs.bid");
        case "pass":
            return pass(action.player, t, view);
        case "sell":
            if (action.house === undefined) return t("fs.sell.last");
            return t("fs.sell.named", { house: action.house, home: t(homeKey(action.house)) });
        case "reveal":
            return t(action.houses ? "fs.reveal.houses" : "fs.reveal.cheques");
    }
}
