// What may be done, as far as everybody may know it: whose cash is hidden may try what it might not pay for.

import { defaultOf } from "../../app/options.js";
import { highest } from "./previews.js";

/** @type {import("../index.js").Openly} */
export function openly({ legal, player, view, gameSheet }) {
    const found = OPEN[view.phase];
    const { cash } = view.players.find(({ id }) => id === player) ?? { cash: 0 };
    // Where cash lies open, everybody can see what it pays for.
    if (found === undefined || cash !== null) return legal;
    return found({ legal, player, view, gameSheet });
}

const OPEN = {
    offer: ({ legal, player, view }) => [...(view.stowed ? [] : [{ type: "stow", player }]), ...legal.filter(({ type }) => type === "offer")],
    bidding: ({ player, view, gameSheet }) => [
        { type: "bid", player, amount: { minimum: leastBid(view, gameSheet), maximum: null } },
        { type: "pass", player },
    ],
    settling: ({ player }) => [
        { type: "sell", player },
        { type: "keep", player },
    ],
};

/** The lowest bid that is enough. */
function leastBid(view, gameSheet) {
    const best = highest(view.auction);
    return best === null ? (view.options.minimum_bid ?? defaultOf(gameSheet, view, "minimum_bid")) : best.amount + 1;
}
