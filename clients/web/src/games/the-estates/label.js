// What each legal action is called.

import { pieceName } from "./pieces.js";
import { highest, offeredPiece, requirementAfter } from "./previews.js";

/** @returns {string} */
export function label(action, t, view) {
    if (action.type === "offer") return offer(action, t, view);
    if (action.type === "place") return place(action, t, view);
    if (action.type === "sell" || action.type === "keep") return t(`es.${action.type}`, highest(view.auction));
    if (action.type === "reveal") return pieceName({ kind: "rooftop", value: action.rooftop }, t);
    return t(`es.${action.type}`, { amount: action.amount });
}

function offer(action, t, view) {
    const { piece } = action;
    if (piece.kind === "rooftop") return t("es.offer.rooftop");
    if (piece.kind !== "cube") return t("es.offer.piece", { piece: pieceName(piece, t) });
    const where = t(`es.end.${piece.end}`, { row: piece.row });
    return t("es.offer.cube", { piece: pieceName(offeredPiece(action, view), t), where });
}

function place(action, t, view) {
    const row = t(`es.row.${action.row}`);
    if (action.effect) return t(`es.place.${action.effect}`, { row, to: requirementAfter(view, action) });
    if (action.permit) return t("es.place.cancel", { row, permit: action.permit, to: requirementAfter(view, action) });
    if (!action.lot) return t("es.place.mayor", { row });
    const building = view.board[action.row].lots[action.lot - 1];
    if (!building) return t("es.place.lot", { row, lot: action.lot });
    return t("es.place.building", { row, lot: action.lot, building: stackName(building, t) });
}

/** A stack from the ground up: "red 5, green 3". */
export const stackName = (building, t) =>
    building.cubes.map((cube) => t("es.cube", { colour: t(`es.colour.${cube.colour}`), value: cube.value })).join(", ");
