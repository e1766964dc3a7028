/** Plays all games with what orval generates. */

import * as choose from "./choices";
import { base, play, players, seed, there, type Game } from "./play";
import { forSaleActions, forSaleSetup, theEstatesActions, theEstatesSetup, auctionlandActions, auctionlandSetup } from "./client/gavel";
import type {
    AuctionlandAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesPosition,
} from "./types";

const forSale: Game<ForSalePosition, ForSaleAction> = {
    begin: async () => {
        const answer = await forSaleSetup({ players, seed });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    choices: (at) => at.legal_actions.map(choose.forSale),
    act: async ({ state }, action) => {
        const answer = await forSaleActions({ state, action });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: ForSaleAction = { type: "bid", player: there(at.to_act[0], "a player"), amount: 999 };
        const answer = await forSaleActions({ state: at.state, action });
        if (answer.status !== 422) throw new Error("not refused");
        const problem = answer.data;
        if (problem.type !== "/problems/illegal-action") throw new Error(problem.type);
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "bid.too-high") throw new Error(why.code);
        return `${why.amount} is more than ${why.maximum}`;
    },
};

const theEstates: Game<TheEstatesPosition, TheEstatesAction> = {
    begin: async () => {
        const answer = await theEstatesSetup({ players, seed });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    choices: (at) => at.legal_actions.map(choose.theEstates),
    act: async ({ state }, action) => {
        const answer = await theEstatesActions({ state, action });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: TheEstatesAction = { type: "pass", player: there(at.to_act[0], "a player") };
        const answer = await theEstatesActions({ state: at.state, action });
        if (answer.status !== 422) throw new Error("not refused");
        const problem = answer.data;
        if (problem.type !== "/problems/illegal-action") throw new Error(problem.type);
        const why = there(problem.violations[0], "a violation");
        if (why.code !== "phase.wrong-action") throw new Error(why.code);
        return `${why.action} is none of ${why.expected.join(", ")}`;
    },
};

const auctionland: Game<AuctionlandPosition, AuctionlandAction> = {
    begin: async () => {
        const answer = await auctionlandSetup({ players, seed });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    choices: (at) => at.legal_actions.map(choose.auctionland),
    act: async ({ state }, action) => {
        const answer = await auctionlandActions({ state, action });
        if (answer.status !== 200) throw new Error(answer.data.detail);
        return answer.data;
    },
    isOver: (at) => at.finished,
    ply: (at) => at.state.ply,
    refused: async (at) => {
        const action: AuctionlandAction = { type: "claim", player: there(at.to_act[0], "a player"), position: 99 };
        const answer = await auctionlandActions({ state: at.state, action });
        if (answer.status !== 422) throw new Error("not refused");
        const problem = answer.data;
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
