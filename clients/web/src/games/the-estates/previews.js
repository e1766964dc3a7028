/**
 * The rules that this page applies by itself: to say what a board means and what would happen, and to help with the
 * score pad. The tests hold each of them against the service's answers (tests/clients/web/previews).
 */

/** Complete: every lot up to the requirement holds a building with its rooftop. */
export const isComplete = (row) => row.lots.length === row.requirement && row.lots.every((lot) => lot.rooftop !== null);

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
