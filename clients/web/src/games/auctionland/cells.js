/** Where a tile lies or may lie, in words: an island has no edges to count from until it has grown. */

import { boundsOf } from "./islands.js";
import { SIDES, STEPS, shortName } from "./tiles.js";

/** "north of tile 17": by the first tile beside it; tiles do not move, so this stays true. */
export function besideOf({ x, y }, island, t) {
    for (const side of SIDES) {
        const [stepX, stepY] = STEPS[side];
        const beside = island.find((placement) => placement.x + stepX === x && placement.y + stepY === y);
        if (beside !== undefined) return t(`al.beside.${side}`, { tile: shortName(beside.tile) });
    }
    return t("al.beside.none");
}

/** "row 2, third from the left": of a tile that lies there. */
export function cellOf({ x, y }, island, t) {
    const { left, top } = boundsOf(island);
    return t("al.cell", { row: y - top + 1, place: t(`al.nth.${x - left + 1}`) });
}
