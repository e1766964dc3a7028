"""The values of a list, together as bytes where that is shorter."""

from collections.abc import Sequence
from typing import Any, Final

INTEGER: Final = frozenset({int})


def as_bytes(packed: list[Any]) -> bytes | list[Any]:
    """Integers that fit into a byte each as bytes; anything else as it is."""
    return plain_bytes(packed) if INTEGER.issuperset(map(type, packed)) else packed


def plain_bytes(integers: Sequence[int]) -> bytes | list[int]:
    """The same of what are integers for certain."""
    try:
        return bytes(integers)
    except ValueError:
        return [*integers]
