/** The tile in hand or under the hammer, for who sees the panel without the board. */

import { html } from "../../lib/preact.js";
import { dueNow } from "./stage.js";
import { Tile } from "./tile.js";
import { inWords, tileNamed, tilesOf } from "./tiles.js";

/** @param {{view: any, gameSheet: any, seat: string | null, t: any}} props */
export function AtStake({ view, gameSheet, seat, t }) {
    const id = view.holding?.tile ?? view.auction?.tile;
    // Whoever places the tile turns it in the panel.
    if (id === undefined || (seat !== null && view.holding?.player === seat)) return null;
    const tile = tileNamed(tilesOf(gameSheet, view.options), id);
    return html`<span class="al-stake"><${Tile} tile=${tile} label=${inWords(tile, 0, t)} /></span><b>${dueNow(view, t)}</b>`;
}
