/** An island as a grid of tiles; where a tile may be placed, every legal cell is a place that shows how it would lie. */

import { clickable } from "../../app/clickable.js";
import { useRoving } from "../../app/roving.js";
import { html, useRef } from "../../lib/preact.js";
import { cellOf } from "./cells.js";
import { SPAN, boundsOf, cellKey, marksOf } from "./islands.js";
import { Tile } from "./tile.js";
import { inWords, shortName, tileNamed, turnedBy } from "./tiles.js";

/**
 * @param {object} p
 * @param {import("./islands.js").Placement[]} p.island
 * @param {import("./tiles.js").Tiles} p.tiles
 * @param {string} p.coast           what counts as water at the coast: R-AL-02
 * @param {string} p.name            whose island: its accessible name
 * @param {import("../index.js").Translate} p.t
 * @param {Place[]=} p.places        empty cells that can be chosen
 * @param {string=} p.newest         the tile that was placed last, to stand out
 * @param {string=} p.lens           a terrain to look at
 * @param {((placement: import("./islands.js").Placement) => void)=} p.onTile    where tiles can be chosen
 * @param {string=} p.chosen         the cell of the chosen tile
 *
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y
 * @property {string} label
 * @property {() => void} onAct
 * @property {object=} action        the legal action that it stands for
 * @property {any=} ghost          what would lie there
 * @property {boolean=} pressed
 * @property {() => void=} onHover    when it is pointed at or has the focus
 * @property {() => void=} onLeave
 * @property {() => void=} onEscape
 */
export function Island({ island, tiles, coast, name, t, places = [], newest, lens, onTile, chosen }) {
    const root = useRef(null);
    useRoving(root, ".al-place", places[0]?.onEscape);
    const bounds = boundsOf([...island, ...places]) ?? { left: 0, top: 0, right: 0, bottom: 0, width: 1, height: 1 };
    const marks = lens ? marksOf(island, tiles, coast, lens) : new Map();
    const at = ({ x, y }) => ({ gridColumn: x - bounds.left + 2, gridRow: y - bounds.top + 2 });
    const size = Math.max(SPAN, bounds.width);
    return html`
        <div
            class=${`al-island${places.length > 0 ? " al-open" : ""}`}
            ref=${root}
            role="group"
            aria-label=${name}
            style=${{ "--al-columns": bounds.width, "--al-rows": bounds.height, "--al-size": size }}
        >
            ${island.map((placement) => {
                const tile = tileNamed(tiles, placement.tile);
                const words = t("al.cell.tile", {
                    turned: turnedBy(placement.rotation, t),
                    cell: cellOf(placement, island, t),
                    tile: shortName(placement.tile),
                    what: inWords(tile, placement.rotation, t),
                });
                const face = html`<${Tile}
                    tile=${tile}
                    rotation=${placement.rotation}
                    label=${onTile ? undefined : words}
                    lens=${lens}
                    marks=${marks.get(cellKey(placement.x, placement.y))}
                />`;
                const cell = {
                    key: placement.tile,
                    class: `al-cell${placement.tile === newest ? " al-newest" : ""}`,
                    style: at(placement),
                    title: shortName(placement.tile),
                    "data-tile": placement.tile,
                    "data-cell": `${placement.x},${placement.y},${placement.rotation}`,
                };
                if (!onTile) return html`<div ...${cell}>${face}</div>`;
                const pressed = chosen === cellKey(placement.x, placement.y);
                const props = clickable({ label: words, onAct: () => onTile(placement), pressed });
                return html`<button type="button" ...${cell} ...${props}>${face}</button>`;
            })}
            ${places.map((place) => html`
                <button
                    type="button"
                    key=${`place ${cellKey(place.x, place.y)}`}
                    class="al-cell al-place"
                    style=${at(place)}
                    data-x=${place.x}
                    data-y=${place.y}
                    ...${clickable(place)}
                    onMouseEnter=${place.onHover}
                    onMouseLeave=${place.onLeave}
                    onFocus=${place.onHover}
                    onBlur=${place.onLeave}
                >
                    ${place.ghost ?? html`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `;
}
