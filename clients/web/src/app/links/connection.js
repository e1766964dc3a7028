/** While the service cannot be reached: what that means for the game, and for an action that may not have arrived. */

import { html } from "../../lib/preact.js";
import { LinkProblem } from "./link-problem.js";

/** @param {{lost: any, unsent: import("./unsent.js").Unsent | null, ask: () => void, resend: () => void, busy: boolean, t: any}} props */
export function Connection({ lost, unsent, ask, resend, busy, t }) {
    if (lost === null && unsent === null) return null;
    if (unsent === null && lost.transient !== true) return html`<${LinkProblem} problem=${lost} t=${t} />`;
    return html`
        <div class="warning" data-connection=${unsent === null ? "lost" : "unsent"}>
            <p role="status">${t(unsent === null ? "links.lost" : "links.unsent")}</p>
            <button type="button" data-retry disabled=${busy} onClick=${unsent === null ? ask : resend}>${t(unsent === null ? "links.lost-ask" : "links.unsent-send")}</button>
        </div>
    `;
}
