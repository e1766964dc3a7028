"""Where one document departs from another: a stored state from the one that its record leads to."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gavel.engine.patches import same
from gavel.engine.verdicts import pointer

NOTHING: Final = object()
"""Stands where a document has no such member."""


class Departure(NamedTuple):
    """One place where two documents differ, as deep as they have the same shape; either value may be NOTHING."""

    pointer: str
    recorded: Any
    found: Any


def departures(recorded: Any, found: Any, at: str = "") -> Iterator[Departure]:
    """Every place where what is found departs from what is recorded; lists of other lengths differ as a whole."""
    if isinstance(recorded, Mapping) and isinstance(found, Mapping):
        for name in {**recorded, **found}:
            yield from departures(recorded.get(name, NOTHING), found.get(name, NOTHING), at + pointer(name))
    elif isinstance(recorded, list) and isinstance(found, list) and len(recorded) == len(found):
        for index, (one, other) in enumerate(zip(recorded, found, strict=True)):
            yield from departures(one, other, at + pointer(index))
    elif not same(recorded, found):
        yield Departure(at, recorded, found)
