"""Differences between two documents: a stored state, and the one that its record leads to."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gavel.engine.verdicts import pointer

NOTHING: Final = object()
"""Stands for the value of an absent member."""


class Departure(NamedTuple):
    """One difference of two documents, as deep as they have the same shape; either value may be NOTHING."""

    pointer: str
    recorded: Any
    found: Any


def departures(recorded: Any, found: Any, at: str = "") -> Iterator[Departure]:
    """Every difference between a recorded and a found document; lists of different lengths differ as a whole."""
    if isinstance(recorded, Mapping) and isinstance(found, Mapping):
        for name in {**recorded, **found}:
            yield from departures(recorded.get(name, NOTHING), found.get(name, NOTHING), at + pointer(name))
    elif isinstance(recorded, list) and isinstance(found, list) and len(recorded) == len(found):
        for index, (one, other) in enumerate(zip(recorded, found, strict=True)):
            yield from departures(one, other, at + pointer(index))
    elif not same(recorded, found):
        yield Departure(at, recorded, found)


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are equal; unlike in Python, true is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)
