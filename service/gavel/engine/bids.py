"""What the bids of all games have in common: a range is listed, and what lies outside it is refused."""

from gavel.engine.events import Event
from gavel.engine.verdicts import Violation


def listed(player: str, least: int, most: int) -> list[Event]:
    """The bids of a player as one range; none if the least that is enough is more than can be paid."""
    if least > most:
        return []
    return [{"type": "bid", "player": player, "amount": {"minimum": least, "maximum": most}}]


def refusals(amount: int, least: int, most: int, *, highest: int, too_low: str, too_high: str) -> list[Violation]:
    """Why a bid is not enough or cannot be paid; `too_low` and `too_high` are the clauses to name."""
    found = []
    if amount < least:
        figures = {"amount": amount, "minimum": least, "highest": highest}
        found.append(Violation("bid.too-low", "/amount", too_low, figures))
    if amount > most:
        found.append(Violation("bid.too-high", "/amount", too_high, {"amount": amount, "maximum": most}))
    return found
