/** The words of transcripts from elsewhere and of their verdicts, which come with their part, before those of the page. */

import { withWords as withVerdicts } from "../verdicts/words.js";
import { withWordsOf } from "../../with-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

const withOwn = withWordsOf({ de, en, fr });

/** The page's translator, which knows the part's own words too. @param {any} t */
export const withWords = (t) => withOwn(withVerdicts(t));
