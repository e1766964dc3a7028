/** Who acts in a game against opponents, where the rules leave it to several. */

/**
 * Whose turn it is: that of the next player clockwise after the last to act, the person included. The game waits for those who have a
 * default action, and they alone are asked. The highest bidder has none: asked again and again, a search would raise its own bid.
 */
export function turnsWith({ clockwise, lastSeat }) {
    const next = (position, views, actions) => {
        const { to_act: toAct, default_actions: due } = position;
        const able = views === null ? toAct : toAct.filter((id) => views[id]?.legal_actions.some(({ player }) => player === id));
        const awaited = able.filter((id) => Object.hasOwn(due, id));
        return clockwise(position, awaited.length > 0 ? awaited : able, lastSeat(actions))[0] ?? null;
    };
    /** As `viewerOf` has it; `actions`: those so far; `views`: where they are there. */
    return function viewerAgainst(position, views, person, actions) {
        const turn = next(position, views, actions);
        const isOwn = turn === person;
        return { referee: false, actor: isOwn ? person : null, alone: false, pass: null, next: isOwn ? null : turn };
    };
}
