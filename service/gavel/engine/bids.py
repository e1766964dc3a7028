"""The bids of all games: the legal actions list a range, and a bid outside it is illegal."""

from collections.abc import Iterator
from functools import lru_cache

from gavel.engine import shapes
from gavel.engine.actions import Figure, Move, Range
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation

BID, PASS = "bid", "pass"

AMOUNT = Figure(shapes.Integer(), listed=shapes.Range())

TOO_LOW = Code("bid.too-low", figures={"amount": INTEGER, "minimum": INTEGER, "highest": INTEGER})
TOO_HIGH = Code("bid.too-high", figures={"amount": INTEGER, "maximum": INTEGER})
"""A game declares both codes again, with its clauses."""


def moves(seat: int, least: int, most: int) -> list[Move]:
    """The bids of a seat as one range; none if the seat cannot pay the lowest legal bid."""
    return [(BID, seat, _range(least, most))] if least <= most else []


def moves_or_pass(seat: int, least: int, most: int) -> list[Move]:
    """The bids of a seat as one range, and its pass."""
    passing = (PASS, seat)
    return [(BID, seat, _range(least, most)), passing] if least <= most else [passing]


@lru_cache(maxsize=1 << 12)
def _range(least: int, most: int) -> Range:
    """The range between two amounts; cached, since random play lists the same ones again and again."""
    return Range(least, most)


def violations(amount: int, least: int, most: int, *, highest: int, too_low: str, too_high: str) -> Iterator[Violation]:
    """The violations of a bid that is too low or too high; `too_low` and `too_high` are the clauses to cite."""
    if amount < least:
        yield TOO_LOW("/amount", rule=too_low, amount=amount, minimum=least, highest=highest)
    if amount > most:
        yield TOO_HIGH("/amount", rule=too_high, amount=amount, maximum=most)
