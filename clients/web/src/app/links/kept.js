/**
 * What this browser keeps of tables that are played by link: nothing is kept anywhere else.
 *
 * All of it is reached by these functions, which promise their answers, so that it can be kept in another way.
 *
 * @typedef {object} Kept
 * @property {string} id                        the table's
 * @property {string} game
 * @property {string[]} players                 in seat order
 * @property {Record<string, string>} keys      by whose they are: the number of a seat, "r", "t"
 * @property {string | null} as                 whose key is used; null for a spectator
 * @property {import("./lines.js").Place} place the newest token, and where it stands
 * @property {Record<number, string>} heads     by ply
 * @property {string[]} toAct
 * @property {boolean} able                     whether one's own seat has any action
 * @property {string | null} heldBy             whose action waits until another seat opens it
 * @property {boolean} finished
 * @property {{ply: number, from?: number, events: any[], language?: string}[]} told    what the service has told of what has
 *     happened, by the ply at which it was; `from`: where it begins, if that is earlier
 * @property {Record<string, string>=} tokens   of the last points of a guarded table, by ply
 * @property {{ply: number, type: string, player: string, action: any}[]} played    public actions
 * @property {Record<string, string>} given     keys that this browser has made for others, until it forgets them
 * @property {number=} clock                    minutes for a turn, by agreement
 * @property {number=} moved                    when this browser saw the last action, in milliseconds
 * @property {number} changed                   when, in milliseconds
 */

import { Store } from "../../storage/store.js";
import { store, stored } from "../preferences.js";

const inBrowser = new Store("tables");

const SECRETS = "join-secrets";
// Each is tried on every seat of a table in which this browser has none.
const MOST_SECRETS = 3;
// More than any game has: the log of a whole one stays.
const MOST_TOLD = 400;

/** Every table, the one that was changed last first. @returns {Promise<Kept[]>} */
export const tables = async () => (await inBrowser.all()).sort((one, other) => other.changed - one.changed);

/** The table of that id. @returns {Promise<Kept | null>} */
export const table = (id) => inBrowser.get(id);

/** Keep a table in place of what was kept of it; false if the browser did not. @param {Kept} kept */
export async function keep(kept) {
    const [told, played] = [kept.told.slice(-MOST_TOLD), kept.played.slice(-MOST_TOLD)];
    return inBrowser.put({ ...kept, told, played, changed: Date.now() });
}

/** Forget a table with its keys. */
export const forget = (id) => inBrowser.remove(id);

/** The secrets of keys that no table has claimed yet, the newest first. @returns {Promise<string[]>} */
export const secrets = async () => stored(SECRETS) ?? [];

export async function keepSecret(secret) {
    return store(SECRETS, [secret, ...(await secrets())].slice(0, MOST_SECRETS));
}

/** A secret has found its table. */
export async function dropSecret(secret) {
    store(SECRETS, (await secrets()).filter((each) => each !== secret));
}
