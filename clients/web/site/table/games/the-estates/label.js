// What each legal action is called.

import { pieceName } from "./pieces.js";
import { newRequirement } from "./targets.js";

/** @returns {string} */
export function label(action, say, view) {
    if (action.type === "offer") return offer(action.piece, say, view);
    if (action.type === "place") return place(action, say, view);
    if (action.type === "sell" || action.type === "keep") return say(`es.${action.type}`, highest(view.auction));
    if (action.type === "reveal") return pieceName({ kind: "rooftop", value: action.rooftop }, say);
    return say(`es.${action.type}`, { amount: action.amount });
}

/** The highest bid and who made it; null before the first. */
export function highest(auction) {
    const bids = Object.entries(auction.bids).sort(([, one], [, other]) => other - one);
    return bids.length ? { player: bids[0][0], amount: bids[0][1] } : null;
}

function offer(piece, say, view) {
    if (piece.kind === "rooftop") return say("es.offer.rooftop");
    if (piece.kind !== "cube") return say("es.offer.piece", { piece: pieceName(piece, say) });
    const row = view.market[piece.row - 1];
    const cube = row[piece.end === "left" ? 0 : row.length - 1];
    const where = say(`es.end.${piece.end}`, { row: piece.row });
    return say("es.offer.cube", { piece: pieceName({ kind: "cube", ...cube }, say), where });
}

function place(action, say, view) {
    const row = say(`es.row.${action.row}`);
    if (action.effect) return say(`es.place.${action.effect}`, { row, to: newRequirement(view, action) });
    if (action.permit) return say("es.place.cancel", { row, permit: action.permit, to: newRequirement(view, action) });
    if (!action.lot) return say("es.place.mayor", { row });
    const building = view.board[action.row].lots[action.lot - 1];
    if (!building) return say("es.place.lot", { row, lot: action.lot });
    return say("es.place.building", { row, lot: action.lot, building: stackName(building, say) });
}

/** A stack from the ground up: "red 5, green 3". */
export const stackName = (building, say) =>
    building.cubes.map((cube) => say("es.cube", { colour: say(`es.colour.${cube.colour}`), value: cube.value })).join(", ");
