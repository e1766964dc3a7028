/** What may be done, as far as everybody may know it: whose money is hidden may try what it might not pay for. */

import { defaultOf } from "../../app/options.js";
import { SPAN } from "./islands.js";

const FULL = SPAN * SPAN;

/** @type {import("../index.js").Openly} */
export function openly({ legal, player, view, gameSheet }) {
    const found = OPEN[view.phase];
    const seat = view.players.find(({ id }) => id === player);
    // Where money lies open, everybody can see what it pays for.
    if (found === undefined || seat === undefined || seat.money !== null) return legal;
    return found({ legal, player, view, gameSheet, seat });
}

const OPEN = {
    claim: (props) => stalls("claim", props),
    offer: (props) => stalls("offer", props),
    bidding: ({ player, view, gameSheet }) => [
        { type: "bid", player, amount: { minimum: leastBid(view, gameSheet), maximum: null } },
        ...(view.auction.high_bidder === player ? [] : [{ type: "pass", player }]),
    ],
    settling: ({ player, seat }) => [{ type: "sell", player }, ...(seat.island.length < FULL ? [{ type: "keep", player }] : [])],
};

const stalls = (type, { legal, player, view }) => [
    ...view.market.map((_stall, index) => ({ type, player, position: index + 1 })),
    ...legal.filter((each) => each.type !== type),
];

/** The lowest bid that is enough. */
function leastBid(view, gameSheet) {
    const { auction } = view;
    if (auction.high_bidder !== null) return auction.bids[auction.high_bidder] + 1;
    return view.options.minimum_bid ?? defaultOf(gameSheet, view, "minimum_bid");
}
