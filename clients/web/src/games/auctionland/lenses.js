/** A closer look at one terrain on all islands: its shapes numbered, the rest faded. */

import { useRoving } from "../../app/roving.js";
import { html, useRef } from "../../lib/preact.js";
import { TerrainInLine } from "./art.js";
import { TERRAINS } from "./tiles.js";

/** `lens` is the terrain that is looked at, or null. */
export function Lenses({ lens, setLens, t }) {
    const root = useRef(null);
    useRoving(root, ".al-button");
    return html`
        <div class="al-lenses" ref=${root} role="group" aria-label=${t("al.lens")}>
            <span class="al-soft" aria-hidden="true">${t("al.lens")}</span>
            ${TERRAINS.map((terrain) => html`
                <button
                    type="button"
                    key=${terrain}
                    class="al-button"
                    data-lens=${terrain}
                    aria-pressed=${String(lens === terrain)}
                    onClick=${() => setLens(lens === terrain ? null : terrain)}
                >
                    <${TerrainInLine} terrain=${terrain} /> ${t(`al.${terrain}`)}
                </button>
            `)}
            ${lens && html`<p class="al-hint">${t(`al.lens.${lens}`)}</p>`}
        </div>
    `;
}
