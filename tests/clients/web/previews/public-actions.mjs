/** What everybody may know of a player's actions, held against what the service lists for that player. */

import assert from "node:assert/strict";

import { completed } from "../../../../clients/web/src/app/completed.js";
import { answers, testEach } from "./answers.mjs";

const { sheet, turns } = answers;

/** An action as it is listed where nobody else knows what its player could pay. */
const withoutBound = ({ amount, ...action }) => (amount === undefined ? action : { ...action, amount: { ...amount, maximum: null } });

/**
 * @param {import("../../../../clients/web/src/games/index.js").PublicActions} publicActions
 * @param {string} purse      the member of a seat that says what it can pay
 * @param {(action: any, turn: any) => boolean} isAffordable     whether the player has what the action costs
 */
export function testPublicActions(publicActions, purse, isAffordable) {
    const offered = (turn) => publicActions({ ...turn, gameSheet: sheet });
    const isHidden = ({ view, player }) => view.players.find(({ id }) => id === player)[purse] === null;
    const known = turns.filter((turn) => offered(turn) !== null);

    testEach("of a hidden purse, what may be done is all that is listed and what is too dear", known.filter(isHidden), 100, (turn) => {
        const affordable = offered(turn).filter((action) => isAffordable(action, turn));
        const sent = affordable.map((action) => completed(action, turn.legal));
        assert.deepEqual(new Set(sent), new Set(turn.legal.map(withoutBound)));
    });

    testEach("of an open purse, what may be done is what is listed", known.filter((turn) => !isHidden(turn)), 1, (turn) => {
        assert.deepEqual(offered(turn), turn.legal);
    });
}
