/**
 * An action whose answer has not come: nobody knows whether it was played.
 *
 * It is sent again with the token that it was meant for. A guarded table answers one that was played already as if nothing
 * had been lost, so nothing is ever played twice.
 *
 * @typedef {object} Unsent
 * @property {any} action
 * @property {import("./kept.js").Kept} kept    the table as it was then
 * @property {any} problem
 */

/**
 * Whether the newest of a guarded table has the action.
 *
 * @param {Unsent} unsent
 * @param {any} answer      asked for with `since: 0`
 */
export function hasArrived({ action, kept }, { actions }) {
    const wanted = told(action);
    return actions.some((each) => each.ply > kept.place.settled && each.type === action.type && each.player === action.player
        && (each.action === null || told(each.action) === wanted));
}

const told = (action) => JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
