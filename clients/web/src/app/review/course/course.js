/**
 * What the scores say of a game's course.
 *
 * @typedef {{players: string[], rounds: {at: number, round: number, totals: number[]}[]}} Courses
 *     `rounds`: at whose end, after how many actions, each player has which total, in seat order
 */

const MOMENTS = 3;

/** After how many actions each round has ended, and the game. @param {{position: any}[]} steps @returns {number[]} */
export function marksOf(steps) {
    const isEnd = (at) => at === steps.length - 1 || steps[at].position.state.round !== steps[at + 1].position.state.round;
    return steps.map((_, at) => at).filter(isEnd);
}

/** The scoresheet at each mark, in one batch. @returns {Promise<Map<number, any>>} */
export async function sheetsAt(client, game, marks, steps) {
    const lines = marks.map((at) => ({ id: at, operation: "scores", game, body: { state: steps[at].position.state } }));
    const sheets = new Map();
    for await (const answer of client.batch(lines)) sheets.set(answer.id, answer.unwrap());
    return sheets;
}

/** @returns {Courses} */
export function coursesOf(marks, steps, sheets) {
    const players = steps[0].position.state.players.map(({ id }) => id);
    const totalOf = (at, player) => {
        const { total, penalties } = sheets.get(at).standings.find((standing) => standing.player === player);
        return total + (penalties ?? 0);
    };
    return {
        players,
        rounds: marks.map((at) => ({ at, round: steps[at].position.state.round, totals: players.map((player) => totalOf(at, player)) })),
    };
}

/** Who is ahead at the end, and the first round since when they have been, one of them at each time. @param {Courses} courses */
export function turningPoint({ players, rounds }) {
    const leaders = ({ totals }) => players.filter((_, seat) => totals[seat] === Math.max(...totals));
    const ahead = leaders(rounds[rounds.length - 1]);
    let index = rounds.length - 1;
    while (index > 0 && leaders(rounds[index - 1]).some((player) => ahead.includes(player))) index--;
    return { players: ahead, index };
}

/** The rounds in which one player's total changed most. @param {Courses} courses */
export function largestChanges({ players, rounds }) {
    return rounds
        .slice(1)
        .flatMap(({ totals }, before) => totals.map((total, seat) => ({ index: before + 1, player: players[seat], change: total - rounds[before].totals[seat] })))
        .filter(({ change }) => change !== 0)
        .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
        .slice(0, MOMENTS);
}
