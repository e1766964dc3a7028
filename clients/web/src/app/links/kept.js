/**
 * What this browser keeps of tables that are played by link: nothing is kept anywhere else.
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
 * @property {{settled: number, action: any}=} sent     what its player has done last in this browser, and how far the game was settled
 * @property {boolean} finished
 * @property {{ply: number, from?: number, events: any[], language?: string}[]} told    what the service has told of what has
 *     happened, by the ply at which it was; `from`: where it begins, if that is earlier
 * @property {Record<string, string>=} tokens   of the last points of a guarded table, by ply
 * @property {{ply: number, type: string, player: string, action: any}[]} played    public actions
 * @property {Late[]=} late                      for whom the service has played, since they were late
 * @property {boolean=} untold                  true where the service cannot tell how the game began
 * @property {Record<string, string>} given     keys that this browser has made for others, until it forgets them
 * @property {string=} invitation               to a shared table: with it everybody takes a free seat
 * @property {true=} again                      at a shared table that was set up at the end of another one, which leads here
 * @property {number=} clock                    minutes for a turn, by agreement; a guarded table tells its clock with each answer
 * @property {number=} referee                  1 at a table that has a referee, as far as this browser knows
 * @property {number=} moved                    when this browser saw the last action, in milliseconds
 * @property {{as: string | null, answer: any}=} seen    what the service showed last, and to whose key: it shows without a network
 * @property {number} changed                   when, in milliseconds
 *
 * @typedef {{seat: string, ply: number}} Late  `ply`: how many actions had been played before
 */

import { ChangeChannel } from "../../storage/change-channel.js";
import { Store } from "../../storage/store.js";
import { dropUsed } from "./secrets.js";

const inBrowser = new Store("tables");
const channel = new ChangeChannel("gavel-tables");

// More actions than a table's transcript has, so that the whole log stays.
const MOST_TOLD = 5000;

/** Every table, the one that was changed last first. @returns {Promise<Kept[]>} */
export const tables = async () => (await inBrowser.all()).sort((one, other) => other.changed - one.changed);

/** The table of that id. @returns {Promise<Kept | null>} */
export const table = (id) => inBrowser.get(id);

/** Call back with the id of each table that another page changes. Returns what ends it. @param {(id: string) => void} listener */
export const onChange = (listener) => channel.listen(listener);

/**
 * Keep a table in place of what this page has had of it, unless another page has moved on or forgotten it meanwhile.
 *
 * @param {Kept} next
 * @param {Kept} had             as it was read, or kept last; `changed` is 0 for a new one
 * @param {boolean} isHalf       whether more follows at once: then the other pages are not told yet
 * @returns {Promise<{kept: Kept, stored: boolean, newer: Kept | null}>}   as it is kept now; `stored`: whether the browser has it;
 *     `newer`: where another page has moved on to, if it has: nothing is written over that
 */
export async function keep(next, had = next, isHalf = false) {
    const [told, played] = [next.told.slice(-MOST_TOLD), next.played.slice(-MOST_TOLD)];
    let kept = { ...next, told, played, changed: Math.max(Date.now(), had.changed + 1) };
    let newer = null;
    let isGone = false;
    const make = (current) => {
        const isOther = current !== null && current.changed !== had.changed;
        newer = isOther && current.place.token !== had.place.token ? current : null;
        isGone = current === null && had.changed !== 0;
        if (isOther) kept = { ...kept, keys: { ...current.keys, ...next.keys }, given: current.given };
        return newer !== null || isGone ? undefined : kept;
    };
    const done = await (isHalf ? inBrowser.change(next.id, make) : change(next.id, make));
    return { kept: newer === null ? kept : had, stored: done && !isGone, newer };
}

/** Change what is kept of a table, whatever that is by now. @param {string} id @param {(kept: Kept) => Kept} made */
export const changeTable = (id, made) =>
    change(id, (current) => (current === null ? undefined : { ...made(current), changed: Math.max(Date.now(), current.changed + 1) }));

/** Keep a table that was forgotten. @param {Kept} kept */
export const restore = (kept) => change(kept.id, () => kept);

/** Forget a table with its keys, and with the secrets that they are made of; false if the browser still has it. */
export async function forget(id) {
    let keys = /** @type {Record<string, string>} */ ({});
    const done = await change(id, (current) => {
        keys = current?.keys ?? {};
        return null;
    });
    await dropUsed(keys);
    return done;
}

/** Change a table in one step, and tell the other pages; false if the browser did not. */
async function change(id, changed) {
    let isOther = false;
    const done = await inBrowser.change(id, (current) => {
        const next = changed(current);
        isOther = next !== undefined;
        return next;
    });
    if (isOther) channel.announce(id);
    return done;
}
