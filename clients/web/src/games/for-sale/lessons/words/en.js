/** The lessons of For Sale in English. */
export default {
    goal: "You are {person}. First everybody buys houses with coins, then sells them for cheques. Whoever ends with the most in cheques and coins wins.",
    bid: "Your turn. The houses on the table go to one player each. Bid more than the highest bid, or pass: then you take the lowest house, and half of your bid comes back.",
    passed: "Somebody has passed, has taken the lowest house and is out of this round. The next one to pass takes the lowest that is left.",
    won: "The last one in pays the whole bid, takes the highest house and begins the next round.",
    coins: "Look at the numbers: where the houses are nearly alike, pass early. Coins that you keep count at the end, and no more come in.",
    selling: "All houses are bought. Now cheques lie open: choose one of your houses for them. Nobody sees it until all have chosen.",
    sold: "The highest house took the highest cheque, the next one the next. So keep your best houses for high cheques, and spend low ones on low cheques.",
    end: "All houses are sold: the scores add up cheques and coins. Now you know For Sale. Below, the opponents say why they acted as they did.",
};
