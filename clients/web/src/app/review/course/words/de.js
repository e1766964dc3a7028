/** The words of a game's course in German. */
export default {
    title: "Der Verlauf der Punkte",
    picture: "Eine Linie für jede Person von Runde zu Runde, bis zum Ende: {totals}.",
    "turned-in": "Am Ende vorn: {players}, endgültig seit „{round}“.",
    throughout: "Von Anfang bis Ende vorn: {players}.",
    start: "Am Anfang",
    moments: "Entscheidende Momente",
    changed: "{text} ({player} {change})",
    turned: "{text} ({player} {change}; {players} endgültig vorn)",
    figures: "In Zahlen",
};
