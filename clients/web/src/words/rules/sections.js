/** Under which headings the clauses of a game stand: each heading with the first of its clauses. */

import auctionland from "../../games/auctionland/sections.js";
import forSale from "../../games/for-sale/sections.js";
import theEstates from "../../games/the-estates/sections.js";

/** @type {Record<string, [string, string][]>} */
export default { auctionland, "for-sale": forSale, "the-estates": theEstates };
