// What each legal action is called.

import { pieceName } from "./pieces.js";
import { highest, offeredPiece, requirementAfter } from "./previews.js";

/** @returns {string} */
export function label(action, say, view) {
    if (action.type === "offer") return offer(action, say, view);
    if (action.type === "place") return place(action, say, view);
    if (action.type === "sell" || action.type === "keep") return say(`es.${action.type}`, highest(view.auction));
    if (action.type === "reveal") return pieceName({ kind: "rooftop", value: action.rooftop }, say);
    return say(`es.${action.type}`, { amount: action.amount });
}

function offer(action, say, view) {
    const { piece } = action;
    if (piece.kind === "rooftop") return say("es.offer.rooftop");
    if (piece.kind !== "cube") return say("es.offer.piece", { piece: pieceName(piece, say) });
    const where = say(`es.end.${piece.end}`, { row: piece.row });
    return say("es.offer.cube", { piece: pieceName(offeredPiece(action, view), say), where });
}

function place(action, say, view) {
    const row = say(`es.row.${action.row}`);
    if (action.effect) return say(`es.place.${action.effect}`, { row, to: requirementAfter(view, action) });
    if (action.permit) return say("es.place.cancel", { row, permit: action.permit, to: requirementAfter(view, action) });
    if (!action.lot) return say("es.place.mayor", { row });
    const building = view.board[action.row].lots[action.lot - 1];
    if (!building) return say("es.place.lot", { row, lot: action.lot });
    return say("es.place.building", { row, lot: action.lot, building: stackName(building, say) });
}

/** A stack from the ground up: "red 5, green 3". */
export const stackName = (building, say) =>
    building.cubes.map((cube) => say("es.cube", { colour: say(`es.colour.${cube.colour}`), value: cube.value })).join(", ");
