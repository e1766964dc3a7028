/** What counts how much: the score grid, the places of icons, and whose tiles these are. */

import { html } from "../../lib/preact.js";
import { IconInLine, TerrainInLine } from "./art.js";
import { ICONS } from "./tiles.js";

export function Reference({ view, gameSheet, say }) {
    const { options } = view;
    const grid = Array.isArray(options.score_grid) ? options.score_grid : gameSheet.components.score_grid;
    const awards = options.icon_awards ?? gameSheet.components.icon_awards;
    return html`
        <details class="al-reference" open>
            <summary>${say("al.reference")}</summary>
            <p><${TerrainInLine} terrain="park" /> <${TerrainInLine} terrain="water" /> ${say("al.grid.caption")}</p>
            <ol class="al-grid">
                ${grid.map((points, count) => html`
                    <li key=${count}>
                        <span aria-hidden="true">${count}</span><b aria-hidden="true">${points}</b>
                        <span class="al-unseen">${say("al.grid.entry", { count, points })}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${TerrainInLine} terrain="park" /> ${say("al.way.park")}</li>
                <li><${TerrainInLine} terrain="water" /> ${say(`al.way.water.${options.coast ?? "open-side"}`)}</li>
                <li><${TerrainInLine} terrain="housing" /><${TerrainInLine} terrain="forest" /> ${say("al.way.product")}</li>
                <li>
                    ${ICONS.map((icon) => html`<${IconInLine} icon=${icon} key=${icon} />`)}
                    ${" "}${say("al.way.icons", { first: awards[0], second: awards[1], third: awards[2] })}
                </li>
            </ul>
            <p class="al-soft">${sourceOf(options, say)}</p>
        </details>
    `;
}

/** Says of tiles and grid whose they are; the reference set is not the publisher's. */
function sourceOf(options, say) {
    const own = [Array.isArray(options.tiles) && "tiles", Array.isArray(options.score_grid) && "grid"].filter(Boolean);
    return own.length === 2 ? say("al.source.own") : say(`al.source.reference${own.length ? `.${own[0]}-own` : ""}`);
}
