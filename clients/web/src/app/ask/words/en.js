/** The words of a referee’s question in English. */
export default {
    title: "May somebody do that?",
    hint: "Nothing is played: the service only says what the rules say.",
    escape: "Escape ends the questions.",
    player: "Who",
    else: "Something else, whether it is legal or not",
    kind: "Kind of action",
    send: "Ask",
    bid: "May {player} bid {amount}?",
    may: "Yes, this is legal now. Nothing has been played.",
    "figure.amount": "Amount",
    "figure.house": "House",
    "figure.position": "Place on the market, from 1",
    "figure.piece": "Piece",
    "figure.row": "Row",
    "figure.lot": "Lot, from 1",
};
