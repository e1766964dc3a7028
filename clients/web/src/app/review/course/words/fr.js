/** The words of a game's course in French. */
export default {
    title: "L’évolution du score",
    picture: "Une ligne par joueur, de manche en manche, jusqu’à la fin : {totals}.",
    "turned-in": "En tête à la fin : {players}, définitivement depuis « {round} ».",
    throughout: "En tête du début à la fin : {players}.",
    start: "Au début",
    moments: "Moments clés",
    changed: "{text} ({player} {change})",
    turned: "{text} ({player} {change} ; {players} en tête pour de bon)",
    figures: "En chiffres",
};
