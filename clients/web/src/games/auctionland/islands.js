/**
 * Islands as data: where they reach, which shapes are connected, what they count. These are rules that the page applies
 * by itself, to preview a placement and mark what counts; the tests hold them against the service's answers
 * (tests/clients/web/previews).
 */

import { ICONS, SIDES, STEPS, iconsOf, regionAt, regionsOf, tileNamed } from "./tiles.js";

/** How far an island may reach either way. */
export const SPAN = 4;

/**
 * @typedef {{tile: string, x: number, y: number, rotation: number}} Placement
 * @typedef {{x: number, y: number, region: number}} Part       a region of the tile on that cell
 */

export const cellKey = (x, y) => `${x},${y}`;

/** The smallest rectangle that holds all these cells, or null where there are none. */
export function boundsOf(cells) {
    if (cells.length === 0) return null;
    const across = cells.map(({ x }) => x);
    const down = cells.map(({ y }) => y);
    const [left, right] = [Math.min(...across), Math.max(...across)];
    const [top, bottom] = [Math.min(...down), Math.max(...down)];
    return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * The connected shapes of a terrain, in the order in which their first tiles were placed.
 *
 * @param {Placement[]} island
 * @param {import("./tiles.js").Tiles} tiles
 * @param {string} terrain
 * @returns {{parts: Part[], tiles: number}[]}   `tiles` counts a tile once, however many of its regions belong
 */
function shapesOf(island, tiles, terrain) {
    const byCell = new Map(island.map((placement) => [cellKey(placement.x, placement.y), placement]));
    const seen = new Set();
    const found = [];
    for (const start of partsOf(island, tiles, terrain)) {
        if (seen.has(partKey(start))) continue;
        seen.add(partKey(start));
        const parts = [start];
        // The list grows while it is walked, until no connected region is left.
        for (const part of parts) {
            for (const met of partsBeyond(part, byCell, tiles, terrain)) {
                if (seen.has(partKey(met))) continue;
                seen.add(partKey(met));
                parts.push(met);
            }
        }
        found.push({ parts, tiles: new Set(parts.map(({ x, y }) => cellKey(x, y))).size });
    }
    return found;
}

const partKey = ({ x, y, region }) => `${x},${y},${region}`;

function partsOf(island, tiles, terrain) {
    return island.flatMap(({ tile, x, y }) =>
        tileNamed(tiles, tile).regions.flatMap((there, region) => (there.terrain === terrain ? [{ x, y, region }] : [])),
    );
}

/** The regions of the same terrain that this one meets across the sides of its tile. */
function partsBeyond({ x, y, region }, byCell, tiles, terrain) {
    const here = byCell.get(cellKey(x, y));
    return regionsOf(tileNamed(tiles, here.tile), here.rotation)[region].sides.flatMap((side) => {
        const [stepX, stepY] = STEPS[side];
        const next = byCell.get(cellKey(x + stepX, y + stepY));
        if (next === undefined) return [];
        const tile = tileNamed(tiles, next.tile);
        const met = regionAt(tile, next.rotation, SIDES[(SIDES.indexOf(side) + 2) % 4]);
        return tile.regions[met]?.terrain === terrain ? [{ x: next.x, y: next.y, region: met }] : [];
    });
}

/**
 * The tiles with water at the coast, and on which regions.
 *
 * @param {"open-side" | "frame"} coast   R-AL-02: a side without an own tile beyond it, or one on the frame
 * @returns {Part[][]}                    one list for each tile that counts
 */
function coastOf(island, tiles, coast) {
    const bounds = boundsOf(island);
    const taken = new Set(island.map(({ x, y }) => cellKey(x, y)));
    const isCoast = (x, y) =>
        coast === "frame"
            ? x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom
            : !taken.has(cellKey(x, y));
    return island
        .map(({ tile, x, y, rotation }) =>
            regionsOf(tileNamed(tiles, tile), rotation).flatMap(({ terrain, sides }, region) =>
                terrain === "water" && sides.some((side) => isCoast(x + STEPS[side][0], y + STEPS[side][1]))
                    ? [{ x, y, region }]
                    : [],
            ),
        )
        .filter((parts) => parts.length > 0);
}

/** What an island counts in each of the ways to score. */
export function countsOf(island, tiles, coast) {
    const icons = Object.fromEntries(ICONS.map((icon) => [icon, 0]));
    for (const { tile } of island) for (const [icon, count] of iconsOf(tileNamed(tiles, tile))) icons[icon] += count;
    return {
        park: Math.max(0, ...shapesOf(island, tiles, "park").map((shape) => shape.tiles)),
        water: coastOf(island, tiles, coast).length,
        housing: shapesOf(island, tiles, "housing").length,
        forest: shapesOf(island, tiles, "forest").length,
        icons,
    };
}

/**
 * The empty cells that an island can still grow into; only the score pad asks, since in a game the legal actions tell.
 *
 * @returns {{x: number, y: number}[]}
 */
export function freeCells(island) {
    const bounds = boundsOf(island);
    if (bounds === null) return [{ x: 0, y: 0 }];
    const taken = new Set(island.map(({ x, y }) => cellKey(x, y)));
    const found = new Map();
    for (const { x, y } of island) {
        for (const [stepX, stepY] of Object.values(STEPS)) {
            const cell = { x: x + stepX, y: y + stepY };
            const grown = boundsOf([...island, cell]);
            if (taken.has(cellKey(cell.x, cell.y)) || grown.width > SPAN || grown.height > SPAN) continue;
            found.set(cellKey(cell.x, cell.y), cell);
        }
    }
    return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * What a lens shows of an island: marks on the regions that count, by cell.
 *
 * Housing and forest shapes are numbered, the largest park is ticked, and so is water at the coast.
 *
 * @param {string} lens   a terrain
 * @returns {Map<string, {region: number, text: string}[]>}
 */
export function marksOf(island, tiles, coast, lens) {
    const marks = new Map();
    const mark = ({ x, y, region }, text) => {
        const key = cellKey(x, y);
        marks.set(key, [...(marks.get(key) ?? []), { region, text }]);
    };
    if (lens === "water") {
        for (const parts of coastOf(island, tiles, coast)) parts.forEach((part) => mark(part, "✓"));
    } else if (lens === "park") {
        const shapes = shapesOf(island, tiles, "park").sort((a, b) => b.tiles - a.tiles);
        shapes[0]?.parts.forEach((part) => mark(part, "✓"));
    } else {
        shapesOf(island, tiles, lens).forEach((shape, index) =>
            shape.parts.forEach((part) => mark(part, String(index + 1))),
        );
    }
    return marks;
}
