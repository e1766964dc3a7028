/** Which language the page begins in, and where the words of each are. */

import { partAt } from "./parts.js";
import { stored } from "./preferences.js";

export const LANGUAGES = ["en", "fr", "de"];

/** The language that the reader has chosen, or else prefers. */
export const firstLanguage = () => stored("language") ?? preferredLanguage();

/** The language of the reader's browser, if it is one of ours. */
export function preferredLanguage(wishes = navigator.languages) {
    const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish));
    return found ?? "en";
}

/** The address of the words of a language. */
export const wordsAt = (language) => partAt(`words-${language}`);
