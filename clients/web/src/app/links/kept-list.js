/** On the first screen: the ways to tables by link. */

import { html } from "../../lib/preact.js";
import { PasteForm } from "./paste-form.js";
import { canAct, seatIn } from "./open.js";

export function KeptList({ t, go, open }) {
    return html`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${t("links.title")}</h2>
            <${PasteForm} t=${t} open=${open} />
            <div><button type="button" class="quiet" data-go="join" onClick=${() => go("join")}>${t("join.open")}</button></div>
        </section>
    `;
}

/** Whose turn it is, as far as this browser knows. @param {import("./kept.js").Kept} kept */
export function turnOf(kept, t) {
    const { finished, heldBy, toAct } = kept;
    const seat = seatIn(kept);
    if (finished) return t("links.finished");
    if (heldBy !== null) return heldBy === seat ? t("links.held-own") : t("links.held", { player: heldBy });
    if (canAct(kept)) return t("links.turn");
    const others = toAct.filter((id) => id !== seat);
    return t("play.turn", { player: (others.length > 0 ? others : toAct).map((id) => (id === "table" ? t("links.holder.t") : id)).join(", ") });
}
