/** What is drawn on tiles: the terrains' textures and signs, the icons, money. Each sign stands in a box from -10 to 10. */

import { html, render } from "../../lib/preact.js";

const SIGNS = {
    // A big wheel.
    park: html`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,
    // A house with a door.
    housing: html`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,
    // A fir.
    forest: html`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,
    // Two waves.
    water: html`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `,
};

const ICON_SIGNS = {
    peace: html`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,
    love: html`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,
    music: html`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `,
};

/** A terrain's sign at a point of a tile. */
export const Sign = ({ terrain, x, y, scale = 1 }) => html`
    <g class=${`al-sign al-sign-${terrain}`} transform=${`translate(${x} ${y}) scale(${scale})`}>${SIGNS[terrain]}</g>
`;

/** An icon on its white disc at a point of a tile; `count` is shown where several stand on one disc. */
export const IconDisc = ({ icon, x, y, scale = 1, count = 1 }) => html`
    <g class=${`al-icon al-icon-${icon}`} transform=${`translate(${x} ${y}) scale(${scale})`}>
        <circle class="al-disc" r="13" />
        ${ICON_SIGNS[icon]}
        ${count > 1 && html`<text class="al-times" x="15" y="6">×${count}</text>`}
    </g>
`;

/** An icon in a line of text; hidden from screen readers, since words stand beside it. */
export const IconInLine = ({ icon }) => html`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${IconDisc} icon=${icon} x=${0} y=${0} /></svg>
`;

/** A terrain in a line of text: its colour, texture and sign. */
export const TerrainInLine = ({ terrain }) => {
    mountTextures();
    return html`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${terrain}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${terrain})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${Sign} terrain=${terrain} x=${0} y=${0} />
        </svg>
    `;
};

/** A coin with a figure; `null` is money that is hidden from the viewer. Without a label, words nearby say it. */
export const Coin = ({ amount, label }) => html`
    <span class="al-coin" ...${label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }}>
        <span aria-hidden="true">${amount ?? "?"}</span>
    </span>
`;

const Textures = html`
    <svg width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
            <pattern id="al-texture-park" width="12" height="12" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-park" d="M3 1.5 4.5 3 3 4.5 1.5 3ZM9 7.5 10.5 9 9 10.5 7.5 9Z" />
            </pattern>
            <pattern id="al-texture-housing" width="14" height="10" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-housing" d="M0 .5H14M0 5.5H14M3.5.5V5.5M10.5 5.5V10" />
            </pattern>
            <pattern id="al-texture-forest" width="10" height="10" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-forest" d="M1 4 2.5 1 4 4M6 9 7.5 6 9 9" />
            </pattern>
            <pattern id="al-texture-water" width="16" height="9" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-water" d="M0 2.5Q4-.5 8 2.5T16 2.5M-8 7Q-4 4 0 7T8 7 16 7" />
            </pattern>
        </defs>
    </svg>
`;

/** Puts the textures into the page, once: all tiles share them, wherever they are drawn. */
export function mountTextures() {
    if (document.querySelector("body > .al-textures") !== null) return;
    const host = document.createElement("div");
    host.className = "al-textures";
    document.body.append(host);
    render(Textures, host);
}
