/** Fetches the reader's words, and what the first screen shows, while the page's script, which is larger, is still on its way. */

import { askEarly } from "../app/early.js";
import { firstLanguage, wordsAt } from "../app/language.js";

const language = firstLanguage();
import(wordsAt(language)).catch(() => {
    // The page's script asks again, and says so.
});
askEarly(language);
