/** Which language the page begins in, and where the words of each are. */

import { stored } from "./preferences.js";

export const LANGUAGES = ["en", "fr", "de"];

/** The language that the reader has chosen, or else prefers. */
export const firstLanguage = () => stored("language") ?? preferredLanguage();

/** The language of the reader's browser, if it is one of ours. */
export function preferredLanguage(wishes = navigator.languages) {
    const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish));
    return found ?? "en";
}

/** @type {Record<string, string> | null} */
let addresses = null;

/** The address of the words of a language, which the page names: relative to where it was when it was opened. */
export function wordsAt(language) {
    addresses ??= Object.fromEntries(LANGUAGES.map((each) => [each, new URL(contentOf(`gavel-words-${each}`), document.baseURI).href]));
    return addresses[language];
}

const contentOf = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
