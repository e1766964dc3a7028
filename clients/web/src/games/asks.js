/**
 * What a referee can ask about in each game beyond what the table offers, by id; they come with the part that asks.
 *
 * @typedef {Record<string, Record<string, "number" | Choice[]>>} Kinds    by kind of action and figure: a number, or one of these
 * @typedef {{value: any, name: string, figures?: Record<string, any>}} Choice     `name`: the key of its name, which has the figures
 */

import { kinds as auctionland } from "./auctionland/asks.js";
import { kinds as forSale } from "./for-sale/asks.js";
import { kinds as theEstates } from "./the-estates/asks.js";

/** @type {Record<string, Kinds>} */
export const ASKS = { auctionland, "for-sale": forSale, "the-estates": theEstates };
