/**
 * What may be done, as far as everybody may know it: whose cash is hidden may try what it might not pay for. These are
 * rules that the page applies by itself; the tests hold them against the service's answers (tests/clients/web/previews).
 */

import { optionOf } from "../../app/options.js";
import { highest } from "./previews.js";

/** @type {import("../index.js").PublicActions} */
export function publicActions({ legal, player, view, gameSheet }) {
    const { cash } = view.players.find(({ id }) => id === player);
    // Where cash lies open, everybody can see what it pays for.
    if (!(view.phase in PUBLIC) || cash !== null) return legal;
    return PUBLIC[view.phase]({ legal, player, view, gameSheet });
}

const PUBLIC = {
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
    return best === null ? optionOf(gameSheet, view, "minimum_bid") : best.amount + 1;
}

/** @type {import("../index.js").GameTable["bidRange"]} */
export const bidRange = ({ player, view, gameSheet }) => ({ least: leastBid(view, gameSheet), most: view.players.find(({ id }) => id === player).cash });
