/** What a referee can ask about, legal or not: kinds of actions, and whether each figure is a number or one of some choices. */

const ROWS = ["upper", "middle", "lower"].map((row) => ({ value: row, name: `place.of.${row}` }));

const ENDS = [1, 2, 3].flatMap((row) => ["left", "right"].map((end) => ({ value: { kind: "cube", row, end }, name: `es.end.${end}`, figures: { row } })));
const PERMITS = [1, 2, 3].map((value) => ({ value: { kind: "permit", value }, name: "es.piece.permit", figures: { value } }));
const OTHERS = [["mayor", "es.piece.mayor"], ["cancel", "es.piece.cancel"], ["rooftop", "place.of.rooftop"]].map(([kind, name]) => ({ value: { kind }, name }));

/** @type {import("../asks.js").Kinds} */
export const kinds = {
    stow: {},
    offer: { piece: [...ENDS, ...PERMITS, ...OTHERS] },
    bid: { amount: "number" },
    pass: {},
    sell: {},
    keep: {},
    place: { row: ROWS, lot: "number" },
    discard: {},
};
