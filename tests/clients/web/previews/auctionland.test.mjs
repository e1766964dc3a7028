/** Auctionland: what islands count, where they can grow, and what actions cost. */

import assert from "node:assert/strict";

import { optionOf } from "../../../../clients/web/src/app/options.js";
import { countsOf, freeCells, marksOf } from "../../../../clients/web/src/games/auctionland/islands.js";
import { costOf, firstMarket, settlement } from "../../../../clients/web/src/games/auctionland/previews.js";
import { publicActions } from "../../../../clients/web/src/games/auctionland/public-actions.js";
import { ICONS, TERRAINS, tilesOf } from "../../../../clients/web/src/games/auctionland/tiles.js";
import { answers, eventOf, outcomes, testEach, waitsForReferee } from "./answers.mjs";
import { testPublicActions } from "./public-actions.mjs";

const { sheet, setups, positions, tallies } = answers;

const coastIn = (game) => optionOf(sheet, game, "coast");

/** What the service counts for a player: as the page shows it. */
function countedIn(scores, id) {
    const { park, water, housing, forest, icons } = scores.standings.find(({ player }) => player === id).breakdown;
    const counts = ICONS.map((icon) => [icon, icons[icon].count]);
    return { park: park.tiles, water: water.tiles, housing, forest, icons: Object.fromEntries(counts) };
}

testEach("an island counts what the service counts", positions, 200, ({ view, scores }) => {
    const tiles = tilesOf(sheet, view.options);
    for (const { id, island } of view.players) {
        assert.deepEqual(countsOf(island, tiles, coastIn(view)), countedIn(scores, id));
    }
});

testEach("a placement changes the counts as its preview says", outcomes("place"), 50, ([{ view }, { action, scores }]) => {
    const { player, x, y, rotation } = action;
    const { island } = view.players.find(({ id }) => id === player);
    const placed = [...island, { tile: view.holding.tile, x, y, rotation }];
    assert.deepEqual(countsOf(placed, tilesOf(sheet, view.options), coastIn(view)), countedIn(scores, player));
});

const pads = tallies
    .filter(({ answer }) => "standings" in answer)
    .map(({ request, answer }) => ({ request: { ruleset: sheet.default_ruleset, variant: "standard", options: {}, ...request }, answer }));
testEach("an island of a score pad counts what the scoresheet says", pads, 10, ({ request, answer }) => {
    const tiles = tilesOf(sheet, request.options);
    for (const { id, island } of request.players) {
        assert.deepEqual(countsOf(island, tiles, coastIn(request)), countedIn(answer, id));
    }
});

const scored = [
    ...positions.map(({ view, scores }) => [view, scores]),
    ...pads.map(({ request, answer }) => [request, answer]),
];
testEach("as much is marked as counts", scored, 200, ([game, scores]) => {
    const [tiles, coast] = [tilesOf(sheet, game.options), coastIn(game)];
    for (const { id, island } of game.players) {
        const counts = countedIn(scores, id);
        for (const terrain of TERRAINS) {
            const marks = marksOf(island, tiles, coast, terrain);
            const numbers = new Set([...marks.values()].flat().map(({ text }) => text));
            const isNumbered = terrain === "housing" || terrain === "forest";
            assert.equal(isNumbered ? numbers.size : marks.size, counts[terrain]);
        }
    }
});

const placing = positions.filter((position) => position.view.phase === "place" && !waitsForReferee(position));
testEach("a score pad offers the cells where an island may grow", placing, 20, ({ view, legal_actions: legal }) => {
    const { island } = view.players.find(({ id }) => id === view.holding.player);
    const cells = legal.map(({ x, y }) => `${x},${y}`);
    assert.deepEqual(new Set(freeCells(island).map(({ x, y }) => `${x},${y}`)), new Set(cells));
});

const chosen = [...outcomes("claim"), ...outcomes("offer")];
testEach("a place in the market costs what is said on it", chosen, 50, ([, outcome]) => {
    const { position, paid } = eventOf(outcome, "claim", "offer");
    assert.equal(costOf(position), paid);
});

const settled = [...outcomes("sell"), ...outcomes("keep")];
testEach("selling brings and keeping costs what the button says", settled, 10, ([{ view }, outcome]) => {
    const { bidder, amount, price } = settlement(view);
    const event = eventOf(outcome, "sold", "kept");
    assert.equal(event.buyer ?? event.bidder, bidder);
    assert.equal(event.price, outcome.action.type === "keep" ? price : amount);
});

testEach("the first market has as many tiles as a real table is asked for", setups, 5, ({ request, position }) => {
    const draft = { ...request, options: {} };
    assert.equal(firstMarket(sheet, draft, tilesOf(sheet, {})), position.state.market.length);
});

testPublicActions(publicActions, "money", ({ type, position, amount }, { view, seat: { money }, legal }) => {
    // R-AL-11, R-AL-12: the money on a tile may help to pay for it.
    const finds = view.options.found_money_pays && !(type === "offer" && view.options.auctioned_tile_money === "taker");
    if (type === "claim" || type === "offer") return costOf(position) <= money + (finds ? view.market[position - 1].money : 0);
    if (type === "keep") return settlement(view).price <= money;
    // R-AL-15: of two players, who can bid may have to.
    if (type === "pass" && view.options.two_player_pass === false && view.players.length === 2) return !legal.some((each) => each.type === "bid");
    return type !== "bid" || amount.minimum <= money;
});
