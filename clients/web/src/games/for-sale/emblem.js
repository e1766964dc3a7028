/** The game's own picture, for the shell's choice of games: three homes, fanned out. */
import { html } from "../../lib/preact.js";
import { HouseFace } from "./houses.js";

const PLACE = { x: 60, y: 12, width: 80, height: 112 };
const CARDS = [
    [2, "rotate(-26 100 210)"],
    [24, "rotate(26 100 210)"],
    [12, "rotate(0)"],
];

export const Emblem = () => html`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${CARDS.map(([value, turn]) => html`<g transform=${turn}><${HouseFace} value=${value} at=${PLACE} /></g>`)}
</svg>`;
