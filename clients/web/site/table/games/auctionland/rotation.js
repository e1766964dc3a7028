/** How the tile in hand is turned: shared by the board, its keys and the panel of actions, and begun anew with each tile. */

import { useLayoutEffect, useState } from "../../lib/preact.js";

let turning = { key: "", rotation: 0 };
const watchers = new Set();

function set(next) {
    turning = next;
    for (const watcher of watchers) watcher(next);
}

/**
 * @param {string} key          what is being placed; another key starts at the first rotation
 * @param {number[]} offered    the rotations that some legal placement has, ascending
 * @returns {{rotation: number, turn: (steps: number) => void}}   `turn(1)` goes clockwise to the next one offered
 */
export function useRotation(key, offered) {
    const [, redraw] = useState(turning);
    useLayoutEffect(() => {
        watchers.add(redraw);
        return () => watchers.delete(redraw);
    }, []);
    // Read anew at each turn: two quick ones may come before the next drawing.
    const now = () => (turning.key === key && offered.includes(turning.rotation) ? turning.rotation : (offered[0] ?? 0));
    return {
        rotation: now(),
        turn: (steps) => {
            const next = (offered.indexOf(now()) + steps + offered.length) % offered.length;
            set({ key, rotation: offered[next] ?? 0 });
        },
    };
}

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
