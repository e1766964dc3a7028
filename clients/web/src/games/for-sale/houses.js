/** A house card's face: its number, and a home that grows with it. */
import { html } from "../../lib/preact.js";
import { box, caravan, cottage, hut, tent, terrace } from "./homes-humble.js";
import { castle, manor, palace, station, tower, villa } from "./homes-grand.js";

/** Each kind of home, up to the highest number that shows it. Decks of one's own go to 999: all above is in orbit. */
const HOMES = [
    [2, "box", box],
    [4, "tent", tent],
    [6, "hut", hut],
    [9, "caravan", caravan],
    [12, "cottage", cottage],
    [15, "terrace", terrace],
    [18, "villa", villa],
    [20, "manor", manor],
    [22, "tower", tower],
    [25, "castle", castle],
    [28, "palace", palace],
    [Infinity, "station", station],
];

const homeOf = (value) => HOMES.find(([highest]) => value <= highest);

/** The word for the home on a card, as a key. */
export const homeKey = (value) => `fs.home.${homeOf(value)[1]}`;

/** Grey mornings for the cheap, bright days in the middle, evening gold for the dear, night in orbit. */
function scenery(value, name) {
    if (name === "station") return { sky: "#161d3f", ground: "#161d3f" };
    const share = Math.min(value, 28) / 28;
    const hue = 205 + (share < 0.7 ? 0 : (share - 0.7) * 560);
    return {
        sky: `hsl(${hue} ${25 + share * 45}% ${80 - Math.max(0, share - 0.75) * 30}%)`,
        ground: `hsl(${70 + share * 45} ${22 + share * 14}% ${66 - share * 8}%)`,
    };
}

/** The face, without a name of its own: the card around it is named. `at` places it within another drawing. */
export function HouseFace({ value, at }) {
    const [, name, Home] = homeOf(value);
    const { sky, ground } = scenery(value, name);
    return html`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${at}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${sky} />
        ${name !== "station" && html`
            <circle cx=${86 - (value % 4) * 4} cy=${52 + (value % 3) * 2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${ground} />`}
        <${Home} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${value > 99 ? 27 : 33} font-weight="800" fill="#2c2418">${value}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`;
}
