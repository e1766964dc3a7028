import { canAct, seatIn } from "./open.js";

/**
 * Whose turn it is, as far as this browser knows.
 *
 * @param {import("./kept.js").Kept} kept @param {any} t
 * @param {boolean=} leads     whether the highest bid is this browser's own
 */
export function turnText(kept, t, leads) {
    const { finished, heldBy, toAct } = kept;
    const seat = seatIn(kept);
    if (finished) return t("links.finished");
    if (heldBy !== null) return heldBy === seat ? t("links.held-own") : t("links.held", { player: heldBy });
    if (canAct(kept)) return t(leads ? "links.leading" : "links.turn");
    const others = toAct.filter((id) => id !== seat);
    return t("play.turn", { player: (others.length > 0 ? others : toAct).map((id) => (id === "table" ? t("links.holder.t") : id)).join(", ") });
}
