// Where a referee may find that something was noted wrongly.

/** @type {import("../../app/corrections.js").Correction[]} */
export const corrections = [
    { kind: "cash", name: "es.cash", at: { "/players/*/cash": "es.cash", "/players/*/cash_box": "es.cash-box" } },
    { kind: "certificate", name: "es.certificates", at: { "/certificates/*": "" }, choices: { "/certificates/*": "players" } },
    {
        kind: "cube",
        name: "es.correct.cube",
        at: {
            "/market/*/*": "es.correct.market",
            "/auction/piece": "es.gone.auction",
            "/placing/piece": "es.correct.placing",
            "/board/*/lots/*/cubes/*": "es.correct.board",
        },
        of: "cubes",
    },
    {
        kind: "rooftop",
        name: "es.correct.rooftop",
        at: { "/auction/piece": "es.gone.auction", "/placing/piece": "es.correct.placing", "/board/*/lots/*/rooftop": "es.correct.board" },
        of: "rooftops",
        unseen: ["/rooftops/*"],
    },
    { kind: "placed", name: "es.correct.placed", at: { "/board/*/lots": "es.correct.board" }, pile: "cubes", empty: { cubes: [], rooftop: null } },
];

/** A piece, or a step on the way to one, in words. */
export function pieceText(value, t) {
    if (value !== null && typeof value === "object") return t("es.cube", { colour: t(`es.colour.${value.colour}`), value: value.value });
    const key = { upper: "es.row.upper", middle: "es.row.middle", lower: "es.row.lower" }[value];
    if (key !== undefined) return t(key);
    return ["blue", "green", "yellow", "purple", "red", "white"].includes(value) ? t(`es.colour.${value}`) : String(value);
}
