/** What actions are called. */

import { besideOf } from "./cells.js";
import { costOf, settlement } from "./previews.js";
import { shortName, turnedBy } from "./tiles.js";

/** @returns {string} a legal action in words, as on a button */
export function label(action, t, view) {
    const found = LABELS[action.type];
    return found === undefined ? action.type : found(action, t, view);
}

const LABELS = {
    claim: (action, t, view) => stall("al.do.claim", action, t, view),
    offer: (action, t, view) => stall("al.do.offer", action, t, view),
    place: (action, t, view) => {
        const { island } = view.players.find(({ id }) => id === action.player);
        return t("al.do.place", { beside: besideOf(action, island, t), turned: turnedBy(action.rotation, t) });
    },
    bid: ({ amount }, t) => {
        const exactly = typeof amount === "number" ? amount : amount.minimum === amount.maximum && amount.minimum;
        return typeof exactly === "number" ? t("al.do.bid", { amount: exactly }) : t("al.do.bid-open", amount);
    },
    pass: (_action, t) => t("al.do.pass"),
    decline: (_action, t) => t("al.do.decline"),
    sell: (_action, t, view) => t("al.do.sell", settlement(view)),
    keep: (_action, t, view) => t("al.do.keep", settlement(view)),
    reveal: ({ tiles }, t) => t("al.do.reveal", { count: Array.isArray(tiles) ? tiles.length : tiles.count }),
};

function stall(key, { position }, t, view) {
    const there = view.market[position - 1];
    const figures = { position, tile: shortName(there.tile), cost: costOf(position), money: there.money };
    const price = costOf(position) === 0 ? "free" : "paid";
    return t(`${key}.${price}`, figures) + (there.money > 0 ? t("al.do.finds", figures) : "");
}
