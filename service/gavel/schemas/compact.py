"""The compact form of a state: lists as bytes where that is shorter, and games that make figures without a document.

A game's schemas say how its states are packed. Where a benchmark asks for it, a game may say beside them how its states
become a row of figures, and the other way, without the document between; any state for which that does not do is packed
as the schemas say.
"""

from collections.abc import Sequence
from typing import Any, Final

INTEGER: Final = frozenset({int})

ABSENT: Final = False
"""Stands for an optional member that is not there: yes and no are packed as 1 and 0."""

Bytes = bytes | list[Any]
"""A list that is bytes where that is shorter."""


def as_bytes(packed: list[Any]) -> Bytes:
    """Integers that fit into a byte each as bytes; anything else as it is."""
    return plain_bytes(packed) if INTEGER.issuperset(map(type, packed)) else packed


def plain_bytes(integers: Sequence[int]) -> Bytes:
    """Integers as bytes where each fits into one; the caller knows that they are integers."""
    try:
        return bytes(integers)
    except ValueError:
        return [*integers]
