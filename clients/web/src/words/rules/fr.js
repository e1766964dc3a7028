/** What the page tells of the rules in French, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:fr";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
        keyboard: "Touches",
        keys: [
            { key: "Tab", does: "mène à la partie suivante : le plateau compte pour un arrêt, le panneau des actions pour un autre." },
            { key: "← ↑ → ↓", does: "mènent d’une place à l’autre sur le plateau, et d’une étape à l’autre dans une relecture." },
            { key: "Début, Fin", does: "mènent à la première et à la dernière." },
            { key: "Entrée", does: "choisit ce qui a le focus, et envoie ce qui est saisi : votre tour commence sur l’enchère ou sur la première action du panneau ; si vous attendiez, il commence sur le titre, pour qu’aucune Entrée involontaire n’enchérisse, et Tab continue de là." },
            { key: "0 … 9", does: "commencent l’enchère, où que soit le focus dans le panneau ; dans l’enchère, les flèches vont vers le haut et vers le bas." },
            { key: "P", does: "mène au bouton pour passer, de partout dans le panneau, et Entrée passe." },
            { key: "Échap", does: "quitte le plateau, ferme ce qui le recouvre, et passe ce qui est montré." },
            { key: "R", does: "tourne la tuile pendant qu’on la pose, avec Maj dans l’autre sens.", only: "auctionland" },
        ],
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
