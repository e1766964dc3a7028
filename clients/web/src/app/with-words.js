/** A translator for a part of the page that brings words of its own. */

import { translatorFor } from "./words.js";

/** @param {Record<string, Record<string, string>>} words     by language */
export const withWordsOf = (words) => (/** @type {any} */ t) => {
    const own = translatorFor(t.language, words[t.language]);
    const both = (key, figures) => (own.has(key) ? own : t)(key, figures);
    return Object.assign(both, { language: t.language, has: (key) => own.has(key) || t.has(key) });
};
