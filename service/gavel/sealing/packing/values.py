"""Packers of single values: a choice as its index, a player as a seat, a word as its number, hexadecimal as bytes."""

from collections.abc import Sequence
from typing import Any, Protocol

from gavel.schemas.scalars import Choice, Constant, Int, IntChoice
from gavel.sealing.packing.words import Words

Packed = Any
"""None, integers, booleans, strings, bytes, lists and maps of these: what CBOR writes."""

BYTE = 256
"""How many values a byte has."""


class Packer(Protocol):
    """Packs the values of one field."""

    @property
    def kinds(self) -> frozenset[type]:
        """The types of what it packs to."""

    @property
    def size(self) -> int | None:
        """How many values there are, if all are packed as integers from 0 up; None if there are more than a few."""

    def pack(self, value: Any, words: Words) -> Packed:
        """The packed form of a value that the field takes."""

    def unpack(self, packed: Packed, words: Words) -> Any:
        """The value."""


class OrNull:
    """Null, or a value of another packer."""

    size = None

    def __init__(self, inner: Packer) -> None:
        self._inner = inner
        self.kinds = inner.kinds | {type(None)}

    def pack(self, value: Any, words: Words) -> Packed:
        """Null, or the value."""
        return None if value is None else self._inner.pack(value, words)

    def unpack(self, packed: Packed, words: Words) -> Any:
        """Null, or the value."""
        return None if packed is None else self._inner.unpack(packed, words)


class FewOrNull:
    """Null or one of few values: null is 0, the values follow."""

    kinds = frozenset({int})

    def __init__(self, inner: Packer, size: int) -> None:
        self._inner = inner
        self.size: int | None = size + 1

    def pack(self, value: Any, words: Words) -> int:
        """0, or one more than the value packs to."""
        if value is None:
            return 0
        packed: int = self._inner.pack(value, words)
        return packed + 1

    def unpack(self, packed: int, words: Words) -> Any:
        """Null, or the value."""
        return self._inner.unpack(packed - 1, words) if packed else None


def or_null(inner: Packer) -> Packer:
    """The packer of null and of what another packs."""
    return OrNull(inner) if inner.size is None else FewOrNull(inner, inner.size)


class FewIntegers:
    """Integers between bounds that are near: how far they lie above the lower one."""

    kinds = frozenset({int})

    def __init__(self, minimum: int, size: int) -> None:
        self._minimum = minimum
        self.size: int | None = size

    def pack(self, value: int, _words: Words) -> int:
        """From 0 up."""
        return value - self._minimum

    def unpack(self, packed: int, _words: Words) -> int:
        """The integer."""
        return packed + self._minimum


class Integers:
    """Integers as they are; where some are negative, 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4: small ones fit into a byte."""

    kinds = frozenset({int})
    size = None

    def __init__(self, *, signed: bool) -> None:
        self.signed = signed

    def pack(self, value: int, _words: Words) -> int:
        """From 0 up."""
        return value if not self.signed else 2 * value if value >= 0 else -2 * value - 1

    def unpack(self, packed: int, _words: Words) -> int:
        """The integer."""
        return packed if not self.signed else -(packed + 1) // 2 if packed % 2 else packed // 2


def is_plain(packer: Packer) -> bool:
    """Whether values are packed as they are."""
    return isinstance(packer, Integers) and not packer.signed


def integers(field: Int) -> Packer:
    """The packer of a field of integers."""
    size = field.maximum - field.minimum + 1
    return FewIntegers(field.minimum, size) if size <= BYTE else Integers(signed=field.minimum < 0)


class OneOf:
    """One of a few values, as its index."""

    kinds = frozenset({int})

    def __init__(self, choices: Sequence[Any]) -> None:
        self._choices = choices
        self._index = {choice: index for index, choice in enumerate(choices)}
        self.size: int | None = len(choices)

    def pack(self, value: Any, _words: Words) -> int:
        """Its index."""
        return self._index[value]

    def unpack(self, packed: int, _words: Words) -> Any:
        """The value of that index."""
        return self._choices[packed]


def choices(field: Choice | IntChoice) -> Packer:
    """The packer of a field that takes one of a few values."""
    return OneOf(field.choices)


def constant(field: Constant) -> Packer:
    """The packer of a field that takes one value."""
    return OneOf((field.value,))


class Players:
    """Players as seats."""

    kinds = frozenset({int, str})
    size = None

    def pack(self, value: str, words: Words) -> int | str:
        """The seat."""
        return words.seat(value)

    def unpack(self, packed: int | str, words: Words) -> str:
        """The player's id."""
        return words.player(packed)


class Texts:
    """Texts, as words of the game where they are some."""

    kinds = frozenset({int, str, bytes})
    size = None

    def pack(self, value: str, words: Words) -> int | bytes | str:
        """A number, bytes, or the text itself."""
        return words.pack(value)

    def unpack(self, packed: int | bytes | str, words: Words) -> str:
        """The text."""
        return words.unpack(packed)


class Whatever:
    """Any JSON value, in a list of its own so that nothing takes it for anything else."""

    kinds = frozenset({list})
    size = None

    def pack(self, value: Any, _words: Words) -> list[Any]:
        """The value in a list."""
        return [value]

    def unpack(self, packed: list[Any], _words: Words) -> Any:
        """The value."""
        return packed[0]
