// What moves on the table.

const newest = ".es-lot--fresh .es-roof";

/** @type {import("../index.js").Motion} */
export const motion = {
    pieces: {
        "[data-piece]:not(.es-ghost *)": ({ dataset }) => dataset.piece,
        // Of the rooftops only one is on its way.
        ".es-block__piece .es-roof": () => "roof",
        [newest]: () => "roof",
    },
    bids: ".es-seat__doing--bid",
    payments({ type, player, buyer, bidder, price }) {
        if (type === "sold") return [{ from: buyer, to: player, amount: price }];
        return type === "kept" ? [{ from: player, to: bidder, amount: price }] : [];
    },
    awards: ["sold", "kept", "taken-free"],
};
