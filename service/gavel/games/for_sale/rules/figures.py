"""The meaning of figures in For Sale's events and violations, where the name has none in all games."""

from gavel.engine.kinds import INTEGER, INTEGERS, TEXT

CARD = INTEGER.meaning("The card in question, by its value.")
HOUSE = INTEGER.meaning("The house in question, by its value.")
DECK = TEXT.meaning("The deck whose cards are due: `houses` or `cheques`.")
HAND = INTEGERS.meaning("The houses that the player has in hand. For that player alone.")
HOUSES_SHOWN = INTEGERS.meaning("The houses, ascending.")
CHEQUES_SHOWN = INTEGERS.meaning("The cheques, ascending.")
PAID = INTEGER.meaning("How many coins were paid.")
REFUND = INTEGER.meaning("How many coins came back.")
