"""From a listed action to one that can be sent."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from gavel_sdk.calls import encoded
from gavel_sdk.documents import Document, Json


def choose(legal_action: Document, amount: int | None = None, *, cards: Iterable[Any] | None = None) -> Json:
    """An action to send: the listed one with `amount` in place of its range, or `cards` in place of those due.

    Raises ValueError for a choice that is not among those listed, that is missing, or that there is not. Works for any
    game; a game's own `choose` has its types.
    """
    chosen = {name: _chosen(name, value, amount, cards) for name, value in legal_action.items()}
    if amount is not None and not any(map(_is_range, legal_action.values())):
        raise ValueError(f"there is no amount to choose in {dict(legal_action)}")
    if cards is not None and not any(map(_is_due, legal_action.values())):
        raise ValueError(f"there are no cards to choose in {dict(legal_action)}")
    return chosen


def concrete(legal_action: Document, rng: Random) -> Any:
    """An action to send, picked at random from a listed one.

    A range `{"minimum", "maximum"}` becomes one of its integers, and `{"count", "from"}` that many of the values, as
    they stand; all other members stay. Works for any game.
    """
    return {name: _picked(value, rng) for name, value in legal_action.items()}


def _chosen(name: str, value: Any, amount: int | None, cards: Iterable[Any] | None) -> Any:
    if _is_range(value):
        low, high = value["minimum"], value["maximum"]
        if type(amount) is not int or not low <= amount <= high:
            raise ValueError(f"{name} must be an integer from {low} to {high}, not {amount!r}")
        return amount
    if _is_due(value):
        given = list(cards or ())
        if len(given) != value["count"] or Counter(map(_key, given)) - Counter(map(_key, value["from"])):
            raise ValueError(f"{name} must be {value['count']} of {value['from']}, not {given}")
        return given
    return value


def _picked(value: Any, rng: Random) -> Any:
    if _is_range(value):
        return rng.randint(value["minimum"], value["maximum"])
    return rng.sample(value["from"], value["count"]) if _is_due(value) else value


def _is_range(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"minimum", "maximum"}


def _is_due(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"count", "from"}


def _key(card: Any) -> bytes:
    """What equal cards have in common; a card may be a dictionary."""
    return encoded({"card": card})
