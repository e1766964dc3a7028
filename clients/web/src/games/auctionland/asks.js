/** What a referee can ask about, legal or not: kinds of actions, and whether each figure is a number or one of some choices. */

/** @type {import("../asks.js").Kinds} */
export const kinds = { claim: { position: "number" }, decline: {}, offer: { position: "number" }, bid: { amount: "number" }, pass: {}, sell: {}, keep: {} };
