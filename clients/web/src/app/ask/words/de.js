/** The words of a referee’s question in German. */
export default {
    title: "Darf jemand das?",
    hint: "Gespielt wird nichts: Der Dienst sagt nur, was die Regeln sagen.",
    escape: "Escape beendet das Fragen.",
    player: "Wer",
    else: "Etwas anderes, ob erlaubt oder nicht",
    kind: "Art der Aktion",
    send: "Fragen",
    bid: "Darf {player} {amount} bieten?",
    may: "Ja, das ist jetzt erlaubt. Gespielt wurde nichts.",
    "figure.amount": "Betrag",
    "figure.house": "Gebäude",
    "figure.position": "Platz auf dem Markt, ab 1",
    "figure.piece": "Teil",
    "figure.row": "Reihe",
    "figure.lot": "Bauplatz, ab 1",
};
