/** Plays all games with what openapi-generator's typescript-fetch generates. */

import * as choose from "./choices";
import { base, play, players, seed, there, type Game } from "./play";
import { AuctionlandApi, ForSaleApi, TheEstatesApi } from "./client/apis";
import { AuctionlandActionRefusalFromJSON, ForSaleActionRefusalFromJSON, TheEstatesActionRefusalFromJSON } from "./client/models";
import { Configuration, ResponseError } from "./client/runtime";
import type {
    AuctionlandAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesPosition,
} from "./types";

const configuration = new Configuration({ basePath: base });

const forSaleApi = new ForSaleApi(configuration);

const forSale: Game<ForSalePosition, ForSaleAction> = {
    begin: () => forSaleApi.forSaleSetup({ forSaleSetupRequest: { players: new Set(players), seed } }),
    choices: (at) => at.legalActions.map(choose.forSale),
    act: ({ state }, action) => forSaleApi.forSaleActions({ forSaleActionsRequest: { state, action } }),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: ForSaleAction = { type: "bid", player: there(at.toAct[0], "a player"), amount: 999 };
        const error: unknown = await forSaleApi
            .forSaleActions({ forSaleActionsRequest: { state: at.state, action } })
            .catch((thrown: unknown) => thrown);
        if (!(error instanceof ResponseError)) throw new Error("not refused");
        const problem = ForSaleActionRefusalFromJSON(await error.response.json());
        if (problem.type !== "/problems/illegal-action") throw new Error(problem.type);
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "bid.too-high") throw new Error(why.code);
        return `${why.amount} is more than ${why.maximum}`;
    },
};

const theEstatesApi = new TheEstatesApi(configuration);

const theEstates: Game<TheEstatesPosition, TheEstatesAction> = {
    begin: () => theEstatesApi.theEstatesSetup({ theEstatesSetupRequest: { players: new Set(players), seed } }),
    choices: (at) => at.legalActions.map(choose.theEstates),
    act: ({ state }, action) => theEstatesApi.theEstatesActions({ theEstatesActionsRequest: { state, action } }),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: TheEstatesAction = { type: "pass", player: there(at.toAct[0], "a player") };
        const error: unknown = await theEstatesApi
            .theEstatesActions({ theEstatesActionsRequest: { state: at.state, action } })
            .catch((thrown: unknown) => thrown);
        if (!(error instanceof ResponseError)) throw new Error("not refused");
        const problem = TheEstatesActionRefusalFromJSON(await error.response.json());
        if (problem.type !== "/problems/illegal-action") throw new Error(problem.type);
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "phase.wrong-action") throw new Error(why.code);
        return `${why.action} is none of ${why.expected.join(", ")}`;
    },
};

const auctionlandApi = new AuctionlandApi(configuration);

const auctionland: Game<AuctionlandPosition, AuctionlandAction> = {
    begin: () => auctionlandApi.auctionlandSetup({ auctionlandSetupRequest: { players: new Set(players), seed } }),
    choices: (at) => at.legalActions.map(choose.auctionland),
    act: ({ state }, action) => auctionlandApi.auctionlandActions({ auctionlandActionsRequest: { state, action } }),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: AuctionlandAction = { type: "claim", player: there(at.toAct[0], "a player"), position: 99 };
        const error: unknown = await auctionlandApi
            .auctionlandActions({ auctionlandActionsRequest: { state: at.state, action } })
            .catch((thrown: unknown) => thrown);
        if (!(error instanceof ResponseError)) throw new Error("not refused");
        const problem = AuctionlandActionRefusalFromJSON(await error.response.json());
        if (problem.type !== "/problems/illegal-action") throw new Error(problem.type);
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "position.not-in-market") throw new Error(why.code);
        return `${why.position} is none of ${why.tiles}`;
    },
};

async function main(): Promise<void> {
    await play("for-sale", forSale);
    await play("the-estates", theEstates);
    await play("auctionland", auctionland);
}

void main();
