/** What a first game of Auctionland says, and when. */

import { sentenceOf } from "../../../app/part-words.js";
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

export const text = sentenceOf({ de, en, fr });

export const lessons = [
    { name: "goal", isDue: () => true },
    { name: "claim", isDue: ({ may, phase }) => may("claim") && phase === "claim" },
    { name: "first", isDue: ({ may, was }) => may("place") && !was("placed") },
    { name: "place", isDue: ({ may, was }) => may("place") && was("placed") },
    { name: "offer", isDue: ({ may }) => may("offer") },
    { name: "decide", isDue: ({ may }) => may("sell") },
    { name: "bid", isDue: ({ may }) => may("pass") },
    { name: "bonus", isDue: ({ was }) => was("bonus-due") },
    { name: "score", isDue: ({ round }) => round > 3 },
    { name: "end", isDue: () => true },
];
