/** What a referee can ask about, legal or not: kinds of actions, and whether each figure is a number or one of some choices. */

/** @type {import("../asks.js").Kinds} */
export const kinds = { bid: { amount: "number" }, pass: {}, sell: { house: "number" } };
