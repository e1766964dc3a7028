/**
 * The lessons of each game's first round, which the coach's part has.
 *
 * @typedef {{lessons: import("../app/coach/lesson.js").Lesson[], text: ReturnType<typeof import("../app/part-words.js").sentenceOf>}} GameLessons
 *     `lessons`: the first one begins the game, the last one ends it
 */

import * as auctionland from "./auctionland/lessons/index.js";
import * as forSale from "./for-sale/lessons/index.js";
import * as theEstates from "./the-estates/lessons/index.js";

/** @type {Record<string, GameLessons>} */
export const LESSONS = { auctionland, "for-sale": forSale, "the-estates": theEstates };
