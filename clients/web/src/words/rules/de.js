/** What the page tells of the rules in German, fetched once somebody asks: the handbook's briefs with their diagrams, and headings. */

import games from "handbook:de";
import sections from "./sections.js";

export default {
    games,
    sections,
    words: {
        keyboard: "Tasten",
        keys: [
            { key: "Tab", does: "führt zum nächsten Teil: Das Spielbrett ist ein Halt, das Feld mit den Aktionen ein anderer." },
            { key: "← ↑ → ↓", does: "führen auf dem Spielbrett von Platz zu Platz und in einer Rückschau von Schritt zu Schritt." },
            { key: "Pos1, Ende", does: "führen dort zum ersten und zum letzten." },
            { key: "Enter", does: "wählt, was den Fokus hat, und schickt ab, was du eingetippt hast: Dein Zug beginnt auf dem Gebot oder auf der ersten Aktion des Felds; hast du gewartet, so beginnt er auf der Überschrift, damit kein verirrtes Enter bietet, und Tab führt von dort weiter." },
            { key: "0 … 9", does: "beginnen das Gebot, wo immer im Feld mit den Aktionen der Fokus ist; im Gebot führen die Pfeile nach oben und unten." },
            { key: "P", does: "führt von überall in diesem Feld zum Passen, und Enter passt." },
            { key: "Esc", does: "verlässt das Spielbrett, schließt, was darüber liegt, und überspringt, was gerade gezeigt wird." },
            { key: "R", does: "dreht das Plättchen beim Legen, mit der Umschalttaste andersherum.", only: "auctionland" },
        ],
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
