/** Which language the page begins in, and where the words of each are. */

import { partAt } from "./parts.js";
import { stored } from "./preferences.js";

/** Those of the service, in its order: the first is for readers who want none of them. */
export const LANGUAGES = ["en", "fr", "de"];

/** The language that the reader has chosen, or else prefers. */
export const firstLanguage = () => stored("language") ?? preferredLanguage();

/** The language of the reader's browser, if it is one of ours. */
function preferredLanguage() {
    const found = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish));
    return found ?? LANGUAGES[0];
}

/** The address of the words of a language. */
export const wordsAt = (language) => partAt(`words-${language}`);
