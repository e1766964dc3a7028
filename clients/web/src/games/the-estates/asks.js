/** What a referee can ask about, legal or not: kinds of actions, and whether each figure is a number or one of some words. */

const ROWS = ["upper", "middle", "lower"];

/** @type {import("../asks.js").Kinds} */
export const kinds = { stow: {}, bid: { amount: "number" }, pass: {}, sell: {}, keep: {}, place: { row: ROWS, lot: "number" }, discard: {} };
