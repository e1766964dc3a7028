/**
 * What the scores say of a game's course.
 *
 * @typedef {{at: number, name: string, number: number | null}} Mark
 *     after how many actions a round has ended, what it is called and its number; the first mark is the start, which has none
 * @typedef {{players: string[], rounds: (Mark & {totals: number[]})[]}} Courses
 *     `rounds`: the marks, each with every player's total there, in seat order
 */

const MOMENTS = 3;

/** The start, and where each round has ended: with the action that led out of it. @param {any[]} steps @param {(state: any) => string} nameOf @param {string} start @returns {Mark[]} */
export function marksOf(steps, nameOf, start) {
    const marks = [{ at: 0, name: start, number: null }];
    for (let at = 1; at < steps.length; at++) {
        const { state } = steps[at - 1].position;
        const name = nameOf(state);
        if (at === steps.length - 1 || nameOf(steps[at].position.state) !== name) marks.push({ at, name, number: state.round });
    }
    return marks;
}

/** The scoresheet at each mark, in one batch. @returns {Promise<Map<number, any>>} */
export async function sheetsAt(client, game, marks, steps) {
    const lines = marks.map(({ at }) => ({ id: at, operation: "scores", game, body: { state: steps[at].position.state } }));
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
        rounds: marks.map((mark) => ({ ...mark, totals: players.map((player) => totalOf(mark.at, player)) })),
    };
}

/** The parts of a game that each count their rounds from one: after which mark each begins, and its name, with which those of its rounds begin. @param {Mark[]} rounds */
export function partsOf(rounds) {
    return rounds.slice(1).flatMap(({ name, number }, index) => (number === 1 ? [{ index, name: name.split(" · ")[0] }] : []));
}

/** How far along the marks a position lies: 2.5 is halfway between the second and the third after the start. @param {Mark[]} marks @param {number} at */
export function placeOf(marks, at) {
    const next = marks.findIndex((mark) => mark.at >= at);
    if (next <= 0) return Math.max(0, next);
    const [before, after] = [marks[next - 1].at, marks[next].at];
    return next - 1 + (at - before) / (after - before);
}

/** Round figures for a scale: from three to seven of them from the lowest to the highest. @param {number} lowest @param {number} highest */
export function scaleOf(lowest, highest) {
    const rough = Math.max(1, (highest - lowest) / 5);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough);
    const figures = [];
    for (let each = Math.ceil(lowest / step) * step; each <= highest; each += step) figures.push(each);
    return figures;
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
