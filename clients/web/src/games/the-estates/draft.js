// A board as it ended, being entered by hand: values in, values out.

import { ROWS } from "./figures.js";
import { fits, requirementWith } from "./previews.js";

/** A board without buildings; its `components` are those of the game sheet. Whose cash nobody enters is missed by the service. */
export function empty({ ruleset, variant, options, players }, { components }) {
    return {
        components,
        ruleset,
        variant,
        options,
        players: players.map((id) => ({ id, cash: null, cash_box: 0, certificates: [] })),
        rows: { upper: [], middle: [], lower: [] },
        permits: {},
        mayor: null,
        chosen: { row: "upper", lot: 1 },
    };
}

/** The body of a tally: certificates of colours that are not on the board are left out. */
export function request(draft) {
    const { ruleset, variant, options, players } = draft;
    const held = coloursOn(draft).flatMap((colour) => {
        const holder = holderOf(draft, colour);
        return holder === undefined ? [] : [[colour, holder]];
    });
    return {
        ruleset,
        variant,
        options,
        players: players.map(({ id, cash, cash_box }) => ({ id, ...(cash !== null && { cash }), cash_box })),
        certificates: Object.fromEntries(held),
        board: boardOf(draft),
    };
}

/** Whose certificate a colour's is, where that has been entered. */
export const holderOf = ({ players }, colour) => players.find(({ certificates }) => certificates.includes(colour))?.id;

/** The draft with the certificate of a colour in one player's hand; in nobody's for "". */
export const withHolder = (draft, colour, holder) => ({
    ...draft,
    players: draft.players.map((player) => {
        const others = player.certificates.filter((each) => each !== colour);
        return { ...player, certificates: player.id === holder ? [...others, colour] : others };
    }),
});

/** The board that a draft describes. */
export const boardOf = (draft) => Object.fromEntries(ROWS.map((name) => [name, rowOf(draft, name)]));

function rowOf({ rows, permits, mayor, components }, name) {
    const own = Object.entries(permits).filter(([, place]) => place.row === name);
    const list = own.map(([value, { effect }]) => ({ value: Number(value), effect }));
    return { lots: rows[name], permits: list, requirement: requirementWith(list, components), mayor: mayor === name };
}

const cubes = ({ rows }) => ROWS.flatMap((name) => rows[name]).flatMap((building) => building.cubes);

export const coloursOn = (draft) => [...new Set(cubes(draft).map(({ colour }) => colour))];

const isUsed = (draft, cube) => cubes(draft).some(({ colour, value }) => colour === cube.colour && value === cube.value);

const roofsUsed = ({ rows }, value) =>
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

/** Whether a cube can be added to the chosen building. */
export function canAdd(draft, cube) {
    const { row, lot } = draft.chosen;
    const isOneCubeLot = draft.components.one_cube_lots[row].includes(lot);
    return !isUsed(draft, cube) && fits(cube, chosenBuilding(draft).cubes, isOneCubeLot);
}

/** Whether a rooftop of this value can be put on the chosen building. */
export function canRoof(draft, value) {
    const { cubes: stack, rooftop } = chosenBuilding(draft);
    const there = draft.components.rooftops.filter((each) => each === value).length;
    return stack.length > 0 && (rooftop === value || roofsUsed(draft, value) < there);
}

export const moneyThere = ({ players }) => players.reduce((total, { cash, cash_box: box }) => total + cash + box, 0);
