"""The compact form of a state: lists as bytes where that is shorter, and games with a direct conversion to figures.

A game's schemas define how its states are packed. If a benchmark asks for it, a game also converts its states to a row
of figures and back, without a document in between; a state that this cannot express is packed by the schemas.
"""

from collections.abc import Sequence
from typing import Any, Final

INTEGER: Final = frozenset({int})

ABSENT: Final = False
"""Stands for an absent optional member; true and false are packed as 1 and 0."""

Bytes = bytes | list[Any]
"""A list, or bytes where that is shorter."""


def as_bytes(packed: list[Any]) -> Bytes:
    """The values as bytes if each is an integer that fits into one; otherwise unchanged."""
    return plain_bytes(packed) if INTEGER.issuperset(map(type, packed)) else packed


def plain_bytes(integers: Sequence[int]) -> Bytes:
    """Integers as bytes if each fits into one; the caller guarantees that they are integers."""
    try:
        return bytes(integers)
    except ValueError:
        return [*integers]
