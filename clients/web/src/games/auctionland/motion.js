/** What moves on the table. */

/** @type {import("../index.js").Motion} */
export const motion = {
    pieces: {
        "[data-held] .al-tile": (tile) => tile.closest("[data-held]").dataset.held,
        "[data-lot] .al-tile": (tile) => tile.closest("[data-lot]").dataset.lot,
        "[data-tile] .al-tile": (tile) => tile.closest("[data-tile]").dataset.tile,
        "[data-stall] .al-tile": (tile) => tile.closest("[data-stall]").dataset.stall,
    },
    bids: "[data-bid] .al-coin",
    payments({ type, player, buyer, bidder, price, paid, found }) {
        if (type === "sold") return [{ from: buyer, to: player, amount: price }];
        if (type === "kept") return [{ from: player, to: bidder, amount: price }];
        return [
            { from: player, to: null, amount: paid ?? 0 },
            { from: null, to: player, amount: found ?? 0 },
        ];
    },
    awards: ["sold", "kept", "taken-free"],
};
