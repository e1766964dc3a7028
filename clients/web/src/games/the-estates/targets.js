// Where the piece in hand may go, row by row, as the board draws it; from the legal actions alone.

import { requirementAfter } from "./previews.js";

/** @typedef {{label: string, onAct: () => void, action?: object, ghost?: object, effect?: string, pressed?: boolean}} Target */
/** @typedef {{lots: Record<number, Target>, signs: Record<number, Target>, cancels: Record<number, Target>, mayor: Target|null}} RowTargets */

const none = () => ({ lots: {}, signs: {}, cancels: {}, mayor: null });

/** @returns {Record<string, RowTargets>} */
export function placements({ view, legal, onTap, name }) {
    const targets = { upper: none(), middle: none(), lower: none() };
    for (const action of legal.filter((each) => each.type === "place")) {
        const target = { label: name(action), ...onTap(action), ghost: view.placing.piece };
        put(targets[action.row], action, target, view);
    }
    return targets;
}

function put(row, action, target, view) {
    if (action.lot) row.lots[action.lot] = target;
    else if (action.effect) row.signs[requirementAfter(view, action) + 1] = { ...target, effect: action.effect };
    else if (action.permit) row.cancels[action.permit] = target;
    else row.mayor = target;
}
