/** The words of tournaments, which come with their part, before those of the page. */

import { translatorFor } from "../../words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

const WORDS = { de, en, fr };

/** The page's translator, which knows the part's own words too. @param {any} t */
export function withWords(t) {
    const own = translatorFor(t.language, WORDS[t.language]);
    const both = (key, figures) => (own.has(key) ? own : t)(key, figures);
    return Object.assign(both, { language: t.language, has: (key) => own.has(key) || t.has(key) });
}
