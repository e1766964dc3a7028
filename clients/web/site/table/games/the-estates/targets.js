// Where the piece in hand may go, row by row, as the board draws it; from the legal actions alone.

/** @typedef {{label: string, onAct: () => void, action?: object, ghost?: object, effect?: string, pressed?: boolean}} Target */
/** @typedef {{lots: Record<number, Target>, signs: Record<number, Target>, cancels: Record<number, Target>, mayor: Target|null}} RowTargets */

const none = () => ({ lots: {}, signs: {}, cancels: {}, mayor: null });

/** @returns {Record<string, RowTargets>} */
export function placements({ view, legal, act, name }) {
    const targets = { upper: none(), middle: none(), lower: none() };
    for (const action of legal.filter((each) => each.type === "place")) {
        const target = { label: name(action), onAct: () => act(action), action, ghost: view.placing.piece };
        put(targets[action.row], action, target, view);
    }
    return targets;
}

function put(row, action, target, view) {
    if (action.lot) row.lots[action.lot] = target;
    else if (action.effect) row.signs[newRequirement(view, action) + 1] = { ...target, effect: action.effect };
    else if (action.permit) row.cancels[action.permit] = target;
    else row.mayor = target;
}

/** What a row would require after a permit or a cancel cube. */
export function newRequirement(view, { row: name, effect, permit }) {
    const row = view.board[name];
    if (effect) return row.requirement + (effect === "shorten" ? -1 : 1) * view.placing.piece.value;
    const gone = row.permits.find((each) => each.value === permit);
    return row.requirement - (gone.effect === "shorten" ? -1 : 1) * gone.value;
}
