/** The words of a game's course in English. */
export default {
    title: "The course of the score",
    picture: "A line for each player from round to round, to the end: {totals}.",
    "turned-in": "In front at the end: {players}, for good since “{round}”.",
    throughout: "In front from beginning to end: {players}.",
    start: "At the start",
    moments: "Key moments",
    changed: "{text} ({player} {change})",
    turned: "{text} ({player} {change}; {players} in front for good)",
    figures: "In figures",
};
