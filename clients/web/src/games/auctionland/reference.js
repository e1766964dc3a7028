/** What counts how much: the score grid, the places of icons, and whose tiles these are. */

import { html } from "../../lib/preact.js";
import { IconInLine, TerrainInLine } from "./art.js";
import { ICONS } from "./tiles.js";

export function Reference({ view, coast, gameSheet, t }) {
    const { options } = view;
    const grid = Array.isArray(options.score_grid) ? options.score_grid : gameSheet.components.score_grid;
    const awards = options.icon_awards ?? gameSheet.components.icon_awards;
    return html`
        <details class="al-reference">
            <summary>${t("al.reference")}</summary>
            <p><${TerrainInLine} terrain="park" /> <${TerrainInLine} terrain="water" /> ${t("al.grid.caption")}</p>
            <ol class="al-grid">
                ${grid.map((points, count) => html`
                    <li key=${count}>
                        <span aria-hidden="true">${count}</span><b aria-hidden="true">${points}</b>
                        <span class="al-unseen">${t("al.grid.entry", { count, points })}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${TerrainInLine} terrain="park" /> ${t("al.way.park")}</li>
                <li><${TerrainInLine} terrain="water" /> ${t(`al.way.water.${coast}`)}</li>
                <li><${TerrainInLine} terrain="housing" /><${TerrainInLine} terrain="forest" /> ${t("al.way.product")}</li>
                <li>
                    ${ICONS.map((icon) => html`<${IconInLine} icon=${icon} key=${icon} />`)}
                    ${" "}${t("al.way.icons", { first: awards[0], second: awards[1], third: awards[2] })}
                </li>
            </ul>
            <p class="al-soft">${sourceOf(options, t)}</p>
        </details>
    `;
}

/** Says of tiles and grid whose they are; the reference set is not the publisher's. */
function sourceOf(options, t) {
    const own = [Array.isArray(options.tiles) && "tiles", Array.isArray(options.score_grid) && "grid"].filter(Boolean);
    return own.length === 2 ? t("al.source.own") : t(`al.source.reference${own.length ? `.${own[0]}-own` : ""}`);
}
