/** A cheque card's face. */
import { html } from "../../lib/preact.js";

const GUILLOCHE = [14, 24, 34, 44, 54].flatMap((y) => [wave(y, 9), wave(y, -9)]);

function wave(y, dip) {
    return `M8 ${y}c11 ${-dip} 20 ${dip} 31 0s20 ${dip} 31 0 20 ${dip} 31 0 20 ${dip} 31 0`;
}

/** Paper from grey (worth nothing) by green to gold; the figure alone tells the worth. */
function paper(value) {
    if (value === 0) return { fill: "#e9e6e1", line: "#b3aca2", ink: "#574f47" };
    const share = Math.min(value, 20) / 20;
    const hue = 155 - share * 112;
    return {
        fill: `hsl(${hue} ${38 + share * 34}% ${90 - share * 6}%)`,
        line: `hsl(${hue} 35% ${70 - share * 8}%)`,
        ink: `hsl(${hue} 60% 16%)`,
    };
}

const struckOut = () => html`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`;

const signature = (ink) => html`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${ink} stroke-width="1.5"
        stroke-linecap="round" />`;

const seal = (fill, ink) => html`
    <circle cx="28" cy="34" r="17" fill=${fill} stroke=${ink} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${ink} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${ink}>$</text>`;

/** The face, without a name of its own: the card around it is named. */
export function ChequeFace({ value }) {
    const { fill, line, ink } = paper(value);
    return html`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${fill} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${line}>${GUILLOCHE.map((d) => html`<path d=${d} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${ink} stroke-opacity=".45" />
        ${seal(fill, ink)}
        <text x="126" y="50" text-anchor="end" font-size=${value > 99 ? 36 : 44} font-weight="800" fill=${ink}>
            ${value}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${ink} stroke-opacity=".55" />
        ${value === 0 ? struckOut() : signature(ink)}
    </svg>`;
}
