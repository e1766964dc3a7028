// The market as it lies at a real table: 24 cubes, row by row, left to right.

import { html } from "../../lib/preact.js";
import { CubePalette } from "./palette.js";
import { Cube } from "./pieces.js";
import { MARKET } from "./previews.js";

const { rows: ROWS, length: LENGTH } = MARKET;

const laid = (deal) => deal?.cubes?.flat() ?? [];

/** Cubes in the order in which they were laid; a market of none is no deal at all. */
function market(cubes) {
    if (cubes.length === 0) return null;
    return { cubes: Array.from({ length: ROWS }, (_, row) => cubes.slice(row * LENGTH, (row + 1) * LENGTH)) };
}

export function Deal({ deal, change, gameSheet, t }) {
    const cubes = laid(deal);
    const full = cubes.length === ROWS * LENGTH;
    const used = (cube) => full || cubes.some(({ colour, value }) => colour === cube.colour && value === cube.value);
    return html`
        <div class="es es-deal">
            <p role="status">${t("es.deal.laid", { there: cubes.length, due: ROWS * LENGTH })}</p>
            <ol class="es-deal__rows">
                ${Array.from({ length: ROWS }, (_, row) => html`
                    <li class="es-deal__row" key=${row} aria-label=${t("es.deal.row", { row: row + 1 })}>
                        ${Array.from({ length: LENGTH }, (_, place) => cubes[row * LENGTH + place]).map((cube) => (cube
                            ? html`<${Cube} ...${cube} />`
                            : html`<span class="es-gone"></span>`))}
                    </li>`)}
            </ol>
            <${CubePalette} cubes=${gameSheet.components.cubes} disabled=${used} pick=${(cube) => change(market([...cubes, cube]))} t=${t} />
            <button type="button" class="es-button" disabled=${cubes.length === 0} onClick=${() => change(market(cubes.slice(0, -1)))}>
                ${t("es.deal.undo")}
            </button>
        </div>`;
}
