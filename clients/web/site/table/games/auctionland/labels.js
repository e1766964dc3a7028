/** What actions are called. */

import { costOf, settlement } from "./previews.js";
import { shortName } from "./tiles.js";

/** @returns {string} a legal action in words, as on a button */
export function label(action, say, view) {
    const found = LABELS[action.type];
    return found === undefined ? action.type : found(action, say, view);
}

const LABELS = {
    claim: (action, say, view) => stall("al.do.claim", action, say, view),
    offer: (action, say, view) => stall("al.do.offer", action, say, view),
    place: ({ x, y, rotation }, say) => say("al.do.place", { x, y, rotation }),
    bid: ({ amount }, say) =>
        typeof amount === "number" ? say("al.do.bid", { amount }) : say("al.do.bid-open", amount),
    pass: (_action, say) => say("al.do.pass"),
    sell: (_action, say, view) => say("al.do.sell", settlement(view)),
    keep: (_action, say, view) => say("al.do.keep", settlement(view)),
    reveal: ({ tiles }, say) => say("al.do.reveal", { count: Array.isArray(tiles) ? tiles.length : tiles.count }),
};

function stall(key, { position }, say, view) {
    const there = view.market[position - 1];
    const figures = { position, tile: shortName(there.tile), cost: costOf(position), money: there.money };
    const price = costOf(position) === 0 ? "free" : "paid";
    return say(`${key}.${price}`, figures) + (there.money > 0 ? say("al.do.finds", figures) : "");
}
