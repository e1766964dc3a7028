/** The browser's database: what it has stores for, and what came before it. */

import { openDB } from "../lib/idb.js";
import { migrate } from "./migration.js";

const NAME = "gavel";
const VERSION = 3;

/** Milliseconds after which a database that does not open is taken for none. */
const PATIENCE = 3000;

/** The stores; each has its records by their `id`. */
export const STORES = ["games", "tables", "secrets", "steps", "answers", "matches", "tournaments"];

let opening = null;

/** The database; rejects where the browser has none, or lets nobody use it. @returns {Promise<any>} */
export function database() {
    opening ??= Promise.race([opened(), late()]).catch((problem) => {
        opening = null;
        throw problem;
    });
    return opening;
}

async function opened() {
    const forget = () => {
        opening = null;
    };
    const found = await openDB(NAME, VERSION, {
        upgrade(made) {
            STORES.filter((name) => !made.objectStoreNames.contains(name)).forEach((name) => made.createObjectStore(name, { keyPath: "id" }));
        },
        blocking(_from, _to, event) {
            // A newer page wants another version: it waits until this one lets go.
            /** @type {any} */ (event.target).close();
            forget();
        },
        terminated: forget,
    });
    await migrate(found);
    return found;
}

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("the database does not open")), PATIENCE));
