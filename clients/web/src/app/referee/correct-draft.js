/**
 * A correction that is being put together, as a value: pieces that change places one after another, and figures.
 *
 * @typedef {object} Draft
 * @property {any} base            the state that is corrected
 * @property {any} state           that state with its pieces exchanged
 * @property {any[]} patch         what exchanges them
 * @property {string[]} told       each exchange in words
 * @property {{kind: any, figure: any, value: any}[]} figures   those that differ from the base, as they stand there
 */

import { alternatives, exchanged, figures, patched, patchSetting, recorded } from "../corrections.js";
import { destinations, moved, uppermost } from "./piles.js";

/** @returns {Draft} */
export const emptyDraft = (state) => ({ base: state, state, patch: [], told: [], figures: [] });

/** The draft with a figure set right; one that is as it was before is none. @returns {Draft} */
export function withFigure(draft, kind, place, value) {
    const at = place.join("/");
    const figure = figures(kind, draft.base).find((each) => each.place.join("/") === at);
    const others = draft.figures.filter((each) => each.figure.place.join("/") !== at);
    return { ...draft, figures: figure.value === value ? others : [...others, { kind, figure, value }] };
}

/** Whether what is corrected is one piece for another, or a piece in another place; else it is figures. */
export const isPair = (kind) => kind.of !== undefined || kind.pile !== undefined;

/** What may be wrong, of such a kind. */
export const wrongOnes = (kind, state) => (kind.pile === undefined ? recorded(kind, state) : uppermost(kind, state));

/** What may be right then. */
export const rightOnes = (kind, state, gameSheet, wrong) =>
    kind.pile === undefined ? alternatives(kind, state, gameSheet, wrong) : destinations(kind, state, wrong);

/** The draft with two pieces exchanged or one moved, which `told` says in words. @returns {Draft} */
export function withPair(draft, kind, wrong, right, told) {
    const patch = (kind.pile === undefined ? exchanged : moved)(kind, draft.state, wrong, right);
    return { ...draft, state: patched(draft.state, patch), patch: [...draft.patch, ...patch], told: [...draft.told, told] };
}

const figurePatch = (draft) => patchSetting(draft.state, draft.figures.map(({ figure, value }) => [figure.place, value]));

/** The state that the draft leads to. */
export const stateOf = (draft) => patched(draft.state, figurePatch(draft));

/** The JSON Patch that the draft is. */
export const patchOf = (draft) => [...draft.patch, ...figurePatch(draft)];
