/** Ends of auctions, with the tile. */

import { html } from "../../lib/preact.js";
import { Tile } from "./tile.js";
import { inWords, tileNamed, tilesOf } from "./tiles.js";

const ENDS = new Set(["sold", "kept", "taken-free", "tile-removed"]);

/** @type {import("../index.js").Moments["since"]} */
const since = ({ log, start }) =>
    log.slice(start).filter(({ type }) => ENDS.has(type)).map((event) => ({ kind: "auction", events: [event], isTold: true }));

function Picture({ moment, view, gameSheet, t }) {
    const tile = tileNamed(tilesOf(gameSheet, view.options), moment.events[0].tile);
    return html`<div class="al-moment" data-moment-piece><${Tile} tile=${tile} label=${inWords(tile, 0, t)} /></div>`;
}

/** @type {import("../index.js").Moments} */
export const moments = { since, title: ({ events: [{ text }] }) => text, Picture };
