/** While the service cannot be reached: what that means for the game, and for an action that may not have arrived. */

import { html } from "../../lib/preact.js";
import { LinkProblem } from "./link-problem.js";

/**
 * @param {{lost: any, unsent?: import("./unsent.js").Unsent | null, stale?: boolean, ask: () => void, resend?: () => void, busy: boolean, t: any}} props
 *     `stale`: whether the table is shown as it was seen last
 */
export function Connection({ lost, unsent = null, stale = false, ask, resend, busy, t }) {
    if (lost === null && unsent === null) return null;
    if (unsent === null && lost.transient !== true) return html`<${LinkProblem} problem=${lost} t=${t} />`;
    return html`
        <div class="warning" data-connection=${unsent === null ? "lost" : "unsent"}>
            <p role="status">${t(unsent !== null ? "links.unsent" : stale ? "links.lost-stale" : "links.lost")}</p>
            <button type="button" data-retry disabled=${busy} onClick=${unsent === null ? ask : resend}>${t(unsent === null ? "links.lost-ask" : "links.unsent-send")}</button>
        </div>
    `;
}
