// A building as it is seen from the street.

import { html } from "../../lib/preact.js";
import { Cube, PieceOf, Roof } from "./pieces.js";

/** The first cube lies at the ground; `ghost` is the piece that would go on top. */
export const Stack = ({ cubes, rooftop, ghost }) => html`
    <span class="es-stack">
        ${cubes.map((cube) => html`<${Cube} ...${cube} />`)}
        ${rooftop != null && html`<${Roof} value=${rooftop} />`}
        ${ghost && html`<span class="es-ghost"><${PieceOf} piece=${ghost} /></span>`}
    </span>`;
