/** The calls that @hey-api/openapi-ts generates. */

import { base, illegal, players, seed, seen, there, type Calls } from "./play";
import { client } from "./client/client.gen";
import { forSaleActions, forSaleSetup, theEstatesActions, theEstatesSetup, auctionlandActions, auctionlandSetup } from "./client/sdk.gen";
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

client.setConfig({ baseUrl: base });

export const forSale: Calls<ForSalePosition, ForSaleAction, ForSaleLegalAction, ForSaleIllegalAction> = {
    begin: async () => there((await forSaleSetup({ body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await forSaleActions({ body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await forSaleActions({ body: { state, action } })).error),
    seen,
};

export const theEstates: Calls<TheEstatesPosition, TheEstatesAction, TheEstatesLegalAction, TheEstatesIllegalAction> = {
    begin: async () => there((await theEstatesSetup({ body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await theEstatesActions({ body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await theEstatesActions({ body: { state, action } })).error),
    seen,
};

export const auctionland: Calls<AuctionlandPosition, AuctionlandAction, AuctionlandLegalAction, AuctionlandIllegalAction> = {
    begin: async () => there((await auctionlandSetup({ body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await auctionlandActions({ body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await auctionlandActions({ body: { state, action } })).error),
    seen,
};
