/** A line for each player, told apart by how it is dashed, too; a number where each key moment lies, a scale, a tick for each round, the parts of the game, and where the review stands; a click leads to the nearest round. */

import { partsOf, placeOf, scaleOf } from "./course.js";

const [WIDTH, MARGIN] = [960, 10];
/** On a phone, the picture is a third as wide as on a desk. */
const [LOW, HIGH] = [260, 430];
/** Beside the lines stand the figures of the scale, below them the numbers of the rounds, of which the last has half its room at the right, above them the names of the parts. */
const [LEFT, RIGHT, BOTTOM, TOP] = [72, 24, 40, 44];
const TICK = 7;
/** Of the mark of a key moment on a desk. */
const RADIUS = 11;
/** More numbers would touch on a phone. */
const NUMBERS = 10;
const DASHES = ["", "12 4", "3 4", "12 4 3 4", "1 7", "20 4 1 4"];

/** How the line of a seat is drawn. @param {number} seat from 0 */
export const lineStyle = (seat) => `stroke: var(--seat); stroke-width: 3; fill: none; stroke-linecap: round; stroke-dasharray: ${DASHES[seat] || "none"}`;

export function Lines({ html, figureText, isDesk, courses: { players, rounds, moments }, at, look, label }) {
    const height = isDesk ? LOW : HIGH;
    const all = rounds.flatMap(({ totals }) => totals);
    const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
    const radius = isDesk ? RADIUS : 2 * RADIUS;
    const end = height - BOTTOM;
    const parts = partsOf(rounds);
    const top = parts.length > 1 ? TOP : MARGIN;
    const x = (index) => (LEFT + (index * (WIDTH - LEFT - RIGHT)) / (rounds.length - 1)).toFixed(1);
    const y = (total) => (end - ((total - lowest) * (end - top)) / (highest - lowest)).toFixed(1);
    const each = Math.ceil((rounds.length - 1) / NUMBERS);
    const here = x(placeOf(rounds, at));
    const wanted = moments.map(({ index, player }) => ({ player, across: Number(x(index)), down: Math.min(end - radius, Math.max(radius, Number(y(rounds[index].totals[players.indexOf(player)])))) }));
    const marks = apart(wanted, 2 * radius, end);
    const lookThere = ({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        const share = (((clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
        look(rounds[Math.round(Math.min(1, Math.max(0, share)) * (rounds.length - 1))].at);
    };
    return html`
        <svg class="course-lines" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${label} onClick=${lookThere}>
            ${scaleOf(lowest, highest).map((figure) => html`
                <line key=${figure} x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(figure)} y2=${y(figure)} class="course-scale" />
                <text x=${LEFT - TICK} y=${y(figure)} text-anchor="end" dominant-baseline="central">${figureText(figure)}</text>`)}
            ${rounds.slice(1).map(({ number }, index) => html`
                <line key=${`tick ${index}`} x1=${x(index + 1)} x2=${x(index + 1)} y1=${end} y2=${end + TICK} class="course-tick" />
                ${number % each === 0 && html`<text x=${x(index + 1)} y=${height - TICK} text-anchor="middle">${number}</text>`}`)}
            ${parts.length > 1 && parts.map(({ index, name }) => html`
                <line key=${name} x1=${x(index)} x2=${x(index)} y1="0" y2=${end} class="course-scale" />
                <text x=${Number(x(index)) + TICK} y=${TOP / 2} dominant-baseline="central" data-part>${name}</text>`)}
            <line x1=${here} x2=${here} y1="0" y2=${end} class="course-here" data-here-at=${at} />
            ${players.map((player, seat) => html`
                <g key=${player} class="player-${seat + 1}">
                    <polyline style=${lineStyle(seat)} points=${rounds.map(({ totals }, index) => `${x(index)},${y(totals[seat])}`).join(" ")} />
                </g>`)}
            ${marks.map(({ player, across, down }, number) => html`
                <g key=${`moment ${number}`} class=${`course-mark player-${players.indexOf(player) + 1}`} data-mark=${number + 1}>
                    <circle cx=${across} cy=${down} r=${radius} />
                    <text x=${across} y=${down} text-anchor="middle" dominant-baseline="central">${number + 1}</text>
                </g>`)}
        </svg>
    `;
}

/**
 * Marks that do not cover one another: one that would lies above or below the one before it, where there is room.
 *
 * @param {{player: string, across: number, down: number}[]} marks
 * @param {number} size     of each
 * @param {number} end      how far down the lines go
 */
function apart(marks, size, end) {
    /** @type {typeof marks} */
    const placed = [];
    for (const mark of marks) {
        const way = mark.down > end / 2 ? -size : size;
        const down = [0, 1, 2, 3].map((times) => mark.down + times * way).find((each) => !placed.some((other) => Math.abs(other.across - mark.across) < size && Math.abs(other.down - each) < size));
        placed.push({ ...mark, down: down ?? mark.down });
    }
    return placed;
}
