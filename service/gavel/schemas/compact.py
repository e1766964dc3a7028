"""The compact form of a state: lists as bytes where that is shorter, and games that make it without a document.

A game's schemas say how its states are packed. Where a benchmark asks for it, a game may say beside them how its states
come to the same, and back, without the document between; tests hold the two against each other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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


def by_seat(values: Mapping[int, int], seats: int) -> Bytes:
    """Figures that some seats have."""
    return as_bytes([values.get(seat, ABSENT) for seat in range(seats)]) if values else b""


def of_seats(packed: Bytes) -> dict[int, int]:
    """The same figures by seat."""
    return {seat: value for seat, value in enumerate(packed) if value is not ABSENT}


class Texts(Protocol):
    """What stands for the words of a game."""

    def pack(self, text: str, /) -> int | bytes | str:
        """The packed form of a text."""

    def unpack(self, packed: Any, /) -> str:
        """The text."""

    def pack_all(self, texts: Sequence[str], /) -> bytes | Sequence[int | bytes | str]:
        """The packed form of a list of texts."""

    def unpack_all(self, packed: Any, /) -> list[str]:
        """The texts."""


@dataclass(frozen=True, slots=True)
class Compact:
    """How a game's states are packed without a document; of states without a referee's records."""

    state: type[Any]
    players: Callable[[Any, Texts], list[Any]]
    """Of a state, the members of `players` but the ids: for each what all of them have."""
    rest: Callable[[Any, Texts], list[Any]]
    """Of a state, what stands behind the members that all games have."""
    load: Callable[[Any, Sequence[Any], Sequence[Any], Texts], None]
    """Set what is the game's own in a state that has what all games have, by players' members and the rest."""
