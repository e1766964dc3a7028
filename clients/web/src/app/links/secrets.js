/** The secrets of keys that were made here for a join code, kept until a table is kept with the key. */

import { Store } from "../../storage/store.js";

const inBrowser = new Store("secrets");

// Each is tried on every seat of a table in which this browser has none.
const MOST = 3;

/** The secrets that no table has claimed yet, the newest first. @returns {Promise<string[]>} */
export const secrets = async () => (await inBrowser.all()).sort((one, other) => other.created - one.created).map(({ id }) => id);

/** Keep a secret, and only the newest ones beside it; false if the browser did not. */
export async function keepSecret(secret) {
    const [stored, all] = [await inBrowser.put({ id: secret, created: Date.now() }), await secrets()];
    await Promise.all(all.filter((each) => each !== secret).slice(MOST - 1).map(inBrowser.remove));
    return stored;
}

/** Forget those that these keys of a table are made of. @param {Record<string, string>} keys */
export async function dropUsed(keys) {
    const used = (await secrets()).filter((secret) => Object.values(keys).some((key) => key.endsWith(`.${secret}`)));
    await Promise.all(used.map(inBrowser.remove));
}
