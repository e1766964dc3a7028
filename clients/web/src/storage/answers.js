/** What the service has said that changes only with its release: kept, so that the page need not wait for it. */

import { Store } from "./store.js";

const store = new Store("answers");

/** Which answers those are: the catalogue, a game's sheet, its rules and its words. */
const LASTING = /\/v1\/games(?:\/[a-z0-9-]+(?:\/(?:rules|messages))?)?(?:\?[^#]*)?$/;

/**
 * A fetch that answers at once with what is kept, and asks all the same; if there is something new, it is kept, and `changed`
 * is called. What is not kept is asked by `next`.
 *
 * @param {typeof fetch} next
 * @param {() => void} changed
 */
export const cachedFetch = (next, changed) => async (url, options) => {
    if (options.method !== "GET" || !LASTING.test(url)) return next(url, options);
    const id = `${options.headers["accept-language"] ?? ""} ${url}`;
    const kept = await store.get(id);
    if (kept === null) return renewed(next(url, options), id, null);
    // What is asked beside the answer outlives it, and nobody waits for it.
    const asked = renewed(fetch(url, { ...options, signal: undefined }), id, kept.text);
    asked.then(({ isOther }) => isOther && changed(), () => {});
    return new Response(kept.text, { headers: { "content-type": "application/json" } });
};

/** An answer, which is kept if it is good and not what was kept. */
async function renewed(asked, id, before) {
    const answer = await asked;
    if (!answer.ok) return answer;
    const text = await answer.clone().text();
    if (text !== before) await store.put({ id, text });
    return Object.assign(answer, { isOther: text !== before });
}
