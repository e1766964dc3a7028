/**
 * The rules that this page applies by itself: to say what a board means and what would happen, and to help with the
 * score pad. The tests hold each of them against the service's answers (tests/clients/web/previews).
 */

import { optionOf } from "../../app/options.js";

/** Complete: every lot up to the requirement holds a building with its rooftop. */
export const isComplete = (row) => row.lots.length === row.requirement && row.lots.every((lot) => lot.rooftop !== null);

/** Whether a board leaves open if its game is over: fewer than two rows are complete, and neither all rooftops nor all cubes stand there. */
export function mayGoOn(board, { rooftops }) {
    const rows = Object.values(board);
    const buildings = rows.flatMap(({ lots }) => lots);
    const cubes = buildings.flatMap((building) => building.cubes);
    const roofs = buildings.filter(({ rooftop }) => rooftop !== null);
    return rows.filter(isComplete).length < 2 && roofs.length < rooftops.length && cubes.length < MARKET.rows * MARKET.length;
}

/** What a permit adds to the requirement of its row. */
const change = ({ value, effect }) => (effect === "shorten" ? -value : value);

/** What a row requires with these permits: `components` are those of the game sheet. */
export const requirementWith = (permits, components) =>
    permits.reduce((total, permit) => total + change(permit), components.requirement);

/** What a row would require after the permit in hand, or after the cancel cube has taken one away. */
export function requirementAfter(view, { row: name, effect, permit }) {
    const row = view.board[name];
    if (effect) return row.requirement + change({ value: view.placing.piece.value, effect });
    return row.requirement - change(row.permits.find((each) => each.value === permit));
}

/** The board after the piece in hand has been placed. */
export function boardAfter(view, action) {
    const row = view.board[action.row];
    return { ...view.board, [action.row]: { ...row, ...CHANGES[view.placing.piece.kind](row, action, view) } };
}

const withoutPermit = ({ permits }, wanted) => permits.filter(({ value }) => value !== wanted);

/** What each kind of piece changes in its row. */
const CHANGES = {
    cube: (row, { lot }, { placing: { piece } }) => {
        const { cubes } = row.lots[lot - 1] ?? { cubes: [] };
        return built(row, lot, { cubes: [...cubes, { colour: piece.colour, value: piece.value }], rooftop: null });
    },
    rooftop: (row, { lot }, { placing: { piece } }) => built(row, lot, { ...row.lots[lot - 1], rooftop: piece.value }),
    permit: (row, action, view) => ({
        permits: [...row.permits, { value: view.placing.piece.value, effect: action.effect }],
        requirement: requirementAfter(view, action),
    }),
    cancel: (row, action, view) => ({ permits: withoutPermit(row, action.permit), requirement: requirementAfter(view, action) }),
    mayor: () => ({ mayor: true }),
};

const built = ({ lots }, lot, building) => ({ lots: Object.assign([...lots], { [lot - 1]: building }) });

/**
 * What each building would count if the game ended so, and for whom.
 *
 * @returns {{row: string, lot: number, player: string, points: number}[]}
 */
export function pointsOf(view, gameSheet) {
    const unroofed = optionOf(gameSheet, view, "unroofed");
    return Object.entries(view.board).flatMap(([name, row]) =>
        row.lots.map((building, index) => {
            const player = view.certificates[building.cubes.at(-1).colour];
            return { row: name, lot: index + 1, player, points: worth(building, row, unroofed) };
        }),
    );
}

function worth({ cubes, rooftop }, row, unroofed) {
    const sum = cubes.reduce((total, { value }) => total + value, rooftop ?? 0);
    const sign = rooftop === null ? (unroofed === "negative" ? -1 : 0) : isComplete(row) ? 1 : -1;
    return sum * sign * (row.mayor ? 2 : 1) || 0;
}

/**
 * What the buildings of each player and of each row would count if the game ended now, and after a placement.
 *
 * @param {any} view
 * @param {any} action        null while none is looked at: then nothing changes
 * @param {any} gameSheet
 */
export function effectOf(view, action, gameSheet) {
    const [before, after] = [view, action === null ? view : placed(view, action)].map((each) => pointsOf(each, gameSheet));
    const sum = (all, name, value) => all.filter((each) => each[name] === value).reduce((total, { points }) => total + points, 0);
    const change = (name, value) => ({ before: sum(before, name, value), after: sum(after, name, value) });
    return {
        players: view.players.map(({ id }) => ({ player: id, ...change("player", id) })),
        rows: Object.fromEntries(Object.keys(view.board).map((name) => [name, change("row", name)])),
    };
}

/** The first cube of a colour on the board brings its company's certificate to whoever places it. */
function placed(view, action) {
    const { piece, player } = view.placing;
    const certificates = piece.kind === "cube" ? { [piece.colour]: player, ...view.certificates } : view.certificates;
    return { ...view, board: boardAfter(view, action), certificates };
}

/** The piece that an offer puts up; the next rooftop lies face down. */
export function offeredPiece({ piece }, view) {
    if (piece.kind !== "cube") return piece;
    const row = view.market[piece.row - 1];
    return { kind: "cube", ...row[piece.end === "left" ? 0 : row.length - 1] };
}

/** The highest bid and who made it; null before the first. */
export function highest(auction) {
    const bids = Object.entries(auction.bids).sort(([, one], [, other]) => other - one);
    return bids.length > 0 ? { player: bids[0][0], amount: bids[0][1] } : null;
}

/** Whether a cube may lie on this stack: only the first on a lot for one cube, any other on a higher one. */
export function fits(cube, stack, isOneCubeLot) {
    const top = stack.at(-1);
    return top === undefined || (!isOneCubeLot && top.value > cube.value);
}

/** What cash and cash boxes hold together, from the first turn to the last. */
export const moneyDue = (players, components) => components.cash * players.length;

/** How the market lies at first. */
export const MARKET = { rows: 3, length: 8 };
