/**
 * The rules that this page applies by itself, to say what an action costs and how a real table begins. With what
 * islands.js counts, the tests hold each of them against the service's answers (tests/clients/web/previews).
 */

import { optionOf } from "../../app/options.js";

/** What skipping to a position of the market costs: the tiles that are passed over. */
export const costOf = (position) => position - 1;

/** Who has bid most, and what selling brings and keeping costs. Labels have no game sheet at hand, so the default stands here. */
export function settlement({ auction, options }) {
    const bidder = auction.high_bidder;
    const amount = auction.bids[bidder];
    return { bidder, amount, price: amount + (options.keep_surcharge ?? 1) };
}

/** How many tiles the first market has. */
export function firstMarket(gameSheet, setup, tiles) {
    return Math.min(optionOf(gameSheet, setup, "market_size"), tiles.size);
}
