/** Where a referee may find that something was noted wrongly. */

/** @type {import("../../app/corrections.js").Correction[]} */
export const corrections = [
    { kind: "coins", name: "fs.coins", at: { "/players/*/coins": "" }, bank: ["/players/*/coins", "/bids/*"] },
    {
        kind: "house",
        name: "fs.correct.house",
        at: { "/market/houses/*": "fs.market", "/players/*/houses/*": "", "/sold/*": "fs.correct.sold" },
        of: "houses",
        unseen: ["/decks/houses/*", "/removed/houses/*"],
        ascending: ["/market/houses", "/players/*/houses", "/sold", "/removed/houses"],
        follow: ["/choices/*"],
    },
    {
        kind: "cheque",
        name: "fs.correct.cheque",
        at: { "/market/cheques/*": "fs.market", "/players/*/cheques/*": "" },
        of: "cheques",
        unseen: ["/decks/cheques/*", "/removed/cheques/*"],
        ascending: ["/market/cheques", "/players/*/cheques", "/removed/cheques"],
    },
];
