/** What the page tells of the rules in English, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:en";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
        keyboard: "Keys",
        keys: [
            { key: "Tab", does: "goes on to the next part: the board is one stop, the panel of actions another." },
            { key: "← ↑ → ↓", does: "go from place to place on the board, and from step to step in a review." },
            { key: "Home, End", does: "go to the first and to the last of these." },
            { key: "Enter", does: "chooses what has the focus, and sends what is typed: your turn begins on the bid or on the first action of the panel; where you have been waiting, it begins on the heading, so that no stray Enter bids, and Tab goes on from there." },
            { key: "0 … 9", does: "begin the bid, wherever the focus is in the panel; in the bid the arrows go up and down." },
            { key: "P", does: "leads to the pass from anywhere in the panel, and Enter does it." },
            { key: "Esc", does: "leaves the board, closes what lies over it, and skips what is being shown." },
            { key: "R", does: "turns the tile while it is being placed, with Shift the other way.", only: "auctionland" },
        ],
        clauses: "All rules",
        search: "Search the rules",
        none: "No rule has these words.",
        setup: "Setting up",
        buying: "Buying",
        selling: "Selling",
        turn: "A turn",
        auction: "Auction",
        placing: "Placing",
        end: "The end",
        scoring: "Scoring",
        referee: "With a referee, or by link",
    },
};
