/** What a browser has not seen of a guarded table: the service tells it, since each token has the last actions only. */

import { agreedPly, covers, tellsOfPlay, toldIn } from "./kept-history.js";

// The board waits for it: what has not come by then is asked for once more, beside the board.
const LONGEST = 5_000;

/**
 * What the service tells of a table that this browser lacks: its player came late, was away for long, or changed the language.
 *
 * @param {import("../../lib/client/sealed.js").SealedTable} at    the table, with the key of its reader
 * @param {import("./kept.js").Kept} kept
 * @param {string} language
 * @returns {Promise<Partial<import("./kept.js").Kept> & {record?: any}>}    as `askHistory`; nothing where all is known, or did not come
 */
export async function missing(at, kept, language) {
    return isTold(kept, language) ? {} : askHistory(at, kept, language, AbortSignal.timeout(LONGEST)).catch(() => ({}));
}

/**
 * All that has happened at a table in a language: what is to be kept of it besides, and the `record` of a finished game.
 *
 * @param {import("../../lib/client/sealed.js").SealedTable} at
 * @param {import("./kept.js").Kept} kept
 * @param {string} language
 * @param {AbortSignal} signal
 * @returns {Promise<Partial<import("./kept.js").Kept> & {record?: any}>}
 */
export async function askHistory(at, kept, language, signal) {
    const answer = await at.transcript({ signal });
    // Tables that an older service has begun have none.
    if (answer.setup_events === null) return { untold: true };
    // What was played since the view was asked for comes with the next one.
    const settled = answer.actions.filter(({ ply }) => ply <= kept.place.settled);
    const told = [{ ply: 0, events: answer.setup_events }, ...settled].map(({ ply, events }) => ({ ply, events, language }));
    const played = settled.map(({ events: _, ...each }) => each);
    const agreed = agreedPly(kept, kept.place.settled, { guarded: true, actions: played });
    // Another page of this browser may have another language.
    const others = kept.told.filter(({ ply, events, language: used }) => !tellsOfPlay(events) || (used !== language && ply <= agreed));
    return { told: [...others, ...told], played, record: answer.transcript };
}

/** Whether the service has still to tell some of what has happened at a table. @param {import("./open.js").Opened} opened @param {string} language */
export const lacksHistory = ({ kept, answer, stale }, language) => answer.guarded && !stale && !isTold(kept, language);

/** Whether the events of the setup and of every settled action are known in a language, as far as the service can tell them. @param {import("./kept.js").Kept} kept @param {string} language */
function isTold({ told, place, untold }, language) {
    if (untold) return true;
    const inWords = toldIn(told, language);
    for (let ply = 0; ply <= place.settled; ply++) if (!covers(inWords, ply)) return false;
    return true;
}
