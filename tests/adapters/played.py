"""The games that the adapters are tested with: Gavel's own, and the examples of other distributions."""

NUMBERS = {
    "auctionland": (2, 3, 4, 5, 6),
    "for-sale": (3, 4, 5, 6),
    "german-whist": (2,),
    "goofspiel": (2, 3, 4, 5, 6),
    "hex": (2,),
    "liars-dice": (2, 3, 4, 5, 6),
    "the-estates": (2, 3, 4, 5),
}
"""The numbers of players of each game."""
SMALL = {"goofspiel": "cards:3", "hex": "size:3", "liars-dice": "dice:1"}
"""Options of small games, for what walks through many of them."""
