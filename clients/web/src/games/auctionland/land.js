/**
 * The outlines of a tile's regions, in a square of 100 × 100.
 *
 * Each side that a region reaches is a lobe from that side towards the middle. Lobes of one region on neighbouring sides
 * are joined across the corner between them, on opposite sides through the middle; lobes of different regions stay apart,
 * so that connected land shows.
 */

import { SIDES } from "./tiles.js";

/** Clockwise, like every piece here: pieces that overlap then fill as one. Drawn for the north side. */
const LOBE = {
    short: [[6, -6], [94, -6], [94, 0], [65, 29], [35, 29], [6, 0]],
    joined: [[6, -6], [94, -6], [94, 0], [65, 29], [65, 40], [35, 40], [35, 29], [6, 0]],
    pointed: [[6, -6], [94, -6], [94, 0], [50, 44], [6, 0]],
};
/** Between the lobes of north and east. */
const JOINT = [[90, -6], [106, -6], [106, 10], [71, 39], [61, 29]];
const MIDDLE = [[31, 31], [69, 31], [69, 69], [31, 69]];
/** From north to south, over a middle that is another region's. */
const BRIDGE = [[43, 24], [57, 24], [57, 76], [43, 76]];

/** The middles of what is drawn at each side and in each corner (by the side before it, clockwise). */
export const AT_SIDE = { n: [50, 14], e: [86, 50], s: [50, 86], w: [14, 50] };
export const AT_CORNER = { n: [83, 17], e: [83, 83], s: [17, 83], w: [17, 17] };

/**
 * @param {import("./tiles.js").Region[]} regions   as the tile lies
 * @returns {{path: string, terrain: string, region: number}[]}   those that reach a side, the middle's owner first
 */
export function outlines(regions) {
    const owner = ownerOfTheMiddle(regions);
    const enclosed = regions.some(({ sides }) => sides.length === 0);
    return regions
        .map(({ terrain, sides }, region) => ({
            terrain,
            region,
            path: sides.length === 0 ? "" : pathOf(sides, region === owner, owner === -1 && !enclosed),
        }))
        .filter(({ path }) => path !== "")
        .sort((a, b) => Number(b.region === owner) - Number(a.region === owner));
}

/** The regions that reach no side, each a pond or grove of its own in the middle. */
export function enclosures(regions) {
    const inner = regions.map((there, region) => ({ ...there, region })).filter(({ sides }) => sides.length === 0);
    const perRow = Math.ceil(Math.sqrt(inner.length));
    const room = 36 / perRow;
    return inner.map(({ terrain, region }, index) => ({
        terrain,
        region,
        radius: (inner.length === 1 ? 0.46 : 0.42) * room,
        x: 50 + room * ((index % perRow) - (perRow - 1) / 2),
        y: 50 + room * (Math.floor(index / perRow) - (Math.ceil(inner.length / perRow) - 1) / 2),
    }));
}

/** Which region passes through the middle: the one on most sides, first one whose sides are opposite; or -1. */
export function ownerOfTheMiddle(regions) {
    const wish = ({ sides }) => (sides.length < 2 ? 0 : sides.length * 2 + Number(hasOpposites(sides)));
    const most = Math.max(0, ...regions.map(wish));
    return most === 0 ? -1 : regions.findIndex((region) => wish(region) === most);
}

function hasOpposites(sides) {
    return (sides.includes("n") && sides.includes("s")) || (sides.includes("e") && sides.includes("w"));
}

/** The corners across which a region is connected, each by the side before it. */
export function joinedCorners(sides) {
    return SIDES.filter((side, index) => sides.includes(side) && sides.includes(SIDES[(index + 1) % 4]));
}

function pathOf(sides, ownsMiddle, pointed) {
    const lobe = ownsMiddle ? LOBE.joined : pointed ? LOBE.pointed : LOBE.short;
    const pieces = [
        ...sides.map((side) => turned(lobe, side)),
        ...joinedCorners(sides).map((side) => turned(JOINT, side)),
    ];
    if (ownsMiddle) pieces.push(MIDDLE);
    else if (sides.length === 2 && hasOpposites(sides)) pieces.push(turned(BRIDGE, sides[0]));
    return pieces.map((points) => `M${points.map((point) => point.join(" ")).join("L")}Z`).join("");
}

function turned(points, side) {
    const turns = SIDES.indexOf(side);
    return points.map(([x, y]) => [[x, y], [100 - y, x], [100 - x, 100 - y], [y, 100 - x]][turns]);
}
