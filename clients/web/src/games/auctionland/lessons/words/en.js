/** The lessons of Auctionland in English. */
export default {
    goal: "You are {person}. Everybody builds an island of tiles. One large park, much open water, many housing and forest shapes and the most icons bring points.",
    claim: "Your turn begins with a tile of the market. The oldest is free; each tile that you skip costs 1 coin, which stays on it for whoever takes it.",
    first: "Your first tile begins your island: turn it if you like, then place it. Later ones go edge to edge with your own.",
    place: "Place the tile edge to edge with one of your own. You can turn it first. No island is more than 4 wide or high.",
    offer: "Now offer another tile to all the others. You pay for it in the same way, and somebody will pay you for it.",
    decide: "The bidding is over. Sell the tile for the highest bid, or keep it for that bid and 1 coin more, paid to the bidder.",
    bid: "Somebody offers a tile. Raise the bid, again if you like, or pass: then you are out of this auction.",
    bonus: "The fourth tile of a row or column brings a bonus tile at once. Each player gets one at most in a turn, so plan for rows and columns that fill up.",
    score: "Now you have seen whole turns. The game ends once an island has 16 tiles; play on, or begin a game with others whenever you like.",
    end: "An island is full. The scores show what your park, water, shapes and icons brought. Now you know Auctionland.",
};
