// The market as it lies at a real table: 24 cubes, row by row, left to right.

import { useKeptFocus } from "../../app/kept-focus.js";
import { html, useRef } from "../../lib/preact.js";
import { CubePalette } from "./palette.js";
import { Cube, pieceName } from "./pieces.js";
import { MARKET } from "./previews.js";

const { rows: ROWS, length: LENGTH } = MARKET;
const PLACES = Array.from({ length: ROWS * LENGTH }, (_, place) => place);

/** The cube on each place; null where none lies yet. */
const laid = (deal) => PLACES.map((place) => deal?.cubes?.[Math.floor(place / LENGTH)]?.[place % LENGTH] ?? null);

/** Places up to the last cube; a market of none is no deal at all. */
function market(places) {
    const cubes = places.slice(0, places.findLastIndex(Boolean) + 1);
    if (cubes.length === 0) return null;
    return { cubes: Array.from({ length: ROWS }, (_, row) => cubes.slice(row * LENGTH, (row + 1) * LENGTH)) };
}

export function Deal({ deal, change, gameSheet, t }) {
    const root = useRef(null);
    useKeptFocus(root);
    const places = laid(deal);
    const there = places.filter(Boolean);
    const used = (cube) => there.length === places.length || there.some(({ colour, value }) => colour === cube.colour && value === cube.value);
    const lay = (place, cube) => change(market(places.with(place, cube)));
    const place = (index) => (places[index]
        ? html`<button type="button" class="es-pick" data-laid=${index} aria-label=${t("es.deal.take-back", { piece: pieceName({ kind: "cube", ...places[index] }, t) })}
            onClick=${() => lay(index, null)}><${Cube} ...${places[index]} /></button>`
        : html`<span class="es-gone"></span>`);
    return html`
        <div class="es es-deal" ref=${root}>
            <p role="status">${t("es.deal.laid", { there: there.length, due: places.length })}</p>
            <ol class="es-deal__rows">
                ${Array.from({ length: ROWS }, (_, row) => html`
                    <li class="es-deal__row" key=${row} aria-label=${t("es.deal.row", { row: row + 1 })}>
                        ${PLACES.slice(row * LENGTH, (row + 1) * LENGTH).map(place)}
                    </li>`)}
            </ol>
            <${CubePalette} cubes=${gameSheet.components.cubes} disabled=${used} pick=${(cube) => lay(places.indexOf(null), cube)} t=${t} />
        </div>`;
}
