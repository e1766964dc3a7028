/** What the page tells of the rules in German, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:de";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
        clauses: "Alle Regeln",
        search: "In den Regeln suchen",
        none: "Keine Regel hat diese Wörter.",
        setup: "Vorbereitung",
        buying: "Kaufen",
        selling: "Verkaufen",
        turn: "Ein Zug",
        auction: "Auktion",
        placing: "Setzen",
        end: "Das Ende",
        scoring: "Wertung",
        referee: "Mit Spielleitung oder per Link",
    },
};
