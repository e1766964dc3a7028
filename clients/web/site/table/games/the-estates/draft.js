// A board as it ended, being entered by hand: values in, values out.

import { ROWS } from "./board-facts.js";

/** What the board requires at first; the components of the game sheet say the same, but a draft is made before it is there. */
const REQUIREMENT = 4;
const CASH = 12;

/** @param {{ruleset?: string, variant?: string, options?: object, players: (string|{id: string})[]}} setup */
export function empty({ ruleset, variant, options, players }) {
    return {
        ruleset,
        variant,
        options,
        players: players.map((player) => ({ id: typeof player === "string" ? player : player.id, cash: CASH, cash_box: 0 })),
        certificates: {},
        rows: { upper: [], middle: [], lower: [] },
        permits: {},
        mayor: null,
        chosen: { row: "upper", lot: 1 },
    };
}

/** The body of a tally: certificates of colours that are not on the board are left out. */
export function request({ ruleset, variant, options, players, certificates, ...draft }) {
    const held = coloursOn(draft).filter((colour) => certificates[colour]);
    return {
        ...(ruleset && { ruleset }),
        ...(variant && { variant }),
        ...(options && { options }),
        players,
        certificates: Object.fromEntries(held.map((colour) => [colour, certificates[colour]])),
        board: boardOf(draft),
    };
}

/** The board that a draft describes. */
export const boardOf = (draft) => Object.fromEntries(ROWS.map((name) => [name, rowOf(draft, name)]));

function rowOf({ rows, permits, mayor }, name) {
    const own = Object.entries(permits).filter(([, place]) => place.row === name);
    const list = own.map(([value, { effect }]) => ({ value: Number(value), effect }));
    const change = list.reduce((total, { value, effect }) => total + (effect === "shorten" ? -value : value), 0);
    return { lots: rows[name], permits: list, requirement: REQUIREMENT + change, mayor: mayor === name };
}

const cubes = ({ rows }) => ROWS.flatMap((name) => rows[name]).flatMap((building) => building.cubes);

export const coloursOn = (draft) => [...new Set(cubes(draft).map(({ colour }) => colour))];

export const isUsed = (draft, cube) => cubes(draft).some(({ colour, value }) => colour === cube.colour && value === cube.value);

export const roofsUsed = ({ rows }, value) =>
    ROWS.flatMap((name) => rows[name]).filter((building) => building.rooftop === value).length;

/** The building that is being entered; an empty one on the next free lot. */
export const chosenBuilding = ({ rows, chosen }) => rows[chosen.row][chosen.lot - 1] ?? { cubes: [], rooftop: null };

/** The draft with another building on the chosen lot; one without cubes gives its lot up, and those behind it close ranks. */
export function withBuilding(draft, building) {
    const { row, lot } = draft.chosen;
    const rest = draft.rows[row].slice();
    rest.splice(lot - 1, 1, ...(building.cubes.length ? [building] : []));
    return { ...draft, rows: { ...draft.rows, [row]: rest } };
}

export function withCube(draft, cube) {
    const { cubes: stack, rooftop } = chosenBuilding(draft);
    return withBuilding(draft, { cubes: [...stack, cube], rooftop });
}

export const withRoof = (draft, rooftop) => withBuilding(draft, { ...chosenBuilding(draft), rooftop });

export const withoutTop = (draft) =>
    withBuilding(draft, { cubes: chosenBuilding(draft).cubes.slice(0, -1), rooftop: null });

/** May this cube lie on the chosen building? */
export function fits(draft, cube, oneCubeLots) {
    const { cubes: stack } = chosenBuilding(draft);
    const room = stack.length === 0 || !oneCubeLots[draft.chosen.row].includes(draft.chosen.lot);
    return room && !isUsed(draft, cube) && stack.every(({ value }) => value > cube.value);
}

export const moneyDue = ({ players }) => CASH * players.length;
export const moneyThere = ({ players }) => players.reduce((total, { cash, cash_box: box }) => total + cash + box, 0);
