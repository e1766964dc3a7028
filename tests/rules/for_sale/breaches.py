"""What breaks each invariant of a state of For Sale, and what breaks none, for `tests.rules.test_breaches`."""

from gavel.engine.declared import codes_in
from gavel.games.for_sale.rules import tally
from tests.rules.for_sale import broken_auctions, broken_cards, broken_rounds
from tests.rules.for_sale.positions import POSITIONS, first_lap, selling, with_a_seed
from tests.support.breaking import Case, Json, Position

__all__ = ["BROKEN", "FINE", "POSITIONS", "TOLD_OF_TALLIES"]

TOLD_OF_TALLIES = {code.code for code in codes_in(tally)}

BROKEN: list[Case] = [
    *broken_cards.HEADERS,
    *broken_cards.STRANGERS,
    *broken_cards.CARDS,
    *broken_rounds.OUT_OF_PLACE,
    *broken_auctions.AUCTIONS,
    *broken_rounds.BUYING,
    *broken_rounds.SHORT_SUPPLY,
    *broken_rounds.SELLING,
    *broken_rounds.FINISHED,
]

FINE: list[tuple[Position, Json]] = [
    # Whose cards are whose, and in which order decks lie, no invariant can tell.
    (first_lap, {"/decks/houses/0": 5, "/decks/houses/1": 4}),
    (selling, {"/players/0/coins": 0}),
    (first_lap, {"/history": "0" * 64}),
    (with_a_seed, {"/deal": None}),
]
