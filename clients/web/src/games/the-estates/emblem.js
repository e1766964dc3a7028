// The game's emblem: a street of three houses.

import { html } from "../../lib/preact.js";
import { Stack } from "./building.js";

const STREET = [
    { cubes: [{ colour: "red", value: 5 }, { colour: "yellow", value: 2 }], rooftop: 4 },
    { cubes: [{ colour: "blue", value: 6 }, { colour: "white", value: 4 }, { colour: "green", value: 1 }], rooftop: 6 },
    { cubes: [{ colour: "purple", value: 3 }], rooftop: 2 },
];

export const Emblem = () => html`<span class="es es-loose es-emblem">${STREET.map((building) => html`<${Stack} ...${building} />`)}</span>`;
