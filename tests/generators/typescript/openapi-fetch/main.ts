/** Plays all games with what openapi-typescript generates. */

import createClient from "openapi-fetch";

import * as choose from "./choices";
import { base, play, players, seed, there, type Game } from "./play";
import type { paths } from "./client/schema";
import type {
    AuctionlandAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesPosition,
} from "./types";

const api = createClient<paths>({ baseUrl: base });

const forSale: Game<ForSalePosition, ForSaleAction> = {
    begin: async () => {
        const { data } = await api.POST("/v1/games/for-sale/setup", { body: { players, seed } });
        return there(data, "a position");
    },
    choices: (at) => at.legal_actions.map(choose.forSale),
    act: async ({ state }, action) => {
        const { data } = await api.POST("/v1/games/for-sale/actions", { body: { state, action } });
        return there(data, "a position");
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: ForSaleAction = { type: "bid", player: there(at.to_act[0], "a player"), amount: 999 };
        const { error: problem } = await api.POST("/v1/games/for-sale/actions", { body: { state: at.state, action } });
        if (problem?.type !== "/problems/illegal-action") throw new Error("not refused");
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "bid.too-high") throw new Error(why.code);
        return `${why.amount} is more than ${why.maximum}`;
    },
};

const theEstates: Game<TheEstatesPosition, TheEstatesAction> = {
    begin: async () => {
        const { data } = await api.POST("/v1/games/the-estates/setup", { body: { players, seed } });
        return there(data, "a position");
    },
    choices: (at) => at.legal_actions.map(choose.theEstates),
    act: async ({ state }, action) => {
        const { data } = await api.POST("/v1/games/the-estates/actions", { body: { state, action } });
        return there(data, "a position");
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: TheEstatesAction = { type: "pass", player: there(at.to_act[0], "a player") };
        const { error: problem } = await api.POST("/v1/games/the-estates/actions", { body: { state: at.state, action } });
        if (problem?.type !== "/problems/illegal-action") throw new Error("not refused");
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "phase.wrong-action") throw new Error(why.code);
        return `${why.action} is none of ${why.expected.join(", ")}`;
    },
};

const auctionland: Game<AuctionlandPosition, AuctionlandAction> = {
    begin: async () => {
        const { data } = await api.POST("/v1/games/auctionland/setup", { body: { players, seed } });
        return there(data, "a position");
    },
    choices: (at) => at.legal_actions.map(choose.auctionland),
    act: async ({ state }, action) => {
        const { data } = await api.POST("/v1/games/auctionland/actions", { body: { state, action } });
        return there(data, "a position");
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: AuctionlandAction = { type: "claim", player: there(at.to_act[0], "a player"), position: 99 };
        const { error: problem } = await api.POST("/v1/games/auctionland/actions", { body: { state: at.state, action } });
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
