/** The words of practising in German. */
export default {
    you: "Du bist",
    strength: "Stärke der Gegner",
    easy: "leicht",
    medium: "mittel",
    hard: "schwer",
    asking: "Spielt der Dienst Gegner? Er wird gefragt …",
    off: "Dieser Dienst spielt keine Gegner. Wähle, wie du sonst spielen willst.",
    thinking: "{player} überlegt …",
    waiting: "Der Dienst ist beschäftigt oder nicht da. {player} handelt, sobald er antwortet.",
    stuck: "Der Dienst schlägt für {player} nichts vor.",
    again: "Noch einmal versuchen",
    instead: "Für {player} die Standardaktion spielen",
    secret: "{player} hat verdeckt gewählt. Die Gründe stehen hier, wenn das Spiel zu Ende ist.",
    reasons: "Warum die Gegner so gehandelt haben",
    leaves: "lässt {share} % der anderen hinter sich",
    action: "Aktion {n}: {player}",
};
