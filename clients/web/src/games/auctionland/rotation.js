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
 * The rotation of that tile, and how to change it.
 *
 * @param {ReturnType<typeof placingOf>} placing
 * @param {any} prepared                               what the shell keeps of it
 * @param {(next: (now: any) => any) => void} prepare
 * @returns {{rotation: number, turn: (steps: number) => void}}   `turn(1)` goes clockwise to the next one offered
 */
export function turningOf(placing, prepared, prepare) {
    const { key, rotations } = placing ?? { key: "", rotations: [] };
    // From the latest value: two quick turns may come before the next render.
    const rotationIn = (kept) =>
        kept?.key === key && rotations.includes(kept.rotation) ? kept.rotation : (rotations[0] ?? 0);
    const after = (kept, steps) => {
        const next = (rotations.indexOf(rotationIn(kept)) + steps + rotations.length) % rotations.length;
        return { key, rotation: rotations[next] ?? 0 };
    };
    return { rotation: rotationIn(prepared), turn: (steps) => prepare((kept) => after(kept, steps)) };
}
