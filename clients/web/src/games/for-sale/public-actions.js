/**
 * What may be done, as far as everybody may know it: coins are hidden, and so is a hand that a house is chosen from. These
 * are rules that the page applies by itself; the tests hold them against the service's answers (tests/clients/web/previews).
 */
import { optionOf } from "../../app/options.js";
import { highestBid } from "./previews.js";
import { countOf, entryOf, isVisible } from "./visible.js";

/** @type {import("../index.js").PublicActions} */
export function publicActions({ legal, player, view, gameSheet }) {
    const seat = view.players.find(({ id }) => id === player);
    if (view.phase === "selling") return sales({ legal, player, seat });
    // Where coins lie open, everybody can see what they pay for.
    if (seat.coins !== null) return legal;
    const amount = { minimum: leastBid(view, player, gameSheet), maximum: null };
    return [
        { type: "bid", player, amount },
        { type: "pass", player },
    ];
}

/** A house is chosen unseen; where there is only one left, there is nothing to choose. */
function sales({ legal, player, seat }) {
    if (countOf(seat.houses) > 1) return null;
    return isVisible(seat.houses) ? legal : [{ type: "sell", player }];
}

/** The lowest bid that is enough: above the highest one, or as high with at least one coin more (option `raise`). */
function leastBid(view, player, gameSheet) {
    if (Object.keys(view.bids).length === 0) return optionOf(gameSheet, view, "minimum_opening_bid");
    const highest = highestBid(view);
    return optionOf(gameSheet, view, "raise") === "exceed" ? highest + 1 : Math.max(highest, (entryOf(view.bids, player) ?? 0) + 1);
}

/** Bids are totals of the round. @type {import("../index.js").GameTable["bidRange"]} */
export function bidRange({ player, view, gameSheet }) {
    const { coins } = view.players.find(({ id }) => id === player);
    return { least: leastBid(view, player, gameSheet), most: coins === null ? null : coins + (entryOf(view.bids, player) ?? 0) };
}
