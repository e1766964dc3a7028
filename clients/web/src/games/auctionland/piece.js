/** A tile by itself, as the shell shows it where tiles are reported. */

import { html } from "../../lib/preact.js";
import { NamedTile } from "./tile.js";
import { inWords, shortName, tileNamed, tilesOf } from "./tiles.js";

/** `value` is a tile's id; its face is that of the set on the table. */
export function Piece({ value, t, gameSheet, view }) {
    const tile = tileNamed(tilesOf(gameSheet, view.options), value);
    return html`<${NamedTile} tile=${tile} name=${shortName(value)} label=${`${shortName(value)}: ${inWords(tile, 0, t)}`} />`;
}
