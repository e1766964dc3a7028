/** Plays all games through the calls of a tool, and has one action refused in each. */

import * as calls from "./calls";
import * as choose from "./choices";
import { play, there, type Calls, type Game } from "./play";
import type {
    AuctionlandAction,
    AuctionlandIllegalAction,
    AuctionlandPosition,
    ForSaleAction,
    ForSaleIllegalAction,
    ForSalePosition,
    TheEstatesAction,
    TheEstatesIllegalAction,
    TheEstatesPosition,
} from "./types";

/** How a game is played by a tool's calls; `refused` is an action that is not legal at the beginning, and `told` reads why. */
function game<Position, Action, Legal, Illegal>(
    by: Calls<Position, Action, Legal, Illegal>,
    choose: (legal: Legal) => Action,
    refused: (player: string) => Action,
    told: (problem: Illegal) => string,
): Game<Position, Action> {
    return {
        ...by,
        choices: (at) => by.seen(at).legalActions.map(choose),
        isOver: (at) => by.seen(at).finished,
        ply: (at) => by.seen(at).ply,
        refused: async (at) => told(await by.refusal(at, refused(there(by.seen(at).toAct[0], "a player")))),
    };
}

function forSale(problem: ForSaleIllegalAction): string {
    const why = there(problem.violations[0], "a violation");
    if (why.code !== "bid.too-high") throw new Error(why.code);
    return `${why.amount} is more than ${why.maximum}`;
}

function theEstates(problem: TheEstatesIllegalAction): string {
    const why = there(problem.violations[0], "a violation");
    if (why.code !== "phase.wrong-action") throw new Error(why.code);
    return `${why.action} is none of ${why.expected.join(", ")}`;
}

function auctionland(problem: AuctionlandIllegalAction): string {
    const why = there(problem.violations[0], "a violation");
    if (why.code !== "position.not-in-market") throw new Error(why.code);
    return `${why.position} is none of ${why.tiles}`;
}

async function main(): Promise<void> {
    const bid = (player: string): ForSaleAction => ({ type: "bid", player, amount: 999 });
    const pass = (player: string): TheEstatesAction => ({ type: "pass", player });
    const claim = (player: string): AuctionlandAction => ({ type: "claim", player, position: 99 });
    await play<ForSalePosition, ForSaleAction>("for-sale", game(calls.forSale, choose.forSale, bid, forSale));
    await play<TheEstatesPosition, TheEstatesAction>("the-estates", game(calls.theEstates, choose.theEstates, pass, theEstates));
    await play<AuctionlandPosition, AuctionlandAction>("auctionland", game(calls.auctionland, choose.auctionland, claim, auctionland));
}

void main();
