/** Words in the reader's language. Those of each are a file of their own, since a reader needs but one. */

import { wordsAt } from "./language.js";

/** All words that the page has, by language. @type {Record<string, Record<string, string>>} */
const loaded = {};

/** Have the words of a language; rejects where they cannot be fetched. */
export async function loadWords(language) {
    loaded[language] ??= (await import(wordsAt(language))).default;
}

/**
 * @callback Translate
 * @param {string} key
 * @param {Record<string, string | number>=} figures   what stands in the {slots}
 * @returns {string}                                   a key without words says itself
 */

/**
 * @param {string} language
 * @param {Record<string, string>=} words     of that language, where it has not been learnt
 * @returns {Translate & {language: string, has: (key: string) => boolean}}
 */
export function translatorFor(language, words = loaded[language]) {
    const t = (key, figures = {}) => {
        const text = words[key];
        if (text === undefined) {
            console.error(`no words in ${language} for ${key}`);
            return key;
        }
        return text.replace(/\{(\w+)\}/g, (slot, name) => (name in figures ? String(figures[name]) : slot));
    };
    t.language = language;
    t.has = (key) => key in words;
    return t;
}
