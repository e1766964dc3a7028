/**
 * What the scores say of a game's course.
 *
 * @typedef {{at: number, name: string, number: number | null}} Mark
 *     after how many actions a round has ended, what it is called and its number; the first mark is the start, which has none
 * @typedef {{players: string[], winners: string[], rounds: (Mark & {totals: number[]})[]}} Courses
 *     `winners`: of the whole game; `rounds`: the marks, each with every player's total there, in seat order
 */

const MOMENTS = 4;

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

/** The scoresheet at each of these steps, in one batch. @param {{at: number}[]} places @returns {Promise<Map<number, any>>} */
export async function sheetsAt(client, game, places, steps) {
    const lines = places.map(({ at }) => ({ id: at, operation: "scores", game, body: { state: steps[at].position.state } }));
    const sheets = new Map();
    for await (const answer of client.batch(lines)) sheets.set(answer.id, answer.unwrap());
    return sheets;
}

/** @returns {Courses} */
export function coursesOf(marks, steps, sheets) {
    const players = steps[0].position.state.players.map(({ id }) => id);
    return {
        players,
        winners: sheets.get(marks[marks.length - 1].at).winners,
        rounds: marks.map((mark) => ({ ...mark, totals: players.map((player) => totalIn(sheets.get(mark.at), player)) })),
    };
}

function totalIn({ standings }, player) {
    const { total, penalties } = standings.find((standing) => standing.player === player);
    return total + (penalties ?? 0);
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

/** Who has won, and the first round since when nobody has been ahead of any of them. @param {Courses} courses */
export function turningPoint({ players, winners, rounds }) {
    const lead = ({ totals }) => winners.every((player) => totals[players.indexOf(player)] === Math.max(...totals));
    let index = rounds.length - 1;
    while (index > 0 && lead(rounds[index - 1])) index--;
    return { players: winners, index };
}

/**
 * Where a player gained or lost most on the others, once a round, and as often in each part of the game: one part may move larger
 * sums than another. And where those who are ahead at the end came to the front.
 *
 * @typedef {{index: number, player: string, change: number, far: number, turned: boolean}} Moment      `index`: of the round; `far`: from what all changed by
 * @param {Courses} courses @returns {Moment[]} in the order of the rounds
 */
export function keyMoments(courses) {
    const { players, rounds } = courses;
    const swings = rounds.slice(1).map(({ totals }, before) => {
        const changes = totals.map((total, seat) => total - rounds[before].totals[seat]);
        const mean = changes.reduce((sum, each) => sum + each, 0) / players.length;
        return changes
            .map((change, seat) => ({ index: before + 1, player: players[seat], change, far: Math.abs(change - mean), turned: false }))
            .sort((one, other) => other.far - one.far || Math.abs(other.change) - Math.abs(one.change))[0];
    });
    const parts = [...new Set([0, ...partsOf(rounds).map(({ index }) => index)])];
    const moments = parts.flatMap((begin, part) => swings
        .filter(({ index, far }) => far > 0 && index > begin && !(index > parts[part + 1]))
        .sort((one, other) => other.far - one.far)
        .slice(0, Math.ceil(MOMENTS / parts.length)));
    const turn = turningPoint(courses);
    if (turn.index > 0) {
        const [player] = turn.players;
        const seat = players.indexOf(player);
        const same = moments.find((each) => each.index === turn.index && each.player === player);
        if (same) same.turned = true;
        else moments.push({ index: turn.index, player, change: rounds[turn.index].totals[seat] - rounds[turn.index - 1].totals[seat], far: 0, turned: true });
    }
    return moments.sort((one, other) => one.index - other.index);
}

/** The steps of the rounds in which the moments lie, each with the one before the first. @param {Courses} courses @param {Moment[]} moments */
export function stepsOf({ rounds }, moments) {
    const ends = new Set(moments.map(({ index }) => index));
    return [...ends].flatMap((index) => {
        const [before, end] = [rounds[index - 1].at, rounds[index].at];
        return Array.from({ length: end - before + 1 }, (_, each) => ({ at: before + each }));
    });
}

/**
 * The step of its round that made a moment, and those of its events that name the player; where none does, its first.
 *
 * @param {Courses} courses @param {Moment} moment
 */
export function causeOf({ rounds }, { index, player }, steps, sheets) {
    const change = (at) => Math.abs(totalIn(sheets.get(at), player) - totalIn(sheets.get(at - 1), player));
    let at = rounds[index].at;
    for (let each = at - 1; each > rounds[index - 1].at; each--) if (change(each) > change(at)) at = each;
    const { events } = steps[at];
    // What has the number of a round begins the next one.
    const own = events.filter((event) => event.round === undefined && Object.values(event).includes(player));
    return { at, events: own.length > 0 ? own : events.slice(0, 1) };
}

/** An action is told once: of the moments that one made, as the one that led to the front. @template {{at: number, turned: boolean}} T @param {T[]} moments @returns {T[]} */
export const toldOnce = (moments) => moments.filter(({ at, turned }) => turned || !moments.some((other) => other.turned && other.at === at));
