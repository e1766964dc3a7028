/** The words of a game's course, which come with their part. */

import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

const WORDS = { de, en, fr };

/** A sentence of the part. @param {string} language @param {string} key @param {Record<string, any>} figures */
export const sentence = (language, key, figures = {}) => WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => figures[name]);
