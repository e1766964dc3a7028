/** What the page tells of the rules in French, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:fr";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
        clauses: "Toutes les règles",
        search: "Chercher dans les règles",
        none: "Aucune règle ne contient ces mots.",
        setup: "La mise en place",
        buying: "L’achat",
        selling: "La vente",
        turn: "Un tour",
        auction: "L’enchère",
        placing: "La pose",
        end: "La fin",
        scoring: "Le décompte",
        referee: "Avec un arbitre, ou par lien",
    },
};
