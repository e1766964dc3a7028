/** What a first game of For Sale says, and when. */

import { sentenceOf } from "../../../app/part-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

export const text = sentenceOf({ de, en, fr });

export const lessons = [
    { name: "goal", isDue: () => true },
    { name: "bid", isDue: ({ may }) => may("bid") },
    { name: "passed", isDue: ({ was }) => was("house-taken") },
    { name: "won", isDue: ({ was }) => was("house-won") },
    { name: "coins", isDue: ({ may, round }) => may("bid") && round > 2 },
    { name: "selling", isDue: ({ may }) => may("sell") },
    { name: "sold", isDue: ({ was }) => was("house-sold") },
    { name: "end", isDue: () => true },
];
