/**
 * Who sits at which table next, so that everybody meets everybody as evenly as possible.
 *
 * The rounds that this takes are planned at once, from a round-robin on; two players of a round change places as long as the meetings become
 * more even. A seat that stays empty is met like a player: nobody has it again and again.
 */

/** No plan goes further: hardly a tournament has more rounds. */
const MOST_ROUNDS = 12;
/** Of so many pairs of seats: larger tournaments are planned for fewer rounds. */
const MOST_PAIRS = 20_000;
const MOST_STARTS = 200;
/** As many pairs of seats are weighed, about, before the best plan is taken. */
const MOST_WORK = 400_000;
/** A table that is one player alone: they sit out. */
export const sitsOut = (players) => players.length === 1;

/** How many sit at each table: no table has two more than another. @param {number} players @param {number} seats   at a table, at most */
export function sizesOf(players, seats) {
    const tables = Math.ceil(players / seats);
    return Array.from({ length: tables }, (_, index) => Math.floor(players / tables) + (index < players % tables ? 1 : 0));
}

/**
 * The tables of the rounds to come, the next one first.
 *
 * @param {string[]} players
 * @param {number} seats                 at a table, at most
 * @param {string[][]} played            who sat at the tables so far
 * @param {string[][][]} planned         rounds that were planned before, as a start
 * @returns {string[][][]}
 */
export function roundsFor(players, seats, played, planned = []) {
    const sizes = sizesOf(players.length, seats);
    const most = Math.max(...sizes);
    const met = meetingsIn(players, played, most);
    const pairs = players.length ** 2;
    const ahead = Math.max(1, Math.min(MOST_ROUNDS, Math.floor(MOST_PAIRS / pairs), roundsLeft(sizes, met)));
    const starts = Math.max(1, Math.min(MOST_STARTS, Math.floor(MOST_WORK / (ahead * pairs))));
    const known = planned.slice(0, ahead).map((round) => round.flat().map((player) => players.indexOf(player)));
    const isKnown = known.length > 0 && known.every((round) => round.length === players.length && !round.includes(-1));
    const draw = drawer();
    let best = { cost: Infinity, rounds: /** @type {number[][]} */ ([]) };
    for (let start = 0; start < starts; start += 1) {
        const order = players.map((_, index) => index);
        if (start > 0) shuffle(order, draw);
        const rounds = Array.from({ length: ahead }, (_, index) => (start === 0 && isKnown && known[index]) || turned(order, index));
        const cost = evened(rounds, sizes, most, met);
        if (cost < best.cost) best = { cost, rounds };
    }
    return best.rounds.map((round) => tablesOf(round, sizes).map((table) => table.map((index) => players[index])));
}

/** How often each has met each, by index; behind the last one how often each had an empty seat beside them. */
function meetingsIn(players, played, most) {
    const empty = players.length;
    const met = Array.from({ length: empty + 1 }, () => new Array(empty + 1).fill(0));
    const seated = players.map((player) => played.filter((table) => table.includes(player)));
    const longest = Math.max(0, ...seated.map(({ length }) => length));
    for (const table of played) {
        const here = table.map((player) => players.indexOf(player)).filter((index) => index >= 0);
        for (const one of here) for (const other of here) if (one !== other) met[one][other] += 1;
    }
    for (const [index, tables] of seated.entries()) met[index][empty] = longest - tables.length + tables.filter(({ length }) => length < most).length;
    return met;
}

/** How many rounds it takes until everybody can have met everybody once more. */
function roundsLeft(sizes, met) {
    const pairs = met.slice(0, -1).flatMap((row, one) => row.slice(one + 1, -1));
    const level = Math.min(...pairs);
    const each = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
    return Math.ceil(pairs.filter((times) => times === level).length / each);
}

/** A round of a round-robin: the first one stays, all others move on; seats that lie opposite make a table. @param {number[]} order @param {number} round */
function turned(order, round) {
    const [first, ...others] = order;
    const moved = [first, ...others.map((_, index) => others[(index + round) % others.length])];
    return moved.map((_, index) => (index % 2 === 0 ? moved[index / 2] : moved[moved.length - (index + 1) / 2]));
}

function tablesOf(round, sizes) {
    let from = 0;
    return sizes.map((size) => round.slice(from, (from += size)));
}

/** Exchange players within each round as long as it makes the meetings more even; returns how uneven they are then. */
function evened(rounds, sizes, most, met) {
    const empty = met.length - 1;
    const spans = sizes.map((size, table) => ({ size, from: sizes.slice(0, table).reduce((sum, each) => sum + each, 0) }));
    const spanAt = spans.flatMap((span) => new Array(span.size).fill(span));
    const count = met.map((row) => [...row]);
    const seat = (round, { from, size }, sign) => {
        for (let at = from; at < from + size; at += 1) {
            for (let to = from; to < from + size; to += 1) if (at !== to) count[round[at]][round[to]] += sign;
            count[round[at]][empty] += sign * (most - size);
        }
    };
    /** How much more uneven the meetings of a table get where one player sits down in the place of another. */
    const change = (round, { from, size }, one, other) => {
        let sum = 0;
        for (let at = from; at < from + size; at += 1) if (round[at] !== other) sum += 2 * (count[one][round[at]] - count[other][round[at]] + 1);
        return sum;
    };
    const changeOf = (round, at, to) => {
        const [one, other] = [round[at], round[to]];
        const more = spanAt[at].size - spanAt[to].size;
        return change(round, spanAt[at], other, one) + change(round, spanAt[to], one, other) + 2 * more * (count[one][empty] - count[other][empty] + more);
    };
    const exchange = (round, at, to) => {
        for (const span of [spanAt[at], spanAt[to]]) seat(round, span, -1);
        [round[at], round[to]] = [round[to], round[at]];
        for (const span of [spanAt[at], spanAt[to]]) seat(round, span, 1);
        return true;
    };
    for (const round of rounds) for (const span of spans) seat(round, span, 1);
    for (let isBetter = true; isBetter;) {
        isBetter = false;
        for (const round of rounds) {
            for (let at = 0; at < round.length; at += 1) {
                for (let to = spanAt[at].from + spanAt[at].size; to < round.length; to += 1) {
                    if (changeOf(round, at, to) < 0) isBetter = exchange(round, at, to);
                }
            }
        }
    }
    return count.slice(0, -1).reduce((sum, row, one) => sum + row.reduce((so, times, other) => so + (other > one ? times ** 2 : 0), 0), 0);
}

/** The same numbers each time: whoever asks again gets the same tables. */
function drawer() {
    let value = 1;
    return (most) => {
        value = (value * 48_271) % 2_147_483_647;
        return value % most;
    };
}

function shuffle(list, draw) {
    for (let index = list.length - 1; index > 0; index -= 1) {
        const other = draw(index + 1);
        [list[index], list[other]] = [list[other], list[index]];
    }
}
