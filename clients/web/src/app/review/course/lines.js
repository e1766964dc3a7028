/** A line for each player: told apart by how it is dashed, too. */

const [WIDTH, HEIGHT, MARGIN] = [960, 220, 8];
const DASHES = ["", "12 4", "3 4", "12 4 3 4", "1 7", "20 4 1 4"];

/** How the line of a seat is drawn. @param {number} seat from 0 */
export const lineStyle = (seat) => `stroke: var(--seat); stroke-width: 3; fill: none; stroke-linecap: round; stroke-dasharray: ${DASHES[seat] || "none"}`;

export function Lines({ html, courses: { players, rounds }, label }) {
    const all = rounds.flatMap(({ totals }) => totals);
    const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
    const x = (index) => MARGIN + (index * (WIDTH - 2 * MARGIN)) / (rounds.length - 1);
    const y = (total) => HEIGHT - MARGIN - ((total - lowest) * (HEIGHT - 2 * MARGIN)) / (highest - lowest);
    return html`
        <svg class="course-lines" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
            <line x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} class="course-zero" />
            ${players.map((player, seat) => html`
                <g key=${player} class="player-${seat + 1}">
                    <polyline style=${lineStyle(seat)} points=${rounds.map(({ totals }, index) => `${x(index).toFixed(1)},${y(totals[seat]).toFixed(1)}`).join(" ")} />
                </g>`)}
        </svg>
    `;
}
