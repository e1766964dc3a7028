/**
 * What the first screen asks the service, asked while the page's script is still on its way: the two are files of their own,
 * and hand it over by a name that both know.
 */

import { pathHere, serviceUrl } from "./home.js";

const HANDED = "gavelAsked";

/** Ask for the catalogue in that language, where the page opens with it. */
export function askEarly(language) {
    if (pathHere() !== "" || location.hash !== "") return;
    const url = `${new URL(serviceUrl(), document.baseURI).href.split(/[?#]/)[0].replace(/\/+$/, "")}/v1/games`;
    // As the client asks.
    const headers = { accept: "application/json, application/problem+json", "accept-language": language };
    const answer = fetch(url, { headers, redirect: "manual" });
    answer.catch(() => {
        // Whoever takes it over asks again.
    });
    globalThis[HANDED] = { url, language, answer };
}

/**
 * As the global fetch, and once by the answer that is already on its way to the same question.
 *
 * @type {typeof fetch}
 */
export async function fetchOrTake(url, /** @type {any} */ options) {
    const early = globalThis[HANDED];
    if (early?.url !== url || early.language !== options.headers["accept-language"]) return globalThis.fetch(url, options);
    delete globalThis[HANDED];
    const ended = new Promise((_, reject) => options.signal?.addEventListener("abort", () => reject(options.signal.reason), { once: true }));
    return Promise.race([early.answer.catch(() => globalThis.fetch(url, options)), ended]);
}
