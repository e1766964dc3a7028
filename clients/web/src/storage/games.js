/**
 * The games that this browser keeps.
 *
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} game
 * @property {string} name          what its players call it; "" for none
 * @property {{setup?: any, state?: any, names?: Record<string, string>}} start   one of setup and state
 * @property {any[]} actions
 * @property {number} cursor        how many of the actions are applied
 * @property {number} created       when, in milliseconds
 * @property {number} changed       when it was last played; another one whenever it is
 * @property {boolean} finished
 * @property {string[]=} toAct      who acts next
 * @property {any=} history         the digest that the actions lead to
 * @property {any=} scores          the scoresheet of a finished game
 * @property {number=} corrected   the action from which another game has it right; none once this one is played on
 * @property {import("../app/practice/index.js").Practice=} practice    of a game against opponents whom the service plays
 */

import { ChangeChannel } from "./change-channel.js";
import { Store } from "./store.js";

const store = new Store("games");

const channel = new ChangeChannel("gavel-games");

/** Call back with the id of each game that another page changes. Returns what ends it. @param {(id: string) => void} listener */
export const onChange = (listener) => channel.listen(listener);

/** Change a game in one step, and tell the other pages. */
async function change(id, changed) {
    const kept = await store.change(id, changed);
    channel.announce(id);
    return kept;
}

const ID_LENGTH = 12;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** A new game's id. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(ID_LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Every game, the one that was changed last first. @returns {Promise<Kept[]>} */
export const games = async () => (await store.all()).sort((one, other) => other.changed - one.changed);

/** The game of that id. @returns {Promise<Kept | null>} */
export const game = (id) => store.get(id);

/** Keep a game, whatever there was. @param {Kept} kept */
export const put = (kept) => change(kept.id, () => kept);

/** Remove a game. @returns {Promise<Kept | null>} what there was, for `restore` */
export async function remove(id) {
    let removed = null;
    await change(id, (current) => {
        removed = current;
        return null;
    });
    return removed;
}

/** Take a removal back, unless the game is there again by now. @param {Kept} kept */
export const restore = (kept) => change(kept.id, (current) => (current === null ? kept : undefined));

/** Call a game something else; that does not count as a change. */
export const rename = (id, name) => change(id, (current) => (current === null ? undefined : { ...current, name }));

/** Note that another game has a game right from an action on; that does not count as a change. */
export const markCorrected = (id, at) => change(id, (current) => (current === null ? undefined : { ...current, corrected: at }));

/**
 * What this page saves of one game, in order. Each save builds on what the page has last read or saved. Where another page
 * has saved since then, that stays, and nothing of this one's is written over it, however much more is to be saved.
 */
export class Saves {
    #changed;
    #last = /** @type {Promise<Kept | null>} */ (Promise.resolve(null));

    /** @param {number | null} changed   of the record on which the first save builds; null for a new game */
    constructor(changed) {
        this.#changed = changed;
    }

    /**
     * Save a record, as changed now.
     *
     * @param {Omit<Kept, "changed">} record
     * @returns {Promise<Kept | null>}   null once it is saved; else what another page has saved
     */
    save(record) {
        this.#last = this.#last.then((overtaken) => overtaken ?? this.#next(record));
        return this.#last;
    }

    /** Whether a record is what this page has last read or saved. */
    has = ({ changed }) => changed === this.#changed;

    async #next(record) {
        const changed = Math.max(Date.now(), (this.#changed ?? 0) + 1);
        let overtaken = null;
        await change(record.id, (current) => {
            overtaken = current !== null && current.changed !== this.#changed ? current : null;
            return overtaken === null ? { ...record, name: current?.name ?? record.name, changed } : undefined;
        });
        if (overtaken === null) this.#changed = changed;
        return overtaken;
    }
}
