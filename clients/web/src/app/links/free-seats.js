/** The free seats of a shared table: to be taken here, or to be filled by those who get the link. */

import { html } from "../../lib/preact.js";
import { useFocus } from "../hooks.js";
import { pageAddress } from "../home.js";
import { LinkBox } from "./link-box.js";
import { sharedLinkTo } from "./link.js";

/** The seats that somebody without one may take at this table. @param {import("./open.js").Opened} opened @returns {string[]} */
export const seatsToTake = ({ kept, answer }) => (kept.invitation && kept.as === null && answer.free_seats) || [];

/** @param {{opened: import("./open.js").Opened, sit: (player: string) => void, busy: boolean, problem: any, t: any}} props   `problem`: why a seat was not given */
export function FreeSeats({ opened, sit, busy, problem, t }) {
    const { kept, answer: { free_seats: free = [] } } = opened;
    if (kept.invitation === undefined || free.length === 0) return null;
    const toTake = seatsToTake(opened);
    return html`
        <section class="tool free-seats" aria-labelledby="free-seats" data-free-seats=${free.join(" ")}>
            ${toTake.length > 0
                ? html`<${TakeSeat} free=${toTake} sit=${sit} busy=${busy} problem=${problem} t=${t} />`
                : html`<div><h2 id="free-seats">${t("free.left", { players: free.join(", ") })}</h2> <p>${t(kept.again ? "free.again" : "free.send")}</p></div>
                    <${SharedLink} kept=${kept} t=${t} isShort />`}
        </section>
    `;
}

function TakeSeat({ free, sit, busy, problem, t }) {
    // The button of a seat that another one has got goes: whoever pressed it goes on from the heading.
    const heading = useFocus(problem);
    return html`
        <h1 id="free-seats" ref=${heading} tabindex="-1">${t("free.title")}</h1>
        <p>${t("free.lead")}</p>
        <div class="row tight">
            ${free.map((player) => html`<button type="button" class="primary" key=${player} data-sit=${player} disabled=${busy}
                onClick=${() => sit(player)}>${t("free.sit", { player })}</button>`)}
        </div>
    `;
}

/** The one link of a shared table. */
export const SharedLink = ({ kept, t, isShort = false }) => html`<${LinkBox} url=${sharedLinkTo(pageAddress(), kept)} name=${t("free.link")} t=${t} kind="shared" isShort=${isShort} />`;
