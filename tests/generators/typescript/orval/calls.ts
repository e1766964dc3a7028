/** The calls that orval generates. */

import { illegal, players, seed, seen, type Calls } from "./play";
import { forSaleActions, forSaleSetup, theEstatesActions, theEstatesSetup, auctionlandActions, auctionlandSetup } from "./client/gavel";
import type {
    AuctionlandAction,
    AuctionlandIllegalAction,
    AuctionlandLegalAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSaleIllegalAction,
    ForSaleLegalAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesIllegalAction,
    TheEstatesLegalAction,
    TheEstatesPosition,
} from "./types";

interface Answer {
    status: number;
    data: object;
}

/** What is answered where all is well. */
function good<A extends Answer>(answer: A): Extract<A, { status: 200 }>["data"] {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return (answer as Extract<A, { status: 200 }>).data;
}

/** What is answered to a request that is refused. */
function problem<A extends Answer>(answer: A): Extract<A, { status: 422 }>["data"] {
    if (answer.status !== 422) throw new Error(JSON.stringify(answer.data));
    return (answer as Extract<A, { status: 422 }>).data;
}

export const forSale: Calls<ForSalePosition, ForSaleAction, ForSaleLegalAction, ForSaleIllegalAction> = {
    begin: async () => good(await forSaleSetup({ players, seed })),
    act: async ({ state }, action) => good(await forSaleActions({ state, action })),
    refusal: async ({ state }, action) => illegal(problem(await forSaleActions({ state, action }))),
    seen,
};

export const theEstates: Calls<TheEstatesPosition, TheEstatesAction, TheEstatesLegalAction, TheEstatesIllegalAction> = {
    begin: async () => good(await theEstatesSetup({ players, seed })),
    act: async ({ state }, action) => good(await theEstatesActions({ state, action })),
    refusal: async ({ state }, action) => illegal(problem(await theEstatesActions({ state, action }))),
    seen,
};

export const auctionland: Calls<AuctionlandPosition, AuctionlandAction, AuctionlandLegalAction, AuctionlandIllegalAction> = {
    begin: async () => good(await auctionlandSetup({ players, seed })),
    act: async ({ state }, action) => good(await auctionlandActions({ state, action })),
    refusal: async ({ state }, action) => illegal(problem(await auctionlandActions({ state, action }))),
    seen,
};
