/** The words of the referee's page, which come with its part, before those of the page. */

import { withWordsOf } from "../with-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

/** The page's translator, which knows the part's own words too. */
export const withWords = withWordsOf({ de, en, fr });
