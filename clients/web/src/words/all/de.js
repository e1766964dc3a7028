/** All words in German: the shell's, those of its rooms, and every game's. */

import auctionland from "../../games/auctionland/words/de.js";
import forSale from "../../games/for-sale/words/de.js";
import theEstates from "../../games/the-estates/words/de.js";
import links from "../../app/links/words/de.js";
import organise from "../../app/organise/words/de.js";
import review from "../../app/review/words/de.js";
import shell from "../de.js";

export default { ...shell, ...links, ...organise, ...review, ...auctionland, ...forSale, ...theEstates };
