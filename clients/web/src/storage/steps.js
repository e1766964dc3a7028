/**
 * The position at which each game was seen last, with its views: a game opens with it at once, and without a network.
 *
 * @typedef {{id: string, cursor: number, language: string, of: string, step: any}} Kept   `of`: all actions of the game
 */

import { Store } from "./store.js";

const store = new Store("steps");

/** Keep the step at the cursor of a session, in the language of its log. */
export const keepStep = ({ id, cursor, actions, steps }, language) => store.put({ id, cursor, language, of: JSON.stringify(actions), step: steps[cursor] });

/** The step at which a record stands; null if another one was kept, or none. */
export async function stepAt({ id, cursor, actions }, language) {
    const kept = await store.get(id);
    const fits = kept !== null && kept.cursor === cursor && kept.language === language && kept.of === JSON.stringify(actions);
    return fits ? kept.step : null;
}

export const dropStep = (id) => store.remove(id);
