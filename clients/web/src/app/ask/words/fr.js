/** The words of a referee’s question in French. */
export default {
    title: "Est-ce permis ?",
    hint: "Rien n’est joué : le service dit seulement ce que disent les règles.",
    escape: "Échap met fin aux questions.",
    player: "Qui",
    else: "Autre chose, permise ou non",
    kind: "Type d’action",
    send: "Demander",
    bid: "{player} : enchérir {amount}, est-ce permis ?",
    may: "Oui, c’est permis maintenant. Rien n’a été joué.",
    "figure.amount": "Montant",
    "figure.house": "Maison",
    "figure.position": "Place au marché, à partir de 1",
    "figure.piece": "Pièce",
    "figure.row": "Rangée",
    "figure.lot": "Parcelle, à partir de 1",
};
