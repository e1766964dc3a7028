/** Plays all games with what @hey-api/openapi-ts generates. */

import * as choose from "./choices";
import { base, play, players, seed, there, type Game } from "./play";
import { client } from "./client/client.gen";
import { forSaleActions, forSaleSetup, theEstatesActions, theEstatesSetup, auctionlandActions, auctionlandSetup } from "./client/sdk.gen";
import type {
    AuctionlandAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesPosition,
} from "./types";

client.setConfig({ baseUrl: base });

const forSale: Game<ForSalePosition, ForSaleAction> = {
    begin: async () => there((await forSaleSetup({ body: { players, seed } })).data, "a position"),
    choices: (at) => at.legal_actions.map(choose.forSale),
    act: async ({ state }, action) => there((await forSaleActions({ body: { state, action } })).data, "a position"),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: ForSaleAction = { type: "bid", player: there(at.to_act[0], "a player"), amount: 999 };
        const { error: problem } = await forSaleActions({ body: { state: at.state, action } });
        if (problem?.type !== "/problems/illegal-action") throw new Error("not refused");
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "bid.too-high") throw new Error(why.code);
        return `${why.amount} is more than ${why.maximum}`;
    },
};

const theEstates: Game<TheEstatesPosition, TheEstatesAction> = {
    begin: async () => there((await theEstatesSetup({ body: { players, seed } })).data, "a position"),
    choices: (at) => at.legal_actions.map(choose.theEstates),
    act: async ({ state }, action) => there((await theEstatesActions({ body: { state, action } })).data, "a position"),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: TheEstatesAction = { type: "pass", player: there(at.to_act[0], "a player") };
        const { error: problem } = await theEstatesActions({ body: { state: at.state, action } });
        if (problem?.type !== "/problems/illegal-action") throw new Error("not refused");
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "phase.wrong-action") throw new Error(why.code);
        return `${why.action} is none of ${why.expected.join(", ")}`;
    },
};

const auctionland: Game<AuctionlandPosition, AuctionlandAction> = {
    begin: async () => there((await auctionlandSetup({ body: { players, seed } })).data, "a position"),
    choices: (at) => at.legal_actions.map(choose.auctionland),
    act: async ({ state }, action) => there((await auctionlandActions({ body: { state, action } })).data, "a position"),
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: AuctionlandAction = { type: "claim", player: there(at.to_act[0], "a player"), position: 99 };
        const { error: problem } = await auctionlandActions({ body: { state: at.state, action } });
        if (problem?.type !== "/problems/illegal-action") throw new Error("not refused");
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
