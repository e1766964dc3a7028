"""Actions that may be sent, out of those that a service lists as legal."""

from random import Random
from typing import Any

Json = dict[str, Any]


def concrete(listed: Json, rng: Random) -> Json:
    """An action that may be sent, out of one that is listed: ranges and due cards are settled by chance.

    Low bids are preferred, so that auctions go on for a while.
    """
    return {member: _settled(value, rng) for member, value in listed.items()}


def _settled(value: Any, rng: Random) -> Any:
    if is_range(value):
        low, high = value["minimum"], value["maximum"]
        return rng.choice((low, low, min(low + 1, high), rng.randint(low, high)))
    if is_due(value):
        return rng.sample(value["from"], value["count"])
    return value


def is_range(value: Any) -> bool:
    """Whether a listed value stands for every integer between two."""
    return isinstance(value, dict) and value.keys() == {"minimum", "maximum"}


def is_due(value: Any) -> bool:
    """Whether a listed value stands for so many of these cards."""
    return isinstance(value, dict) and value.keys() == {"count", "from"}
