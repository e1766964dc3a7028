"""The compact form of a state: lists as bytes where that is shorter, and games that make figures without a document.

A game's schemas say how its states are packed. Where a benchmark asks for it, a game may say beside them how its states
become a row of figures, and the other way, without the document between; any state for which that does not do is packed
as the schemas say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol

INTEGER: Final = frozenset({int})

ABSENT: Final = False
"""Stands for an optional member that is not there: yes and no are packed as 1 and 0."""

Bytes = bytes | list[Any]
"""A list that is bytes where that is shorter."""


def as_bytes(packed: list[Any]) -> Bytes:
    """Integers that fit into a byte each as bytes; anything else as it is."""
    return plain_bytes(packed) if INTEGER.issuperset(map(type, packed)) else packed


def plain_bytes(integers: Sequence[int]) -> Bytes:
    """The same of what are integers for certain."""
    try:
        return bytes(integers)
    except ValueError:
        return [*integers]


def several(figures: Iterator[int]) -> list[int]:
    """Figures before which stands how many they are."""
    return [*islice(figures, next(figures))]


class Words(Protocol):
    """What stands for the words of a game."""

    @property
    def by_number(self) -> Sequence[str]:
        """Every word, by its number."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of each word."""


@dataclass(frozen=True, slots=True)
class Compact:
    """How a game's states are packed as figures; of states without a referee's records."""

    state: type[Any]
    pack: Callable[[Any, Words], Iterable[int]]
    """What is the game's own in a state. One with figures beyond a byte, or words without a number, is packed by its
    schema instead: for such a state this gives those figures, or raises ValueError, OverflowError or KeyError."""
    load: Callable[[Any, Iterator[int], Words], None]
    """Set what is the game's own, by these figures, in a state that has what all games have."""
