/**
 * What a referee can ask about in each game beyond what the table offers, by id; they come with the part that asks.
 *
 * @typedef {Record<string, Record<string, "number" | string[]>>} Kinds    by kind of action and figure: a number, or one of these words
 */

import { kinds as auctionland } from "./auctionland/asks.js";
import { kinds as forSale } from "./for-sale/asks.js";
import { kinds as theEstates } from "./the-estates/asks.js";

/** @type {Record<string, Kinds>} */
export const ASKS = { auctionland, "for-sale": forSale, "the-estates": theEstates };
