// The pieces as SVG. A cube's colour is told by its pattern too, so that no piece is known by its hue alone.

import { html } from "../../lib/preact.js";

export const COLOURS = ["blue", "green", "yellow", "purple", "red", "white"];

const WAVES = [12, 24, 36].map((y) => `M3 ${y}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join("");
const DOTS = [9, 24, 39].map((y) => [9, 19, 29, 39].map((x) => `M${x} ${y}h.01`).join("")).join("");
const SLOPES = "M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33";
const LATTICE = `${SLOPES}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`;
const BRICKS = "M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5";
const PATTERNS = { blue: WAVES, green: DOTS, yellow: SLOPES, purple: LATTICE, red: BRICKS, white: "M9 9h30v30h-30z" };

/** A picture whose meaning is said elsewhere: the element around it carries the name. */
const Picture = ({ box, kind, piece, children }) =>
    html`<svg class=${`es-piece ${kind}`} data-piece=${piece} viewBox=${box} aria-hidden="true" focusable="false">${children}</svg>`;

/** A floor cube; without a value it is the colour's swatch. */
export const Cube = ({ colour, value }) => html`
    <${Picture} box="0 0 48 48" kind=${`es-cube es-${colour}`} piece=${value == null ? undefined : `${colour}-${value}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${colour === "green" ? " es-pattern--dots" : ""}`} d=${PATTERNS[colour]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${value != null && html`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${value}</text>`}
    <//>`;

/** A rooftop; without a value it lies face down. */
export const Roof = ({ value }) => html`
    <${Picture} box="0 0 60 32" kind=${`es-roof${value == null ? " es-roof--back" : ""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${value ?? "?"}</text>
    <//>`;

const SIGNS = { shorten: "−", lengthen: "+" };

/** A permit's figure as it changes its row: −2, +2, or ±2 while that is open. */
export const permitFigure = (value, effect) => `${SIGNS[effect] ?? "±"}${value}`;

/** A building permit, a board on its post. */
export const Permit = ({ value, effect }) => html`
    <${Picture} box="0 0 48 48" kind=${`es-permit es-permit--${effect ?? "open"}`} piece=${`permit-${value}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${permitFigure(value, effect)}</text>
    <//>`;

/** The mayor, who doubles: the sign is drawn, for a button that has it as text would have to be called so. */
export const Mayor = () => html`
    <${Picture} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <path class="es-double" d="M15.5 12l5.5 5.5M21 12l-5.5 5.5M25.5 11q.4-2.8 3.5-2.8t3.4 2.8q.1 2.2-6.9 7.3h7.4" />
    <//>`;

const Cancel = () => html`
    <${Picture} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`;

/** The auctioneer's sign. */
export const Gavel = () => html`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;

/** Any piece as the contract writes it. */
export function PieceOf({ piece, effect }) {
    if (piece.kind === "cube") return html`<${Cube} colour=${piece.colour} value=${piece.value} />`;
    if (piece.kind === "rooftop") return html`<${Roof} value=${piece.value} />`;
    if (piece.kind === "permit") return html`<${Permit} value=${piece.value} effect=${effect} />`;
    return piece.kind === "mayor" ? html`<${Mayor} />` : html`<${Cancel} />`;
}

/** What a piece is called: "red cube 5". */
export function pieceName(piece, t) {
    const colour = piece.colour && t(`es.colour.${piece.colour}`);
    return t(`es.piece.${piece.kind}`, { colour, value: piece.value });
}
