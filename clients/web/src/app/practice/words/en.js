/** The words of practising in English. */
export default {
    you: "You are",
    strength: "Strength of the opponents",
    easy: "easy",
    medium: "medium",
    hard: "hard",
    asking: "Asking whether the service plays opponents …",
    off: "This service plays no opponents. Choose another way to play.",
    thinking: "{player} is thinking …",
    waiting: "The service is busy or away. {player} acts as soon as it answers.",
    stuck: "The service suggests nothing for {player}.",
    again: "Try again",
    instead: "Play the default action for {player}",
    secret: "{player} chose in secret. The reasons are here when the game is over.",
    reasons: "Why the opponents acted as they did",
    leaves: "leaves {share} % of the others behind",
    action: "Action {n}: {player}",
};
