/** What the page tells of the rules in English, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:en";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
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
