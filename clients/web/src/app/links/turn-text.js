import { toActText } from "../to-act-text.js";
import { canAct, seatIn } from "./open.js";

/**
 * Whose turn it is, as far as this browser knows.
 *
 * @param {import("./kept.js").Kept} kept @param {any} t
 * @param {boolean=} leads     whether the highest bid is this browser's own
 */
export function turnText(kept, t, leads) {
    const { finished, heldBy, toAct } = kept;
    if (finished) return t("links.finished");
    if (heldBy !== null) return t("links.waits", { others: othersOf(kept, t) });
    if (canAct(kept)) return t(leads ? "links.leading" : "links.turn");
    const seat = seatIn(kept);
    const others = toAct.filter((id) => id !== seat);
    return toActText((others.length > 0 ? others : toAct).map((id) => (id === "table" ? t("links.holder.t") : id)), t);
}

/**
 * In whose browser it is shown first what has been turned up.
 *
 * @param {import("./kept.js").Kept} kept @param {any} t
 */
export const heldText = (kept, t) => t(kept.heldBy === seatIn(kept) ? "links.held-own" : "links.held", { player: kept.heldBy, others: othersOf(kept, t) });

/** Those of whom one has to look before the game goes on. */
const othersOf = ({ players, heldBy }, t) => new Intl.ListFormat(t.language, { type: "disjunction" }).format(players.filter((id) => id !== heldBy));
