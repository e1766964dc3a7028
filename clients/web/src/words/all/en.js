/** All words in English: the shell's, those of its rooms, and every game's. */

import auctionland from "../../games/auctionland/words/en.js";
import forSale from "../../games/for-sale/words/en.js";
import theEstates from "../../games/the-estates/words/en.js";
import links from "../../app/links/words/en.js";
import organise from "../../app/organise/words/en.js";
import review from "../../app/review/words/en.js";
import shell from "../en.js";

export default { ...shell, ...links, ...organise, ...review, ...auctionland, ...forSale, ...theEstates };
