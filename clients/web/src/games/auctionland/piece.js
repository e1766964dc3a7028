/** A tile by itself, as the shell shows it where tiles are reported. */

import { html } from "../../lib/preact.js";
import { NamedTile } from "./tile.js";
import { inWords, shortName, tileNamed, tilesOf } from "./tiles.js";

/** A tile in words, as where the first market is laid out. @type {NonNullable<import("../index.js").GameTable["spokenPiece"]>} */
export const spokenPiece = (value, { gameSheet, view, t }) =>
    t("al.pad.choice", { tile: shortName(value), turned: "", what: inWords(tileNamed(tilesOf(gameSheet, view.options), value), 0, t) });

/** `value` is a tile's id; its face is that of the set on the table. */
export function Piece({ value, t, gameSheet, view }) {
    const tile = tileNamed(tilesOf(gameSheet, view.options), value);
    return html`<${NamedTile} tile=${tile} name=${shortName(value)} label=${t("labelled", { label: shortName(value), text: inWords(tile, 0, t) })} />`;
}
