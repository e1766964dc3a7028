/**
 * What every answer about a guarded table tells anew, also where nothing has been played: its clock, and who has looked.
 * Only what shows it listens, so that a question each second does not draw the whole table again.
 *
 * @typedef {object} Told
 * @property {string} table
 * @property {number} at                                                when the answer came, in milliseconds
 * @property {{seconds: number, left: number | null}=} clock            in seconds; `left` is null while nobody's time runs
 * @property {Record<string, number>=} seen                             for how many seconds each player has not looked
 */

export class Live {
    #listeners = new Set();
    /** @type {Told | null} */
    told = null;

    tell({ table, clock, seen }) {
        this.told = { table, clock, seen, at: Date.now() };
        this.#listeners.forEach((listener) => listener());
    }

    /** Call back with each answer. Returns what ends it. @param {() => void} listener */
    listen(listener) {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
    }
}
