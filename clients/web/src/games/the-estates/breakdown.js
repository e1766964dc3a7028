// One player's score, building by building, company by company.

import { figureText, signedText } from "../../app/figure-text.js";
import { html } from "../../lib/preact.js";
import { COLOURS, Cube, Roof } from "./pieces.js";

const add = (figures) => figures.reduce((total, figure) => total + figure, 0);

/** The building lying on its side; a sheet tells the colour of the topmost cube alone. */
const Lying = ({ building }) => html`
    <span class="es-lying" aria-hidden="true">
        ${building.cubes.map((value, index) => html`
            <${Cube} colour=${index === building.cubes.length - 1 ? building.colour : "plain"} value=${value} />`)}
        ${building.rooftop !== null && html`<${Roof} value=${building.rooftop} />`}
    </span>`;

/** The sum to be done by hand: 6 + 4 + 3 = 13, doubled 26. */
function reckoning({ cubes, rooftop, mayor }, t) {
    const figures = rooftop === null ? cubes : [...cubes, rooftop];
    const sum = add(figures);
    const plain = figures.length > 1 ? `${figures.join(" + ")} = ${sum}` : `${sum}`;
    return mayor ? plain + t("semicolon") + t("es.sheet.doubled", { sum, doubled: 2 * sum }) : plain;
}

/** Why a building counts as it does. */
function reason({ rooftop, complete, points }, t) {
    if (rooftop === null) return t(points === 0 ? "es.sheet.unroofed-nothing" : "es.sheet.unroofed");
    return t(complete ? "es.sheet.complete" : "es.sheet.incomplete");
}

const Building = ({ building, t }) => html`
    <tr>
        <td><div class="es-sheet__building">
            <${Lying} building=${building} />
            <span class="es-sheet__where">${t("es.sheet.where", { row: t(`es.row.${building.row}`), lot: building.lot })}</span>
            <span class="es-sheet__sum">${reckoning(building, t)}</span>
            <span class="es-sheet__why">${reason(building, t)}</span>
        </div></td>
        <td class="es-number">${signedText(building.points)}</td>
    </tr>`;

const Company = ({ colour, buildings, t }) => html`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><span class="es-sheet__colour"><${Cube} colour=${colour} /> ${t(`es.colour.${colour}`)}</span></th>
            <td class="es-number">${signedText(add(buildings.map(({ points }) => points)))}</td>
        </tr>
        ${buildings.map((building) => html`<${Building} key=${`${building.row}${building.lot}`} building=${building} t=${t} />`)}
    </tbody>`;

export function Breakdown({ standing, t }) {
    const { buildings, cash_box: box } = standing.breakdown;
    const companies = COLOURS.map((colour) => [colour, buildings.filter((building) => building.colour === colour)]);
    return html`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of", { player: standing.player })}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${companies.filter(([, own]) => own.length).map(([colour, own]) => html`
                <${Company} key=${colour} colour=${colour} buildings=${own} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${signedText(box)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${figureText(standing.total)}</b></td></tr>
            </tfoot>
        </table></div>`;
}
