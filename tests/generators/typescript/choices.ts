/** Legal actions as actions to send: an amount is drawn; `reveal` never comes where the service deals. */

import { amountOf } from "./play";
import type {
    AuctionlandAction,
    AuctionlandLegalAction,
    ForSaleAction,
    ForSaleLegalAction,
    TheEstatesAction,
    TheEstatesLegalAction,
} from "./types";

export function forSale(legal: ForSaleLegalAction): ForSaleAction {
    switch (legal.type) {
        case "bid":
            return { ...legal, amount: amountOf(legal.amount) };
        case "reveal":
            throw new Error("the service deals");
        default:
            return legal;
    }
}

export function theEstates(legal: TheEstatesLegalAction): TheEstatesAction {
    return legal.type === "bid" ? { ...legal, amount: amountOf(legal.amount) } : legal;
}

export function auctionland(legal: AuctionlandLegalAction): AuctionlandAction {
    switch (legal.type) {
        case "bid":
            return { ...legal, amount: amountOf(legal.amount) };
        case "reveal":
            throw new Error("the service deals");
        default:
            return legal;
    }
}
