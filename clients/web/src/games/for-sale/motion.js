/** What moves on the table. */

/** @type {import("../index.js").Motion} */
export const motion = {
    pieces: {
        ".fs-offer > [data-house]": ({ dataset }) => `houses-${dataset.house}`,
        ".fs-offer > [data-cheque]": ({ dataset }) => `cheques-${dataset.cheque}`,
        "[data-sealed][data-chosen=true]": ({ dataset }) => `sealed-${dataset.sealed}`,
        "[data-mini]": ({ dataset }) => dataset.mini,
    },
    bids: ".fs-line-bid .fs-figure",
    payments({ type, player, amount, refund }) {
        if (type === "bid") return [{ from: player, to: null, amount }];
        return refund > 0 ? [{ from: null, to: player, amount: refund }] : [];
    },
    awards: ["house-taken", "house-won", "house-sold", "sweep"],
};
