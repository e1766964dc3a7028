/** Words in the reader's language: the shell's, with every game's merged over them. */

import { GAMES } from "../games/index.js";
import de from "../words/de.js";
import en from "../words/en.js";
import fr from "../words/fr.js";
import linksDe from "./links/words/de.js";
import linksEn from "./links/words/en.js";
import linksFr from "./links/words/fr.js";
import organiseDe from "./organise/words/de.js";
import organiseEn from "./organise/words/en.js";
import organiseFr from "./organise/words/fr.js";
import reviewDe from "./review/words/de.js";
import reviewEn from "./review/words/en.js";
import reviewFr from "./review/words/fr.js";

export const LANGUAGES = ["en", "fr", "de"];

const SHELL = {
    en: { ...en, ...linksEn, ...reviewEn, ...organiseEn },
    fr: { ...fr, ...linksFr, ...reviewFr, ...organiseFr },
    de: { ...de, ...linksDe, ...reviewDe, ...organiseDe },
};

/** All words by language. */
export const WORDS = Object.fromEntries(
    LANGUAGES.map((language) => [
        language,
        Object.assign({}, SHELL[language], ...Object.values(GAMES).map((game) => game.words[language])),
    ]),
);

/**
 * @callback Translate
 * @param {string} key
 * @param {Record<string, string | number>=} figures   what stands in the {slots}
 * @returns {string}                                   a key without words says itself
 */

/**
 * @param {string} language
 * @returns {Translate & {language: string}}
 */
export function translatorFor(language) {
    const words = WORDS[language];
    const t = (key, figures = {}) => {
        const text = words[key];
        if (text === undefined) {
            console.error(`no words in ${language} for ${key}`);
            return key;
        }
        return text.replace(/\{(\w+)\}/g, (slot, name) => (name in figures ? String(figures[name]) : slot));
    };
    t.language = language;
    return t;
}

/** The language of the reader's browser, if it is one of ours. */
export function preferredLanguage(wishes = navigator.languages) {
    const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish));
    return found ?? "en";
}
