/** Legal actions as what has to be chosen, one figure after the other. */
import { same } from "../../app/same.js";

const NO_FIGURES = new Set(["type", "player"]);

export const isRange = (value) => typeof value?.minimum === "number";

/** The member of a report that has to be filled with what has turned up, or null. */
export const dueIn = (action) => Object.keys(action).find((name) => action[name]?.count !== undefined && Array.isArray(action[name]?.from)) ?? null;

/** The figures of some actions, in the order of the contract. @returns {string[]} */
export const figuresOf = (actions) => [...new Set(actions.flatMap((action) => Object.keys(action)))].filter((name) => !NO_FIGURES.has(name));

/** The actions by their types. @returns {Map<string, any[]>} */
export function byType(legal) {
    const types = [...new Set(legal.map(({ type }) => type))];
    return new Map(types.map((type) => [type, legal.filter((action) => action.type === type)]));
}

/** Each value once, as it comes. */
const distinct = (values) => values.filter((value, index) => values.findIndex((each) => same(each, value)) === index);

/** The actions that have all that was chosen. @param {any[]} actions @param {Record<string, any>} chosen */
const left = (actions, chosen) => actions.filter((action) => Object.entries(chosen).every(([name, value]) => same(action[name], value)));

/**
 * What has to be chosen next, by members as they are listed.
 *
 * @param {any[]} actions
 * @param {Record<string, any>} chosen
 * @returns {{name: string | null, values: any[], action: any}}     `name`: null once all is chosen, which `action` has then
 */
export function nextChoice(actions, chosen) {
    const still = left(actions, chosen);
    const valuesOf = (name) => distinct(still.map((action) => action[name]));
    const isOpen = (name) => !Object.hasOwn(chosen, name) && (valuesOf(name).length > 1 || isRange(still[0][name]));
    const name = figuresOf(still).find(isOpen) ?? null;
    return { name, values: name === null ? [] : valuesOf(name), action: still[0] };
}

/** The action that a last choice makes; null where more has to be chosen. */
export function completedBy(actions, chosen) {
    const { name, action } = nextChoice(actions, chosen);
    return name === null ? action : null;
}
