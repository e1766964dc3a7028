/** For Sale: what passing brings, which cheques there are, what a score pad adds up. */

import assert from "node:assert/strict";

import { defaultOf } from "../../../../clients/web/src/app/options.js";
import { chequeDeck, highestBid, highestBidder, inRound, nextToPass, paidByPassing, totalSoFar, unclaimed } from "../../../../clients/web/src/games/for-sale/previews.js";
import { publicActions } from "../../../../clients/web/src/games/for-sale/public-actions.js";
import { answers, eventOf, outcomes, testEach, waitsForReferee } from "./answers.mjs";
import { testPublicActions } from "./public-actions.mjs";

const { sheet, setups, positions, turns, tallies } = answers;

testEach("passing brings the house, or none, that the table says", outcomes("pass"), 50, ([{ view }, outcome]) => {
    const taken = eventOf(outcome, "house-taken", "left-empty-handed");
    assert.equal(nextToPass(view).house, taken.house ?? null);
});

const paying = outcomes("pass").filter(([, outcome]) => eventOf(outcome, "house-taken") !== undefined);
testEach("passing costs what the table says", paying, 50, ([{ view }, outcome]) => {
    const { player, paid } = eventOf(outcome, "house-taken");
    assert.equal(paidByPassing(view, player, sheet), paid);
});

const listing = positions.filter((position) => !waitsForReferee(position));
testEach("where nobody can pass, the table promises no house", listing, 100, ({ view, legal_actions: legal }) => {
    const canPass = legal.some(({ type }) => type === "pass");
    assert.equal(nextToPass(view) !== null, canPass);
});

const bids = outcomes("bid");
testEach("the highest bid is that which has just been made", bids, 50, ([{ view }, { action, view: after }]) => {
    assert.ok(highestBid(view) <= action.amount);
    if (action.player in after.bids) assert.equal(highestBid(after), action.amount);
    // In an edition where a bid may match another, none of the two leads.
    const isMatched = Object.entries(after.bids).some(([player, bid]) => player !== action.player && bid === action.amount);
    if (action.player in after.bids) assert.equal(highestBidder(after), isMatched ? undefined : action.player);
});

const choosing = positions.filter(({ view }) => view.phase === "selling" && view.market.cheques.length > 0);
testEach("who takes part in a sale is who has chosen or is to choose", choosing, 20, ({ view, to_act: toAct }) => {
    const part = inRound(view).map(({ id }) => id);
    assert.deepEqual(new Set(part), new Set([...toAct, ...Object.keys(view.choices)]));
});

testEach("the cheques of a score pad are those that a game is set up with", setups, 10, ({ request, position }) => {
    const { decks, market } = position.state;
    const draft = { ...request, options: {} };
    assert.equal(chequeDeck(draft, sheet).length, decks.cheques.length + market.cheques.length + defaultOf(sheet, request, "removed"));
    const left = new Map(unclaimed({ ...draft, players: request.players.map(() => ({ cheques: [] })) }, sheet));
    for (const cheque of decks.cheques) assert.ok(left.get(cheque) > 0);
});

const counted = tallies.filter(({ answer }) => "standings" in answer);
testEach("a score pad's totals are those of the scoresheet", counted, 5, ({ request, answer }) => {
    const totals = request.players.map((player) => [player.id, totalSoFar(player)]);
    assert.deepEqual(Object.fromEntries(totals), Object.fromEntries(answer.standings.map(({ player, total }) => [player, total])));
});

const ofDefaults = counted.map(({ request }) => ({ ruleset: sheet.default_ruleset, variant: "standard", options: {}, ...request }));
testEach("an end that the service accepts gives out no cheque that a score pad lacks", ofDefaults, 5, (draft) => {
    assert.deepEqual(unclaimed(draft, sheet).filter(([, left]) => left < 0), []);
});

testPublicActions(publicActions, "coins", ({ amount }, { view, player, seat }) => (amount?.minimum ?? 0) <= seat.coins + (view.bids[player] ?? 0));

const selling = turns.filter(({ view }) => view.phase === "selling");
testEach("a house is chosen unseen wherever there are several to choose from", selling, 100, (turn) => {
    assert.equal(publicActions({ ...turn, gameSheet: sheet }) === null, turn.legal.length > 1);
});
