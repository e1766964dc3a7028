/** Where a referee may find that something was noted wrongly. */

import { shortName } from "./tiles.js";

/** @type {import("../../app/corrections.js").Correction[]} */
export const corrections = [
    { kind: "money", name: "al.correct.money", at: { "/players/*/money": "", "/market/*/money": "al.market" } },
    {
        kind: "tile",
        name: "al.correct.tile",
        at: {
            "/market/*/tile": "al.market",
            "/holding/tile": "al.correct.holding",
            "/auction/tile": "al.correct.auction",
            "/players/*/island/*/tile": "",
        },
        of: "tiles",
        unseen: ["/stack/*", "/removed/*"],
    },
    {
        kind: "lying",
        name: "al.correct.lying",
        at: {
            "/players/*/island/*/x": "al.correct.x",
            "/players/*/island/*/y": "al.correct.y",
            "/players/*/island/*/rotation": "al.correct.rotation",
        },
        choices: { "/players/*/island/*/rotation": [0, 90, 180, 270] },
        oneByOne: true,
    },
];

/** A tile, or a step on the way to one, in words. */
export const pieceText = (value) => (typeof value === "string" ? shortName(value) : String(value));
