"""From a listed action to one that can be sent."""

from random import Random
from typing import Any

from gavel_sdk.violations import Json


def concrete(legal_action: Json, rng: Random) -> Json:
    """An action to send, picked at random from a listed one.

    A range `{"minimum", "maximum"}` becomes one of its integers, and `{"count", "from"}` that many of the values, as
    they stand; all other members stay. Works for any game.
    """
    return {name: _picked(value, rng) for name, value in legal_action.items()}


def _picked(value: Any, rng: Random) -> Any:
    if isinstance(value, dict):
        if value.keys() == {"minimum", "maximum"}:
            return rng.randint(value["minimum"], value["maximum"])
        if value.keys() == {"count", "from"}:
            return rng.sample(value["from"], value["count"])
    return value
