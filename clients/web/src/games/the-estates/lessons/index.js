/** What a first game of The Estates says, and when. */

import { sentenceOf } from "../../../app/part-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

export const text = sentenceOf({ de, en, fr });

export const lessons = [
    { name: "goal", isDue: () => true },
    { name: "offer", isDue: ({ may }) => may("offer") },
    { name: "decide", isDue: ({ may }) => may("sell") },
    { name: "place", isDue: ({ may }) => may("place") },
    { name: "bid", isDue: ({ may }) => may("pass") },
    { name: "certificate", isDue: ({ was }) => was("certificate-taken") },
    { name: "rows", isDue: ({ round }) => round > 2 },
    { name: "stow", isDue: ({ may, round }) => may("stow") && round > 3 },
    { name: "end", isDue: () => true },
];
