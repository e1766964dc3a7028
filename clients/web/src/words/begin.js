/** Fetches the reader's words while the page's script, which is larger, is still on its way. */

import { firstLanguage, wordsAt } from "../app/language.js";

import(wordsAt(firstLanguage())).catch(() => {
    // The page's script asks again, and says so.
});
