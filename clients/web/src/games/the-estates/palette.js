// The score pad's palette: the cubes and rooftops for the building that is being entered.

import { useKeptFocus } from "../../app/kept-focus.js";
import { html, useRef } from "../../lib/preact.js";
import { canAdd, canRoof, chosenBuilding, withBuilding, withCube, withoutTop, withRoof } from "./draft.js";
import { Cube, pieceName, Roof } from "./pieces.js";

/** All cubes, to pick one; `disabled` tells of those that cannot be. */
export const CubePalette = ({ cubes, disabled, pick, t }) => html`
    <div class="es-palette__cubes" role="group" aria-label=${t("es.pad.cubes")}>
        ${cubes.map((cube) => html`
            <button type="button" class="es-pick" key=${cube.colour + cube.value} aria-label=${pieceName({ kind: "cube", ...cube }, t)}
                disabled=${disabled(cube)} onClick=${() => pick(cube)}><${Cube} ...${cube} /></button>`)}
    </div>`;

function RoofButton({ value, draft, change, t }) {
    const own = chosenBuilding(draft).rooftop === value;
    return html`
        <button type="button" class="es-pick es-pick--roof" aria-label=${pieceName({ kind: "rooftop", value }, t)} aria-pressed=${String(own)}
            disabled=${!canRoof(draft, value)} onClick=${() => change(withRoof(draft, own ? null : value))}><${Roof} value=${value} /></button>`;
}

export function Palette({ draft, change, t }) {
    const { components } = draft;
    const { row, lot } = draft.chosen;
    const building = chosenBuilding(draft);
    const some = building.cubes.length > 0;
    const section = useRef(null);
    useKeptFocus(section);
    return html`
        <section class="es-panel es-palette" ref=${section} aria-labelledby="es-palette">
            <h2 id="es-palette">${t("es.pad.building", { row: t(`es.row.${row}`), lot })}</h2>
            <p class="es-note">${t(some ? "es.pad.next-cube" : "es.pad.first-cube")}</p>
            <${CubePalette} cubes=${components.cubes} disabled=${(cube) => !canAdd(draft, cube)}
                pick=${(cube) => change(withCube(draft, cube))} t=${t} />
            <div class="es-palette__roofs" role="group" aria-label=${t("es.pad.rooftop")}>
                ${[...new Set(components.rooftops)].map((value) => html`<${RoofButton} key=${value} value=${value} draft=${draft} change=${change} t=${t} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!some} onClick=${() => change(withoutTop(draft))}>
                    ${t("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!some} onClick=${() => change(withBuilding(draft, { cubes: [] }))}>
                    ${t("es.pad.clear")}
                </button>
            </div>
        </section>`;
}
