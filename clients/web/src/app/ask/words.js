/** The words of a referee's question, which come with its part. */

import { sentenceOf } from "../part-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

/** A sentence of the part. */
export const sentence = sentenceOf({ de, en, fr });
