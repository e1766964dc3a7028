/** One standing, line by line, so that it can be checked by hand. */

import { html } from "../../lib/preact.js";
import { IconInLine, TerrainInLine } from "./art.js";
import { ICONS } from "./tiles.js";

export function Breakdown({ sheet, standing, t }) {
    const lines = [...terrainLines(standing.breakdown, t), ...iconLines(sheet, standing, t)];
    return html`
        <div class="al-sheet">
            <table aria-label=${t("al.sheet", { player: standing.player })}>
                <thead>
                    <tr>
                        <th scope="col">${t("al.sheet.what")}</th>
                        <th scope="col">${t("al.sheet.how")}</th>
                        <th scope="col" class="al-figure">${t("al.sheet.points")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${lines.map(({ id, signs, name, how, points }) => html`
                        <tr key=${id} data-line=${id}>
                            <th scope="row"><span class="al-signs">${signs}</span> ${capital(name, t)}</th>
                            <td>${how}</td>
                            <td class="al-figure">${points}</td>
                        </tr>
                    `)}
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">${t("al.sheet.total")}</th>
                        <td class="al-figure" data-line="total"><b>${standing.total}</b></td>
                    </tr>
                </tfoot>
            </table>
            ${standing === sheet.standings[0] && html`<p class="al-soft">${sourceInForce(sheet, t)}</p>`}
        </div>
    `;
}

/** As the first word of a line. */
const capital = (name, t) => `${name.charAt(0).toLocaleUpperCase(t.language)}${name.slice(1)}`;

function terrainLines({ park, water, housing, forest, product }, t) {
    const counted = (id, { tiles, points }) => ({
        id,
        signs: html`<${TerrainInLine} terrain=${id} />`,
        name: t(`al.sheet.${id}`),
        how: t("al.sheet.tiles", { tiles }),
        points,
    });
    return [
        counted("park", park),
        counted("water", water),
        {
            id: "product",
            signs: html`<${TerrainInLine} terrain="housing" /><${TerrainInLine} terrain="forest" />`,
            name: t("al.sheet.product"),
            how: t("al.sheet.shapes", { housing, forest }),
            points: product,
        },
    ];
}

function iconLines(sheet, { player, breakdown }, t) {
    return ICONS.map((icon) => {
        const { count, place, points } = breakdown.icons[icon];
        const others = sheet.standings
            .filter((other) => other.player !== player && other.breakdown.icons[icon].place === place)
            .map((other) => other.player)
            .join(", ");
        const key = place === null ? "no-place" : others ? "tied" : "place";
        return {
            id: icon,
            signs: html`<${IconInLine} icon=${icon} />`,
            name: t(`al.${icon}`),
            how: t(`al.sheet.${key}`, { count, place, others }),
            points,
        };
    });
}

/** Whose tiles and grid these are: the sheet's own ruling says it. */
function sourceInForce(sheet, t) {
    const inForce = (option) => sheet.rulings.find((ruling) => ruling.option === option)?.value === "custom";
    const [tiles, grid] = [inForce("tiles"), inForce("score_grid")];
    if (tiles && grid) return t("al.source.own");
    return t(`al.source.reference${tiles ? ".tiles-own" : grid ? ".grid-own" : ""}`);
}
