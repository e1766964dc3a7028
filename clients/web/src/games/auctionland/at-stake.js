/** The tile in hand or under the hammer and the highest bid for it, for who sees the panel without the board. */

import { html } from "../../lib/preact.js";
import { Bid, dueNow } from "./stage.js";
import { Tile } from "./tile.js";
import { inWords, tileNamed, tilesOf } from "./tiles.js";

/** @param {{view: any, gameSheet: any, seat: string | null, t: any}} props */
export function AtStake({ view, gameSheet, seat, t }) {
    const id = view.holding?.tile ?? view.auction?.tile;
    // Whoever places the tile turns it in the panel.
    if (id === undefined || (seat !== null && view.holding?.player === seat)) return null;
    const tile = tileNamed(tilesOf(gameSheet, view.options), id);
    const leader = view.phase === "bidding" && view.auction.high_bidder;
    return html`
        <span class="al-stake"><${Tile} tile=${tile} label=${inWords(tile, 0, t)} /></span>
        ${leader ? html`<span class="al-leads"><b>${leader}</b> <${Bid} auction=${view.auction} player=${leader} t=${t} /></span>` : html`<b>${dueNow(view, t)}</b>`}`;
}
