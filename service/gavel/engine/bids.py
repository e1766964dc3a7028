"""What the bids of all games have in common: a range is listed, and what lies outside it is refused."""

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
"""A game declares them anew, citing its clauses."""


def moves(seat: int, least: int, most: int) -> list[Move]:
    """The bids of a seat as one range; none if the least that is enough is more than can be paid."""
    return [(BID, seat, _range(least, most))] if least <= most else []


def moves_or_pass(seat: int, least: int, most: int) -> list[Move]:
    """The bids of a seat as one range, and its pass."""
    passing = (PASS, seat)
    return [(BID, seat, _range(least, most)), passing] if least <= most else [passing]


@lru_cache(maxsize=1 << 12)
def _range(least: int, most: int) -> Range:
    """These bids, which random play lists again and again."""
    return Range(least, most)


def violations(amount: int, least: int, most: int, *, highest: int, too_low: str, too_high: str) -> Iterator[Violation]:
    """Why a bid is not enough or cannot be paid; `too_low` and `too_high` are the clauses to name."""
    if amount < least:
        yield TOO_LOW("/amount", rule=too_low, amount=amount, minimum=least, highest=highest)
    if amount > most:
        yield TOO_HIGH("/amount", rule=too_high, amount=amount, maximum=most)
