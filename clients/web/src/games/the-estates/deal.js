// The market as it lies at a real table: 24 cubes, row by row, left to right.

import { useHandedOn, useKeptFocus } from "../../app/kept-focus.js";
import { NumberField } from "../../app/number-field.js";
import { html, useRef, useState } from "../../lib/preact.js";
import { CubePalette } from "./palette.js";
import { COLOURS, Cube, pieceName } from "./pieces.js";
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

/** The figure in a word, as in "blue3" or "b3", and the colours whose names begin like it. */
function readCube(word, t) {
    const [, letters, figure] = /^(\p{L}+)(\d)$/u.exec(word.toLowerCase()) ?? [];
    return { figure: Number(figure), colours: COLOURS.filter((each) => letters !== undefined && t(`es.colour.${each}`).toLowerCase().startsWith(letters)) };
}

/** Whether a word names a cube: by as much of the colour's name as no other colour begins with. */
function meansCube(word, { colour, value }, t) {
    const { figure, colours } = readCube(word, t);
    return colours.length === 1 && colours[0] === colour && figure === value;
}

/** Which colour is meant, where a word leaves that open. */
function whichColour(word, t) {
    const names = readCube(word, t).colours.map((each) => t(`es.colour.${each}`));
    return names.length > 1 ? t("es.deal.which", { word, colours: new Intl.ListFormat(t.language, { type: "disjunction" }).format(names) }) : undefined;
}

/** A row of the market with too few cubes. */
export function dealFault({ code, pointer }, deal, t) {
    const row = /^\/deal\/cubes\/(\d)$/.exec(pointer)?.[1];
    if (code !== "length.out-of-range" || row === undefined) return undefined;
    return t("es.deal.short", { row: Number(row) + 1, there: deal.cubes[Number(row)].length, due: LENGTH });
}

export function Deal({ deal, change, gameSheet, t }) {
    const root = useRef(null);
    const [text, setText] = useState("");
    useKeptFocus(root);
    const places = laid(deal);
    const there = places.filter(Boolean);
    const used = (cube) => there.length === places.length || there.some(({ colour, value }) => colour === cube.colour && value === cube.value);
    const lay = (place, cube) => change(market(places.with(place, cube)));
    const free = places.length - there.length;
    useHandedOn(root, free === 0);
    const left = new Map(gameSheet.components.cubes.filter((cube) => !used(cube)).map((cube) => [cube, 1]));
    const layAll = (cubes) => change(market(cubes.reduce((laidSoFar, cube) => laidSoFar.with(laidSoFar.indexOf(null), cube), places)));
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
            ${free > 0 && html`<${NumberField} name="cubes" label=${t("es.deal.typed", { example: `${t("es.colour.blue").slice(0, 3)}3`, piece: pieceName({ kind: "cube", colour: "blue", value: 3 }, t) })}
                left=${left} most=${free} means=${(word, cube) => meansCube(word, cube, t)} why=${(word) => whichColour(word, t)} take=${layAll} text=${text} setText=${setText} t=${t} />`}
            <${CubePalette} cubes=${gameSheet.components.cubes} disabled=${used} pick=${(cube) => lay(places.indexOf(null), cube)} t=${t} />
        </div>`;
}
