/** The Estates: when a row is complete, what a piece would change, and how the score pad helps. */

import assert from "node:assert/strict";

import {
    boardAfter, effectOf, fits, highest, isComplete, MARKET, mayGoOn, moneyDue, offeredPiece, pointsOf, requirementAfter, requirementWith,
} from "../../../../clients/web/src/games/the-estates/previews.js";
import { publicActions } from "../../../../clients/web/src/games/the-estates/public-actions.js";
import { answers, eventOf, outcomes, testEach } from "./answers.mjs";
import { testPublicActions } from "./public-actions.mjs";

const { sheet, setups, positions, tallies } = answers;
const { components } = sheet;

const buildings = positions.flatMap(({ view, scores }) =>
    scores.standings.flatMap(({ breakdown }) => breakdown.buildings.map((building) => [view.board[building.row], building])),
);
testEach("a row is complete where its buildings are scored as such", buildings, 200, ([row, building]) => {
    assert.equal(isComplete(row), building.complete);
});

const ended = positions.filter(({ view }) => view.phase === "finished");
testEach("two complete rows end the game", ended, 5, ({ view }) => {
    const complete = Object.values(view.board).filter(isComplete).length;
    assert.equal(complete >= 2, view.ended_by === "two-rows-complete");
});

testEach("no board is doubted on which a game has ended", ended, 5, ({ view }) => {
    assert.equal(mayGoOn(view.board, components), false);
});

const turns = positions.filter(({ view }) => view.phase === "offer" && view.market.flat().length > 0);
testEach("a board is doubted on which a game goes on", turns, 50, ({ view }) => {
    assert.equal(mayGoOn(view.board, components), true);
});

const rows = positions.flatMap(({ view }) => Object.values(view.board));
testEach("a row's requirement follows from its permits", rows, 500, (row) => {
    assert.equal(requirementWith(row.permits, components), row.requirement);
});

const permits = outcomes("place").filter(([, { action }]) => action.effect ?? action.permit);
testEach("a permit, and its cancellation, change a row as the table says", permits, 20, ([{ view }, { action, view: after }]) => {
    assert.equal(requirementAfter(view, action), after.board[action.row].requirement);
});

/** What the service says that each building counts for its holder. */
const scoredIn = ({ standings }) =>
    standings.flatMap(({ player, breakdown }) => breakdown.buildings.map(({ row, lot, points }) => `${row} ${lot}: ${points}, ${player}`)).sort();

testEach("a building brings its holder what the service counts", positions, 200, ({ view, scores }) => {
    const counted = pointsOf(view, sheet).map(({ row, lot, points, player }) => `${row} ${lot}: ${points}, ${player}`);
    assert.deepEqual(counted.sort(), scoredIn(scores));
});

const built = outcomes("place");
testEach("a placement leads to the board that the table shows before", built, 50, ([{ view }, { action, view: after }]) => {
    assert.deepEqual(boardAfter(view, action), after.board);
});

const totals = (scores) => Object.fromEntries(scores.standings.map(({ player, breakdown: { buildings } }) => [player, buildings.reduce((sum, { points }) => sum + points, 0)]));
testEach("a placement brings everybody what its preview says", built, 50, ([{ view, scores }, { action, scores: after }]) => {
    const { players, rows } = effectOf(view, action, sheet);
    assert.deepEqual(Object.fromEntries(players.map(({ player, before }) => [player, before])), totals(scores));
    assert.deepEqual(Object.fromEntries(players.map(({ player, after: then }) => [player, then])), totals(after));
    const sumOf = (list) => list.reduce((sum, figure) => sum + figure, 0);
    assert.equal(sumOf(Object.values(rows).map(({ after: then }) => then)), sumOf(Object.values(totals(after))));
    for (const name of Object.keys(rows)) assert.ok(name === action.row || rows[name].before === rows[name].after);
});

testEach("an offer puts up the piece that the table shows", outcomes("offer"), 50, ([{ view }, outcome]) => {
    const auctioned = eventOf(outcome, "auction-begins");
    const shown = offeredPiece(outcome.action, view);
    if (shown.kind === "rooftop") assert.deepEqual(shown, { kind: "rooftop" });
    else assert.deepEqual(shown, auctioned.piece);
});

const settled = [...outcomes("sell"), ...outcomes("keep")];
testEach("a sale is to the highest bidder for the highest bid", settled, 10, ([{ view }, outcome]) => {
    const { price, buyer, bidder } = eventOf(outcome, "sold", "kept");
    assert.deepEqual(highest(view.auction), { player: buyer ?? bidder, amount: price });
});

const opened = positions.filter(({ view }) => view.phase === "bidding" && Object.keys(view.auction.bids).length === 0);
testEach("before the first bid there is no highest", opened, 10, ({ view }) => {
    assert.equal(highest(view.auction), null);
});

const placing = positions.filter(({ view }) => view.phase === "placing" && view.placing.piece.kind === "cube");
testEach("a cube fits where the service lists it as legal", placing, 20, ({ view, legal_actions: legal }) => {
    for (const [name, row] of Object.entries(view.board)) {
        const open = row.lots.map((building, index) => ({ ...building, lot: index + 1 })).filter(({ rooftop }) => rooftop === null);
        if (row.lots.length < row.requirement) open.push({ cubes: [], lot: row.lots.length + 1 });
        for (const { cubes, lot } of open) {
            const isLegal = legal.some((action) => action.row === name && action.lot === lot);
            assert.equal(fits(view.placing.piece, cubes, components.one_cube_lots[name].includes(lot)), isLegal);
        }
    }
});

const fullSums = tallies.filter(({ answer }) => "standings" in answer);
testEach("the money that a score pad asks for is that which the service demands", tallies, 20, ({ request, answer }) => {
    const codes = (answer.violations ?? []).map(({ code }) => code);
    if (!("standings" in answer) && !codes.includes("cash.wrong-total")) return;
    const there = request.players.reduce((total, { cash, cash_box: box }) => total + cash + box, 0);
    assert.equal(there === moneyDue(request.players, components), "standings" in answer);
});
testEach("requirements of a score pad are those that the service counts", fullSums, 5, ({ request }) => {
    for (const row of Object.values(request.board)) assert.equal(requirementWith(row.permits, components), row.requirement);
});

testEach("the market of a real table is as long as the service's own", setups, 3, ({ position }) => {
    const { market } = position.state;
    assert.deepEqual(market.map((row) => row.length), Array(MARKET.rows).fill(MARKET.length));
});

testPublicActions(publicActions, "cash", ({ type, amount }, { view, seat: { cash } }) => {
    const prices = { stow: () => 1, bid: () => amount.minimum, keep: () => highest(view.auction).amount };
    return (prices[type]?.() ?? 0) <= cash;
});
