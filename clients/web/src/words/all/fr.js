/** All words in French: the shell's, those of its rooms, and every game's. */

import auctionland from "../../games/auctionland/words/fr.js";
import forSale from "../../games/for-sale/words/fr.js";
import theEstates from "../../games/the-estates/words/fr.js";
import links from "../../app/links/words/fr.js";
import organise from "../../app/organise/words/fr.js";
import review from "../../app/review/words/fr.js";
import shell from "../fr.js";

export default { ...shell, ...links, ...organise, ...review, ...auctionland, ...forSale, ...theEstates };
