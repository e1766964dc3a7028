/** The link to pass on: to whom, why, and with what. */

import { html } from "../../lib/preact.js";
import { LinkBox } from "./link-box.js";
import { pageAddress } from "../home.js";
import { linkTo } from "./link.js";
import { canAct, seatIn } from "./open.js";

/**
 * @param {{kept: import("./kept.js").Kept, atOnce: boolean, follows: boolean, t: any}} props
 *     `atOnce`: whether all choose at the same time; `follows`: whether the pages of the others see it by themselves
 */
export function PassOn({ kept, atOnce, follows, t }) {
    const { game, place, players, clock, referee } = kept;
    // Whoever has seen as many actions as there are players has seen that the page follows.
    if (follows) return !canAct(kept) && place.settled < players.length && html`<p class="hint" data-follows>${t("links.follows")}</p>`;

    const url = linkTo(pageAddress(), { game, token: place.token, clock, referee });
    return html`
        <div class="pass-on" data-pass-on>
            <p>${reasonOf(kept, atOnce, t)}</p>
            <${LinkBox} url=${url} name=${t("links.move", { players: players.join(", ") })} t=${t} kind="move" />
        </div>
    `;
}

function reasonOf(kept, atOnce, t) {
    const { heldBy, finished, toAct } = kept;
    const own = seatIn(kept);
    const others = toAct.filter((id) => id !== own && id !== "table").join(", ");
    if (finished) return t("links.pass.finished");
    if (heldBy !== null) return t(heldBy === own ? "links.pass.held-own" : "links.pass.held", { player: heldBy });
    if (others === "") return t("links.pass.any");
    if (atOnce) return t("links.pass.at-once", { players: others });
    return t(canAct(kept) ? "links.pass.or" : "links.pass.next", { players: others });
}
