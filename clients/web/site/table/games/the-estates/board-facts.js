// What a board shows beyond its members: the figures that people at a table work out by looking.

export const ROWS = ["upper", "middle", "lower"];

/** The river runs behind the lots that the rows require at first. */
export const riverAfter = (components) => components.requirement;

/** Complete: every lot up to the requirement holds a building with its rooftop. */
export const isComplete = (row) => row.lots.length === row.requirement && row.lots.every((lot) => lot.rooftop !== null);

export const isOneCubeLot = (components, name, lot) => components.one_cube_lots[name].includes(lot);

/** The lots that a row shows: one more than the board has where permits stand, or may be put, beside it. */
export function shownLots(components, row, signs = {}) {
    const length = Math.max(components.lots, row.requirement + 1, ...Object.keys(signs).map(Number));
    return Array.from({ length }, (_, index) => index + 1);
}

export const sum = (building) =>
    building.cubes.reduce((total, cube) => total + cube.value, 0) + (building.rooftop ?? 0);

/** A building's points as the board stands: [sign, sum, factor], all three to be shown. */
export function worth(building, row, options) {
    if (building.rooftop === null && options.unroofed === "nothing") return { sign: 0, factor: 1, sum: sum(building) };
    const good = building.rooftop !== null && isComplete(row);
    return { sign: good ? 1 : -1, factor: row.mayor ? 2 : 1, sum: sum(building) };
}

export const points = ({ sign, factor, sum: figure }) => sign * factor * figure || 0;

/** A figure with a real minus; the other one with its plus too. */
export const plain = (figure) => (figure < 0 ? `−${-figure}` : `${figure}`);
export const withSign = (figure) => (figure > 0 ? `+${figure}` : plain(figure));

export const topCube = (building) => building.cubes[building.cubes.length - 1];
