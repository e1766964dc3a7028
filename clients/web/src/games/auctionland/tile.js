/** A tile as it lies: land by region, a sign at every side that is reached, icons on white discs. Always upright to read. */

import { html } from "../../lib/preact.js";
import { IconDisc, Sign, mountTextures } from "./art.js";
import { AT_CORNER, AT_SIDE, enclosures, joinedCorners, outlines, ownerOfTheMiddle } from "./land.js";
import { ICONS, SIDES, iconsOf, regionsOf } from "./tiles.js";

/**
 * @param {object} p
 * @param {import("./tiles.js").Tile} p.tile
 * @param {number=} p.rotation
 * @param {string=} p.label      what it is for those who do not see it; without one it is hidden from them
 * @param {string=} p.lens       a terrain that stands out from the others
 * @param {{region: number, text: string}[]=} p.marks   badges on regions
 */
export function Tile({ tile, rotation = 0, label, lens, marks = [] }) {
    mountTextures();
    const regions = regionsOf(tile, rotation);
    const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
    return html`
        <svg class=${`al-tile${lens ? ` al-lens-${lens}` : ""}`} viewBox="0 0 100 100" focusable="false" ...${named}>
            <rect class="al-ground" width="100" height="100" />
            ${outlines(regions).map((there) => html`<${Land} ...${there} key=${there.region} />`)}
            ${enclosures(regions).map((there) => html`<${Pond} ...${there} key=${there.region} />`)}
            ${regions.flatMap(({ terrain, sides }) =>
                sides.map((side) => html`<${Sign} terrain=${terrain} x=${AT_SIDE[side][0]} y=${AT_SIDE[side][1]} />`),
            )}
            <${Icons} tile=${tile} regions=${regions} />
            ${marks.map(({ region, text }) => html`<${Badge} at=${badgePoint(regions, region)} text=${text} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `;
}

const Land = ({ path, terrain }) => html`
    <g class=${`al-land al-land-${terrain}`}>
        <path class=${`al-shore al-${terrain}`} d=${path} />
        <path class=${`al-fill al-${terrain}`} d=${path} />
        <path class="al-texture" fill=${`url(#al-texture-${terrain})`} d=${path} />
    </g>
`;

const Pond = ({ x, y, radius, terrain }) => html`
    <g class=${`al-land al-land-${terrain}`}>
        <circle class="al-bank" cx=${x} cy=${y} r=${radius + 3.5} />
        <circle class=${`al-shore al-${terrain}`} cx=${x} cy=${y} r=${radius} />
        <circle class=${`al-fill al-${terrain}`} cx=${x} cy=${y} r=${radius} />
        <circle class="al-texture" fill=${`url(#al-texture-${terrain})`} cx=${x} cy=${y} r=${radius} />
        <${Sign} terrain=${terrain} x=${x} y=${y} scale=${Math.min(1.1, radius / 12)} />
    </g>
`;

function Icons({ tile, regions }) {
    const places = iconPlaces(regions);
    const single = tile.icons.length <= places.length;
    const discs = single
        ? ICONS.flatMap((icon) => tile.icons.filter((other) => other === icon).map(() => [icon, 1]))
        : iconsOf(tile);
    return discs.map(([icon, count], index) => {
        const [x, y] = places[index];
        return html`<${IconDisc} icon=${icon} count=${count} x=${x} y=${y} scale=${0.92} />`;
    });
}

/** Where icons may lie, best first: where they hide neither a sign nor a border between regions. */
function iconPlaces(regions) {
    const joined = regions.flatMap(({ sides }) => joinedCorners(sides));
    const bare = SIDES.filter((side) => !regions.some(({ sides }) => sides.includes(side)));
    const middle = ownerOfTheMiddle(regions) !== -1 && enclosures(regions).length === 0 ? [[50, 50]] : [];
    const others = SIDES.filter((side) => !joined.includes(side));
    return [
        ...joined.map((side) => AT_CORNER[side]),
        ...middle,
        ...bare.map((side) => AT_SIDE[side]),
        ...others.map((side) => AT_CORNER[side]),
    ];
}

function badgePoint(regions, region) {
    const pond = enclosures(regions).find((there) => there.region === region);
    return pond ? [pond.x, pond.y] : AT_SIDE[SIDES.find((side) => regions[region].sides.includes(side))];
}

const Badge = ({ at: [x, y], text }) => html`
    <g class="al-badge">
        <circle cx=${x} cy=${y} r="13" />
        <text x=${x} y=${y + 6.5}>${text}</text>
    </g>
`;

/** A tile with its number beneath, as it lies on the market or in a list. */
export const NamedTile = ({ tile, rotation, label, name }) => html`
    <span class="al-named">
        <${Tile} tile=${tile} rotation=${rotation} label=${label} />
        <span class="al-name" aria-hidden="true">${name}</span>
    </span>
`;
