// Where the piece in hand may go, row by row, as the board draws it; from the legal actions alone.

import { tapped } from "../../app/tap-first.js";
import { requirementAfter } from "./previews.js";

/**
 * @typedef {{label: string, onAct: () => void, action?: object, ghost?: object, effect?: string, pressed?: boolean,
 *     onHover: () => void, onLeave: () => void}} Target
 */
/** @typedef {{lots: Record<number, Target>, signs: Record<number, Target>, cancels: Record<number, Target>, mayor: Target|null}} RowTargets */

const none = () => ({ lots: {}, signs: {}, cancels: {}, mayor: null });

/** The placement that is pointed at, has the focus or has been tapped; null where none is. */
export function lookedAt(prepared, legal, view) {
    const places = legal.filter(({ type }) => type === "place");
    return tapped(prepared && { ...prepared, tapped: prepared.at ?? prepared.tapped }, places, view);
}

/** @returns {Record<string, RowTargets>} */
export function placements({ view, legal, onTap, prepare, name }) {
    const targets = { upper: none(), middle: none(), lower: none() };
    const look = (at) => prepare((kept) => ({ ...kept, ply: view.ply, at }));
    for (const action of legal.filter((each) => each.type === "place")) {
        const looking = { onHover: () => look(action), onLeave: () => look(undefined) };
        const target = { label: name(action), ...onTap(action), ...looking, ghost: view.placing.piece };
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
