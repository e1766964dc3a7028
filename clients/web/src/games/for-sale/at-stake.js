/** The cards on offer, for who sees the panel without the board. */
import { html } from "../../lib/preact.js";
import { Pile } from "./cards.js";
import { Bidding } from "./market.js";

/** @param {{view: any, t: any}} props */
export function AtStake({ view, t }) {
    const kind = view.phase === "buying" ? "houses" : "cheques";
    if (view.market[kind].length === 0) return null;
    return html`
        <b>${t(`fs.offer.${kind}`)}</b> <${Pile} kind=${kind} cards=${view.market[kind]} t=${t} />
        <${Bidding} view=${view} t=${t} />`;
}
