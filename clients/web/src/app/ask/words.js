/** The words of a referee's question, which come with its part. */

import { sentenceOf } from "../part-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

/** A sentence of the part. */
export const sentence = sentenceOf({ de, en, fr });

/** The page's translator, by which what is pressed asks instead of playing. @param {any} t @param {string} player */
export function asking(t, player) {
    const ask = (key, figures) => (key === "bid.send" ? sentence(t.language, "bid", { player, ...figures }) : key === "confirm.do" ? sentence(t.language, "send") : t(key, figures));
    return Object.assign(ask, { language: t.language, has: t.has });
}
