/** How the tile in hand is turned: shared by the board, its keys and the panel of actions, and reset with each tile. */

/**
 * The tile that is to be placed, as the legal actions have it; null while nobody places.
 *
 * @returns {null | {player: string, tile: string, key: string, actions: object[], rotations: number[]}}
 */
export function placingOf(view, legal) {
    const actions = legal.filter(({ type }) => type === "place");
    if (actions.length === 0 || view.holding === null) return null;
    return {
        player: actions[0].player,
        tile: view.holding.tile,
        key: `${view.ply} ${view.holding.tile}`,
        actions,
        rotations: [...new Set(actions.map(({ rotation }) => rotation))].sort((a, b) => a - b),
    };
}

/**
 * The rotation of that tile, which cell is looked at, and how to change either.
 *
 * @param {ReturnType<typeof placingOf>} placing
 * @param {any} prepared                               what the shell keeps of it
 * @param {(next: (now: any) => any) => void} prepare
 * @returns {{rotation: number, at: object | null, turn: (steps: number) => void, look: (at: object | undefined) => void}}
 *     `at`: the legal placement that is pointed at, has the focus or has been tapped; `turn(1)` goes clockwise to the next one offered
 */
export function turningOf(placing, prepared, prepare) {
    const { key, rotations, actions } = placing ?? { key: "", rotations: [], actions: [] };
    const own = (kept) => (kept?.key === key ? kept : {});
    // From the latest value: two quick turns may come before the next render.
    const rotationIn = (kept) => (rotations.includes(own(kept).rotation) ? kept.rotation : (rotations[0] ?? 0));
    const placement = (cell, rotation) =>
        actions.find((action) => cell && action.x === cell.x && action.y === cell.y && action.rotation === rotation);
    const after = (kept, steps) => {
        const next = (rotations.indexOf(rotationIn(kept)) + steps + rotations.length) % rotations.length;
        const rotation = rotations[next] ?? 0;
        return { ...kept, key, rotation, tapped: placement(kept?.tapped, rotation) };
    };
    const rotation = rotationIn(prepared);
    return {
        rotation,
        at: placement(own(prepared).at ?? prepared?.tapped, rotation) ?? null,
        turn: (steps) => prepare((kept) => after(kept, steps)),
        look: (at) => prepare((kept) => ({ ...kept, key, rotation: rotationIn(kept), at })),
    };
}
