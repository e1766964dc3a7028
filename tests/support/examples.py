"""The example requests of every game: making them plays whole games, so it is done once."""

from functools import cache
from typing import Any

from gavel.api.registry import examples_of, registry


@cache
def bodies(game: str, operation: str) -> tuple[dict[str, Any], ...]:
    """The bodies of an operation's examples; nobody may change them."""
    return tuple(dict(body) for body in examples_of(registry()[game])[operation].values())
