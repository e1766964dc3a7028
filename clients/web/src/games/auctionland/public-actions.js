/**
 * What may be done, as far as everybody may know it: whose money is hidden may try what it might not pay for. These are
 * rules that the page applies by itself; the tests hold them against the service's answers (tests/clients/web/previews).
 */

import { optionOf } from "../../app/options.js";
import { freeCells } from "./islands.js";

/** @type {import("../index.js").PublicActions} */
export function publicActions({ legal, player, view, gameSheet }) {
    const seat = view.players.find(({ id }) => id === player);
    // Where money lies open, everybody can see what it pays for.
    if (!(view.phase in PUBLIC) || seat.money !== null) return legal;
    return PUBLIC[view.phase]({ legal, player, view, gameSheet, seat });
}

const PUBLIC = {
    claim: (props) => stalls("claim", props),
    offer: (props) => stalls("offer", props),
    bidding: ({ player, view, gameSheet }) => [
        { type: "bid", player, amount: { minimum: leastBid(view, gameSheet), maximum: null } },
        ...(view.auction.high_bidder === player ? [] : [{ type: "pass", player }]),
    ],
    settling: ({ player, seat }) => [{ type: "sell", player }, ...(freeCells(seat.island).length > 0 ? [{ type: "keep", player }] : [])],
};

const stalls = (type, { legal, player, view }) => [
    ...view.market.map((_stall, index) => ({ type, player, position: index + 1 })),
    ...legal.filter((each) => each.type !== type),
];

/** The lowest bid that is enough. */
function leastBid(view, gameSheet) {
    const { auction } = view;
    return auction.high_bidder === null ? optionOf(gameSheet, view, "minimum_bid") : auction.bids[auction.high_bidder] + 1;
}

/** @type {import("../index.js").GameTable["bidRange"]} */
export const bidRange = ({ player, view, gameSheet }) => ({ least: leastBid(view, gameSheet), most: view.players.find(({ id }) => id === player).money });
