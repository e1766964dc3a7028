/** Pieces in piles, of which the uppermost may have been noted in the wrong place: the patch that lays it on another pile. */

import { at, patchSetting, places } from "../corrections.js";
import { same } from "../same.js";

/** The piece on top of each pile. @returns {import("../corrections.js").Piece[]} */
export function uppermost(kind, state) {
    return lists(kind, state).flatMap(([key, place, names]) =>
        at(state, place).flatMap((pile, index) => {
            const value = pile[kind.pile].at(-1);
            return value === undefined ? [] : [{ value, ...standing(key, place, names, index) }];
        }),
    );
}

/** Every other pile, and the place behind the last of each list. @returns {import("../corrections.js").Piece[]} */
export function destinations(kind, state, wrong) {
    return lists(kind, state)
        .flatMap(([key, place, names]) => Array.from({ length: at(state, place).length + 1 }, (_, index) => ({ value: null, ...standing(key, place, names, index) })))
        .filter(({ place }) => place.join("/") !== wrong.place.join("/"));
}

/** The patch that lays the uppermost piece of one pile on another one, or behind the last. */
export function moved(kind, state, wrong, right) {
    const [from, to] = [wrong, right].map(({ place }) => place.slice(0, -1));
    const source = structuredClone(at(state, from));
    const target = from.join("/") === to.join("/") ? source : structuredClone(at(state, to));
    const [index, onto] = [wrong, right].map(({ place }) => Number(place.at(-1)));
    const piece = source[index][kind.pile].pop();
    if (onto === target.length) target.push({ ...kind.empty, [kind.pile]: [] });
    target[onto][kind.pile].push(piece);
    const bare = same(source[index], { ...source[index], ...kind.empty, [kind.pile]: [] });
    if (bare && index === source.length - 1) source.pop();
    return patchSetting(state, source === target ? [[from, source]] : [[from, source], [to, target]]);
}

const standing = (key, place, names, index) => ({ place: [...place, String(index)], where: { key, names: [...names, String(index + 1)] } });

const lists = (kind, state) => Object.entries(kind.at).flatMap(([pattern, key]) => places(state, pattern).map(([place, names]) => [key, place, names]));
