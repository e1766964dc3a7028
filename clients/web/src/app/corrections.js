/**
 * What a referee most often has to set right in a record, and the JSON Patch that does it; no rule is known here.
 *
 * A game says where its figures and pieces stand. Whether a game can have led to what results is the service's to judge.
 * The command `gavel table` has the same in `service/gavel/cli/table/corrections.py`; a test compares the patches.
 *
 * @typedef {object} Correction
 * @property {string} kind
 * @property {string} name                      the key of its name
 * @property {Record<string, string>} at        patterns of JSON pointers (`*` for any step), with the key of what the place
 *                                              is called, or "" where the steps for the wildcards say all
 * @property {Record<string, any[] | "players">=} choices   of figures, by pattern, where not any number is possible
 * @property {boolean=} oneByOne                of figures: first it is chosen which one
 * @property {string[]=} bank                   of figures: patterns of all money that comes from a bank and goes there
 * @property {string=} of                       of pieces: the option or component that lists them all
 * @property {string[]=} unseen                 where pieces lie that nobody knows yet
 * @property {string[]=} ascending              lists that are kept in order
 * @property {string[]=} follow                 where a piece is only named
 * @property {string=} pile                     of piles: the member that has a pile's pieces, the uppermost last
 * @property {Record<string, any>=} empty       of piles: one without pieces
 *
 * @typedef {string[]} Place                    the steps of a JSON pointer
 * @typedef {{key: string, names: string[]}} Where
 * @typedef {{place: Place, value: any, choices: any[] | null, where: Where}} Figure
 * @typedef {{value: any, place: Place | null, where: Where | null}} Piece
 *     `where` is null for one that nobody has seen yet, `value` for a place alone
 * @typedef {{op: "replace", path: string, value: any}} Replacement
 */

import { countEach } from "./count-each.js";
import { pointerOf, stepsOf } from "./pointer.js";
import { same } from "./same.js";

// --- figures ---------------------------------------------------------------------------------------------------------

/** The figures of that kind, in the order of the state. @returns {Figure[]} */
export function figures(kind, state) {
    const ids = state.players.map(({ id }) => id);
    return Object.entries(kind.at).flatMap(([pattern, key]) => {
        const given = kind.choices?.[pattern] ?? null;
        const choices = given === "players" ? ids : given;
        return places(state, pattern).map(([place, names]) => ({ place, value: at(state, place), choices, where: { key, names } }));
    });
}

/** The patch that writes these values; those that stand there already are left out. @returns {Replacement[]} */
export const patchSetting = (state, right) =>
    right.filter(([place, value]) => !same(at(state, place), value)).map(([place, value]) => ({ op: "replace", path: pointerOf(place), value }));

/** What has come from the bank from one state to another; fewer than 0 went there. */
export function banked(kinds, before, after) {
    const held = (state) => kinds.flatMap(({ bank = [] }) => bank.flatMap((pattern) => places(state, pattern))).reduce((sum, [place]) => sum + at(state, place), 0);
    return held(after) - held(before);
}

/** The state after such a patch. */
export function patched(state, patch) {
    const copy = structuredClone(state);
    for (const { path, value } of patch) {
        const steps = stepsOf(path);
        at(copy, steps.slice(0, -1))[steps.at(-1)] = value;
    }
    return copy;
}

// --- pieces ----------------------------------------------------------------------------------------------------------

/** The pieces that may have been noted wrongly. @returns {Piece[]} */
export function recorded(kind, state) {
    return Object.entries(kind.at).flatMap(([pattern, key]) =>
        places(state, pattern).flatMap(([place, names]) => {
            const value = bare(at(state, place), kind.kind);
            if (value === null) return [];
            const itsOwn = names.length > 0 && (names.at(-1) === value || (pattern.endsWith("/*") && isIndex(place.at(-1))));
            return [{ value, place, where: { key, names: itsOwn ? names.slice(0, -1) : names } }];
        }),
    );
}

/** What may be right in its place: those that nobody has seen, and those that lie elsewhere; of equal ones, one. @returns {Piece[]} */
export function alternatives(kind, state, gameSheet, wrong) {
    const known = recorded(kind, state);
    const hidden = (kind.unseen ?? []).flatMap((pattern) => places(state, pattern).map(([place]) => ({ value: at(state, place), place, where: null })));
    const nowhere = countEach(all(kind, state, gameSheet).map(keyOf));
    for (const { value } of [...known, ...hidden]) nowhere.set(keyOf(value), (nowhere.get(keyOf(value)) ?? 0) - 1);
    const unseen = new Map();
    for (const value of all(kind, state, gameSheet)) {
        if (nowhere.get(keyOf(value)) > 0) unseen.set(keyOf(value), { value, place: null, where: null });
    }
    for (const each of hidden.reverse()) unseen.set(keyOf(each.value), each);
    const inOrder = listsInOrder(kind, state);
    const list = (place) => pointerOf(place.slice(0, -1));
    const elsewhere = new Map();
    for (const each of known) {
        if (list(each.place) === list(wrong.place) && inOrder.has(list(each.place))) continue;
        elsewhere.set(JSON.stringify([keyOf(each.value), each.where]), each);
    }
    return [...unseen.values(), ...elsewhere.values()].filter(({ value }) => !same(value, wrong.value));
}

/** The patch that puts the right piece in the place of the wrong one, and that one where the right one lay. @returns {Replacement[]} */
export function exchanged(kind, state, wrong, right) {
    const written = [[wrong.place, like(at(state, wrong.place), right.value)]];
    const turned = new Map([[keyOf(wrong.value), right.value]]);
    if (right.place !== null) {
        written.push([right.place, like(at(state, right.place), wrong.value)]);
        turned.set(keyOf(right.value), wrong.value);
    }
    for (const [place] of (kind.follow ?? []).flatMap((pattern) => places(state, pattern))) {
        const named = keyOf(at(state, place));
        if (turned.has(named)) written.push([place, turned.get(named)]);
    }
    const inOrder = listsInOrder(kind, state);
    const lists = new Map();
    const others = [];
    for (const [place, value] of written) {
        const above = pointerOf(place.slice(0, -1));
        if (!inOrder.has(above)) {
            others.push([place, value]);
            continue;
        }
        if (!lists.has(above)) lists.set(above, [place.slice(0, -1), [...at(state, place.slice(0, -1))]]);
        lists.get(above)[1][Number(place.at(-1))] = value;
    }
    const sorted = [...lists.values()].map(([place, cards]) => [place, cards.sort((one, other) => one - other)]);
    return patchSetting(state, [...sorted, ...others]);
}

function listsInOrder(kind, state) {
    return new Set((kind.ascending ?? []).flatMap((pattern) => places(state, pattern).map(([place]) => pointerOf(place))));
}

/** Every piece of the game, as often as it is there. */
function all(kind, state, gameSheet) {
    const { components } = gameSheet;
    const own = state.options[kind.of];
    const listed = Array.isArray(own) ? own : (components[state.ruleset] ?? components)[kind.of];
    return listed.map((each) => each?.id ?? each);
}

/** A piece without its kind; null for what is no such piece. */
function bare(found, kind) {
    if (found === null || typeof found !== "object") return found;
    const { kind: own = kind, ...rest } = found;
    if (own !== kind) return null;
    return Object.keys(rest).join() === "value" ? rest.value : rest;
}

/** A piece, written as the one that stands there. */
function like(found, value) {
    if (found === null || typeof found !== "object") return value;
    return { ...found, ...(typeof value === "object" ? value : { value }) };
}

// --- what a correction was about -------------------------------------------------------------------------------------

/** What the public paths of a correction are about: kinds with names; where there is doubt, none. @returns {[any, string[]][]} */
export function kindsTouched(kinds, state, paths) {
    return paths.flatMap((path) => {
        const depth = path.split("/").length;
        const found = kinds.flatMap((kind) => {
            const names = Object.keys(kind.at)
                .flatMap((pattern) => places(state, pattern.split("/").slice(0, depth).join("/")))
                .find(([place]) => pointerOf(place) === path)?.[1];
            return names === undefined ? [] : [[kind, names]];
        });
        return found.length === 1 ? found : [];
    });
}

// --- pointers --------------------------------------------------------------------------------------------------------

/** The places that a pattern meets, each with what its wildcards are called: an id, a member, a number from 1. */
export function places(state, pattern) {
    return under(state, pattern.split("/").slice(1), [], []);
}

function under(found, steps, place, names) {
    if (steps.length === 0) return [[place, names]];
    const [first, ...rest] = steps;
    return items(found)
        .filter(([step]) => first === "*" || first === step)
        .flatMap(([step, name, value]) => under(value, rest, [...place, step], first === "*" ? [...names, name] : names));
}

function items(found) {
    if (Array.isArray(found)) return found.map((each, index) => [String(index), String(each?.id ?? each?.tile ?? index + 1), each]);
    if (found === null || typeof found !== "object") return [];
    return Object.entries(found).map(([name, each]) => [name, name, each]);
}

export const at = (state, place) => place.reduce((found, step) => found[step], state);

const isIndex = (step) => /^\d+$/.test(step);

/** Equal for equal pieces, whatever the order of their members. */
const keyOf = (value) => (value !== null && typeof value === "object" ? JSON.stringify(Object.entries(value).sort()) : value);
