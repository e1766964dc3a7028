/** The lessons of The Estates in English. */
export default {
    goal: "You are {person}. Everybody builds the same rows of buildings, piece by piece, by auction. A building counts for whoever has the certificate of its top colour.",
    offer: "You are the auctioneer. Offer a piece: a cube at an end of the market, or one of the special pieces. The others will bid for it.",
    decide: "Each of the others has bid once. Sell the piece for the highest bid, or keep it and pay that much to the bidder.",
    place: "The piece is yours: place it. The board shows every lot where it may stand. A cube goes on the next lot of a row, or on a cube of higher value.",
    bid: "Somebody else is the auctioneer. You may bid once, above all bids before yours, or pass. New cash comes only from the others.",
    certificate: "The first cube of a colour on the board brings its certificate. Every building with that colour on top is now its holder’s, whoever placed it.",
    rows: "Beware: a building counts as a plus only in a complete row, and as a minus elsewhere. A row is complete once every lot that it requires has a building with a rooftop.",
    stow: "At the start of your turn you may put 1 million into your cash box. It is worth a point, and you cannot spend it again.",
    end: "The game is over. The scores show what each building was worth, and for whom. Now you know The Estates; a few games more will show what permits and the mayor can do.",
};
