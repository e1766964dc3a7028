/** The calls that openapi-fetch makes of the types that openapi-typescript generates. */

import createClient from "openapi-fetch";

import { base, illegal, players, seed, seen, there, type Calls } from "./play";
import type { paths } from "./client/schema";
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

const api = createClient<paths>({ baseUrl: base });

export const forSale: Calls<ForSalePosition, ForSaleAction, ForSaleLegalAction, ForSaleIllegalAction> = {
    begin: async () => there((await api.POST("/v1/games/for-sale/setup", { body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await api.POST("/v1/games/for-sale/actions", { body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await api.POST("/v1/games/for-sale/actions", { body: { state, action } })).error),
    seen,
};

export const theEstates: Calls<TheEstatesPosition, TheEstatesAction, TheEstatesLegalAction, TheEstatesIllegalAction> = {
    begin: async () => there((await api.POST("/v1/games/the-estates/setup", { body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await api.POST("/v1/games/the-estates/actions", { body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await api.POST("/v1/games/the-estates/actions", { body: { state, action } })).error),
    seen,
};

export const auctionland: Calls<AuctionlandPosition, AuctionlandAction, AuctionlandLegalAction, AuctionlandIllegalAction> = {
    begin: async () => there((await api.POST("/v1/games/auctionland/setup", { body: { players, seed } })).data, "a position"),
    act: async ({ state }, action) => there((await api.POST("/v1/games/auctionland/actions", { body: { state, action } })).data, "a position"),
    refusal: async ({ state }, action) => illegal((await api.POST("/v1/games/auctionland/actions", { body: { state, action } })).error),
    seen,
};
