import { canAct, seatIn } from "./open.js";

/**
 * Whose turn it is, as far as this browser knows.
 *
 * @param {import("./kept.js").Kept} kept @param {any} t
 * @param {string | null} leader     whose bid is the highest
 */
export function turnText(kept, t, leader = null) {
    const { finished, heldBy, toAct } = kept;
    const seat = seatIn(kept);
    if (finished) return t("links.finished");
    if (heldBy !== null) return heldBy === seat ? t("links.held-own") : t("links.held", { player: heldBy });
    if (canAct(kept)) return t(leader !== null && leader === seat ? "links.leading" : "links.turn");
    const others = toAct.filter((id) => id !== seat);
    return t("play.turn", { player: (others.length > 0 ? others : toAct).map((id) => (id === "table" ? t("links.holder.t") : id)).join(", ") });
}
