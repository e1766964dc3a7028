/** Tiles as data: the game's set by id, and what lies on a tile's sides once it is turned. */

export const TERRAINS = ["park", "housing", "forest", "water"];
export const ICONS = ["peace", "love", "music"];
export const SIDES = ["n", "e", "s", "w"];
export const ROTATIONS = [0, 90, 180, 270];

/** What lies beyond each side: x grows east, y grows south. */
export const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/**
 * @typedef {{terrain: string, sides: string[]}} Region
 * @typedef {{id: string, regions: Region[], icons: string[]}} Tile
 * @typedef {Map<string, Tile>} Tiles
 */

/**
 * The tiles of a game: the setup's own, or the reference set of the game sheet.
 *
 * @param {object} gameSheet
 * @param {object=} options   of the setup, the view or the tally
 * @returns {Tiles}
 */
export function tilesOf(gameSheet, options) {
    const list = Array.isArray(options?.tiles) ? options.tiles : gameSheet.components.tiles;
    return new Map(list.map((tile) => [tile.id, tile]));
}

/** A tile nobody told us of: drawn bare, so that a gap in the data never breaks the board. */
export function tileNamed(tiles, id) {
    return tiles.get(id) ?? { id, regions: [], icons: [] };
}

/** Where a side lies once the tile is turned clockwise: by 90, north comes to the east. */
function turnedSide(side, rotation) {
    return SIDES[(SIDES.indexOf(side) + rotation / 90) % 4];
}

/**
 * The regions of a tile as it lies, in the tile's own order.
 *
 * @returns {Region[]}
 */
export function regionsOf(tile, rotation) {
    return tile.regions.map(({ terrain, sides }) => ({
        terrain,
        sides: sides.map((side) => turnedSide(side, rotation)),
    }));
}

/** The number of the region that reaches a side, or -1. */
export function regionAt(tile, rotation, side) {
    return regionsOf(tile, rotation).findIndex(({ sides }) => sides.includes(side));
}

/** How often each icon stands on a tile, in the order of the kinds. */
export function iconsOf(tile) {
    return ICONS.map((icon) => [icon, tile.icons.filter((other) => other === icon).length]).filter(([, n]) => n > 0);
}

/** The shortest name of a tile: the reference set's numbers without their prefix. */
export function shortName(id) {
    return id.replace(/^ref-/, "");
}

/**
 * A tile in words, as it lies: "park: north, east; housing: south; peace 1".
 *
 * @returns {string}
 */
export function inWords(tile, rotation, t) {
    const regions = regionsOf(tile, rotation).map(({ terrain, sides }) => {
        const where = SIDES.filter((side) => sides.includes(side)).map((side) => t(`al.side.${side}`));
        return t("al.region", {
            terrain: t(`al.${terrain}`),
            sides: where.length > 0 ? where.join(", ") : t("al.inside"),
        });
    });
    const icons = iconsOf(tile).map(([icon, count]) => t("al.counted", { what: t(`al.${icon}`), count }));
    return [...regions, ...icons].join(t("semicolon")) || t("al.bare");
}

/** @returns {string} how a tile is turned, to follow what it is called; empty if it lies as it was made */
export function turnedBy(rotation, t) {
    return rotation === 0 ? "" : t("al.as-turned", { rotation });
}
