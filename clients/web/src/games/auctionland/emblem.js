/** What stands for the game on the first page: a small island of its own. */

import { html } from "../../lib/preact.js";
import { Tile } from "./tile.js";

const ISLAND = [
    [{ terrain: "water", sides: ["n", "w"] }, { terrain: "forest", sides: ["e", "s"] }],
    [{ terrain: "forest", sides: ["w", "s"] }, { terrain: "park", sides: ["n", "e"] }],
    [{ terrain: "housing", sides: ["s", "w"] }, { terrain: "forest", sides: ["n", "e"] }],
    [{ terrain: "forest", sides: ["n", "w"] }, { terrain: "water", sides: ["e", "s"] }],
];
const ICONS = [[], ["music"], ["love"], ["peace"]];

export const Emblem = () => html`
    <span class="al-emblem">
        ${ISLAND.map((regions, index) => html`<${Tile} key=${index} tile=${{ id: "", regions, icons: ICONS[index] }} />`)}
    </span>
`;
