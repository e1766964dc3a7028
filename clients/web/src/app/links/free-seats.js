/** The free seats of a shared table: to be taken here, or to be filled by those who get the link. */

import { html } from "../../lib/preact.js";
import { pageAddress } from "../home.js";
import { LinkBox } from "./link-box.js";
import { sharedLinkTo } from "./link.js";

/** @param {{kept: import("./kept.js").Kept, free: string[], sit: (player: string) => void, busy: boolean, t: any}} props */
export function FreeSeats({ kept, free, sit, busy, t }) {
    if (kept.invitation === undefined || free.length === 0) return null;
    const isSeated = kept.as !== null;
    return html`
        <section class="tool free-seats" aria-labelledby="free-seats" data-free-seats=${free.join(" ")}>
            ${isSeated
                ? html`<div><h2 id="free-seats">${t("free.left", { players: free.join(", ") })}</h2> <p>${t("free.send")}</p></div>
                    <${SharedLink} kept=${kept} t=${t} isShort />`
                : html`<h2 id="free-seats">${t("free.title")}</h2>
                    <p>${t("free.lead")}</p>
                    <div class="row tight">
                        ${free.map((player) => html`<button type="button" class="primary" key=${player} data-sit=${player} disabled=${busy}
                            onClick=${() => sit(player)}>${t("free.sit", { player })}</button>`)}
                    </div>`}
        </section>
    `;
}

/** The one link of a shared table. */
export const SharedLink = ({ kept, t, isShort = false }) => html`<${LinkBox} url=${sharedLinkTo(pageAddress(), kept)} name=${t("free.link")} t=${t} kind="shared" isShort=${isShort} />`;
