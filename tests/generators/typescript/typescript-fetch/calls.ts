/** The calls that openapi-generator's typescript-fetch generates. */

import { base, illegal, players, seed, type Calls, type Seen } from "./play";
import { AuctionlandApi, ForSaleApi, TheEstatesApi } from "./client/apis";
import { AuctionlandActionRefusalFromJSON, ForSaleActionRefusalFromJSON, TheEstatesActionRefusalFromJSON } from "./client/models";
import { Configuration, ResponseError } from "./client/runtime";
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

const configuration = new Configuration({ basePath: base });
const forSaleApi = new ForSaleApi(configuration);
const theEstatesApi = new TheEstatesApi(configuration);
const auctionlandApi = new AuctionlandApi(configuration);

/** The body of the answer to a request that is refused. */
async function problem(call: Promise<unknown>): Promise<unknown> {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof ResponseError)) throw new Error("not refused");
    return error.response.json();
}

function seen<Legal>(at: { toAct: string[]; legalActions: Legal[]; finished: boolean; state: { ply: number } }): Seen<Legal> {
    return { toAct: at.toAct, legalActions: at.legalActions, finished: at.finished, ply: at.state.ply };
}

export const forSale: Calls<ForSalePosition, ForSaleAction, ForSaleLegalAction, ForSaleIllegalAction> = {
    begin: () => forSaleApi.forSaleSetup({ forSaleSetupRequest: { players: new Set(players), seed } }),
    act: ({ state }, action) => forSaleApi.forSaleActions({ forSaleActionsRequest: { state, action } }),
    refusal: async ({ state }, action) =>
        illegal(ForSaleActionRefusalFromJSON(await problem(forSaleApi.forSaleActions({ forSaleActionsRequest: { state, action } })))),
    seen,
};

export const theEstates: Calls<TheEstatesPosition, TheEstatesAction, TheEstatesLegalAction, TheEstatesIllegalAction> = {
    begin: () => theEstatesApi.theEstatesSetup({ theEstatesSetupRequest: { players: new Set(players), seed } }),
    act: ({ state }, action) => theEstatesApi.theEstatesActions({ theEstatesActionsRequest: { state, action } }),
    refusal: async ({ state }, action) =>
        illegal(TheEstatesActionRefusalFromJSON(await problem(theEstatesApi.theEstatesActions({ theEstatesActionsRequest: { state, action } })))),
    seen,
};

export const auctionland: Calls<AuctionlandPosition, AuctionlandAction, AuctionlandLegalAction, AuctionlandIllegalAction> = {
    begin: () => auctionlandApi.auctionlandSetup({ auctionlandSetupRequest: { players: new Set(players), seed } }),
    act: ({ state }, action) => auctionlandApi.auctionlandActions({ auctionlandActionsRequest: { state, action } }),
    refusal: async ({ state }, action) =>
        illegal(AuctionlandActionRefusalFromJSON(await problem(auctionlandApi.auctionlandActions({ auctionlandActionsRequest: { state, action } })))),
    seen,
};
