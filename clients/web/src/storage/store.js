/**
 * Records by their `id`, in the browser's database. Where it is full, forbidden or not there, they are kept in memory as
 * long as the page is open, and whoever listens is told.
 */

import { database } from "./database.js";
import { reportTrouble } from "./trouble.js";

export class Store {
    #name;
    /** What the database did not take; null stands for a record that it did not let go. @type {Map<string, any>} */
    #inMemory = new Map();

    constructor(name) {
        this.#name = name;
    }

    /** Every record, in no order. @returns {Promise<any[]>} */
    async all() {
        const found = await this.#read((store) => store.getAll(), []);
        const kept = found.filter(({ id }) => !this.#inMemory.has(id));
        return [...kept, ...[...this.#inMemory.values()].filter((each) => each !== null)];
    }

    /** The record of that id, or null. @returns {Promise<any>} */
    async get(id) {
        if (this.#inMemory.has(id)) return this.#inMemory.get(id);
        return (await this.#read((store) => store.get(id), null)) ?? null;
    }

    /** Keep a record in place of what there was; false if it is only in memory. */
    put = (record) => this.change(record.id, () => record);

    /** Remove a record; false if the database still has it. */
    remove = (id) => this.change(id, () => null);

    /**
     * Change a record in one step, which nothing else comes between.
     *
     * @param {string} id
     * @param {(current: any) => any} changed   from the record, or null, to what takes its place: null removes it, and
     *     undefined leaves it; called once more where the database fails
     * @returns {Promise<boolean>}              whether the database has it so
     */
    async change(id, changed) {
        let current = this.#inMemory.get(id) ?? null;
        try {
            const step = (await database()).transaction(this.#name, "readwrite");
            // A step that fails says so here too, also where nobody waits for its end any more.
            step.done.catch(() => {});
            current = this.#inMemory.has(id) ? current : ((await step.store.get(id)) ?? null);
            const next = changed(current);
            if (next === null) await step.store.delete(id);
            else if (next !== undefined) await step.store.put(next);
            await step.done;
            this.#inMemory.delete(id);
            return true;
        } catch (problem) {
            reportTrouble(problem);
            const next = changed(current);
            if (next !== undefined) this.#inMemory.set(id, next);
            return false;
        }
    }

    async #read(ask, otherwise) {
        try {
            return await ask((await database()).transaction(this.#name).store);
        } catch (problem) {
            reportTrouble(problem);
            return otherwise;
        }
    }
}
