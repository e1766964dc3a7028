"""Packers made from a schema: they turn each JSON value that a field takes into plain data of fewer bytes, and back.

An object is packed as the list of its members' values in the schema's order; one of few possible objects as a single
integer; a list of objects member by member, and a list of small integers as bytes. What is packed says nothing without
the schema, which both ways read.
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Anything, Bool, Choice, Constant, Int, IntChoice, JsonField, PlayerId, SeatId, Text
from gavel.sealing.packing.values import (
    BYTE,
    OneOf,
    Packed,
    Packer,
    Players,
    Texts,
    Whatever,
    choices,
    constant,
    integers,
    is_plain,
    or_null,
)
from gavel.sealing.packing.words import Words

ABSENT = False
"""Stands for an optional member that is not there: yes and no are packed as 1 and 0."""


def packer_of(field: Any) -> Packer:
    """The packer of a field; raises TypeError for one that it does not know."""
    for kind, make in _MAKERS.items():
        if isinstance(field, kind):
            made: Packer = make(field)
            return or_null(made) if field.allow_none and not isinstance(field, Anything) else made
    raise TypeError(f"no packer is known for the field {field!r}")


def _as_bytes(packed: list[Packed]) -> bytes | list[Packed]:
    """Integers that fit into a byte each as bytes; anything else as it is."""
    if not _ONLY_INTEGERS.issuperset(map(type, packed)):
        return packed
    try:
        return bytes(packed)
    except ValueError:
        return packed


_ONLY_INTEGERS = frozenset({int})


class Members:
    """Packs the objects of one schema, as the list of what their members are packed to; constants are left out."""

    kinds = frozenset({list})
    size: int | None = None

    def __init__(self, schema: Strict, without: Sequence[str] = ()) -> None:
        declared = {name: field for name, field in schema.members.items() if name not in without}
        self.constants = {
            name: field.value for name, field in declared.items() if isinstance(field, Constant) and field.required
        }
        self.packers = {name: packer_of(field) for name, field in declared.items() if name not in self.constants}
        self.all_required = all(field.required for field in declared.values())
        self._order = tuple(declared)
        self._each = tuple(self.packers.items())

    def pack(self, value: Mapping[str, Any], words: Words) -> list[Packed]:
        """The members' values."""
        return [packer.pack(value[name], words) if name in value else ABSENT for name, packer in self._each]

    def unpack(self, packed: Sequence[Packed], words: Words) -> dict[str, Any]:
        """The object, its members in the schema's order."""
        found = dict(self.constants)
        for (name, packer), each in zip(self._each, packed, strict=True):
            if each is not ABSENT:
                found[name] = packer.unpack(each, words)
        return {name: found[name] for name in self._order if name in found} if self.constants else found


class FewObjects:
    """The objects of a schema of which there are few: an integer whose digits are the members' values."""

    kinds = frozenset({int})

    def __init__(self, members: Members) -> None:
        self._members = members
        self._digits = [(name, packer, packer.size or 1) for name, packer in members.packers.items()]
        self.size: int | None = prod(size for _name, _packer, size in self._digits)

    def pack(self, value: Mapping[str, Any], words: Words) -> int:
        """The integer."""
        packed = 0
        for name, packer, size in self._digits:
            packed = packed * size + packer.pack(value[name], words)
        return packed

    def unpack(self, packed: int, words: Words) -> dict[str, Any]:
        """The object."""
        digits = []
        for _name, _packer, size in reversed(self._digits):
            packed, digit = divmod(packed, size)
            digits.append(digit)
        return self._members.unpack(digits[::-1], words)


def _object(schema: Strict) -> Packer:
    members = Members(schema)
    sizes = [packer.size for packer in members.packers.values()]
    few = members.all_required and None not in sizes and prod(size or 1 for size in sizes) <= BYTE
    return FewObjects(members) if few else members


class Union:
    """An object of one of several schemas: the number of its schema before what it packs to."""

    kinds = frozenset({bytes, list})
    size: int | None = None

    def __init__(self, field: Tagged) -> None:
        self._tag = field.tag
        self._of = {name: (index, Members(each)) for index, (name, each) in enumerate(field.variants.items())}
        self._by_index = [members for _index, members in self._of.values()]

    def pack(self, value: Mapping[str, Any], words: Words) -> Packed:
        """The number, then the members' values."""
        index, members = self._of[value[self._tag]]
        packed = members.pack(value, words)
        while packed and packed[-1] is ABSENT:
            packed.pop()
        return _as_bytes([index, *packed])

    def unpack(self, packed: Sequence[Packed], words: Words) -> dict[str, Any]:
        """The object; what is missing at the end is absent."""
        members = self._by_index[packed[0]]
        left_out = len(members.packers) + 1 - len(packed)
        return members.unpack([*packed[1:], *[ABSENT] * left_out], words)


class FewOfSeveral:
    """An object of one of several schemas that have few objects together: one integer, schema after schema."""

    kinds = frozenset({int})

    def __init__(self, tag: str, of: Mapping[str, FewObjects]) -> None:
        self._tag = tag
        self._first: dict[str, tuple[int, FewObjects]] = {}
        self._by_number: list[tuple[int, FewObjects]] = []
        for name, objects in of.items():
            self._first[name] = (len(self._by_number), objects)
            self._by_number += [self._first[name]] * (objects.size or 1)
        self.size: int | None = len(self._by_number)

    def pack(self, value: Mapping[str, Any], words: Words) -> int:
        """The integer."""
        first, objects = self._first[value[self._tag]]
        return first + objects.pack(value, words)

    def unpack(self, packed: int, words: Words) -> dict[str, Any]:
        """The object."""
        first, objects = self._by_number[packed]
        return objects.unpack(packed - first, words)


def _union(field: Tagged) -> Packer:
    objects = {name: _object(schema) for name, schema in field.variants.items()}
    few = {name: each for name, each in objects.items() if isinstance(each, FewObjects)}
    if few.keys() == objects.keys() and sum(each.size or 1 for each in few.values()) <= BYTE:
        return FewOfSeveral(field.tag, few)
    return Union(field)


class Lists:
    """A list, value by value."""

    kinds = frozenset({bytes, list})
    size = None

    def __init__(self, inner: Packer) -> None:
        self._inner, self._is_plain = inner, is_plain(inner)

    def pack(self, value: Sequence[Any], words: Words) -> Packed:
        """Bytes, or a list."""
        if self._is_plain:
            return _as_bytes([*value])
        pack = self._inner.pack
        return _as_bytes([pack(each, words) for each in value])

    def unpack(self, packed: Packed, words: Words) -> list[Any]:
        """The list."""
        if self._is_plain:
            return [*packed]
        unpack = self._inner.unpack
        return [unpack(each, words) for each in packed]


class Columns:
    """A list of objects, member by member."""

    kinds = frozenset({bytes, list})
    size = None

    def __init__(self, members: Members) -> None:
        self._members = members

    def pack(self, value: Sequence[Mapping[str, Any]], words: Words) -> Packed:
        """For each member what all the objects have; no bytes where there are no objects."""
        rows = [self._members.pack(each, words) for each in value]
        return [_as_bytes(list(column)) for column in zip(*rows, strict=True)] or b""

    def unpack(self, packed: Packed, words: Words) -> list[dict[str, Any]]:
        """The list."""
        members = self._members
        if not (members.all_required and packed) or members.constants:
            return [members.unpack(row, words) for row in zip(*packed, strict=True)]
        columns = [
            column if is_plain(packer) else [packer.unpack(each, words) for each in column]
            for packer, column in zip(members.packers.values(), packed, strict=True)
        ]
        return [dict(zip(members.packers, row, strict=True)) for row in zip(*columns, strict=True)]


def _items(field: Items) -> Packer:
    inner = packer_of(field.inner)
    return Columns(inner) if isinstance(inner, Members) and inner.packers else Lists(inner)


class Maps:
    """An object by players' ids, as the list of what each seat has; any other object with its names."""

    kinds = frozenset({bytes, list, dict})
    size = None

    def __init__(self, field: MapOf) -> None:
        self._by_seat = isinstance(field.keys, PlayerId | SeatId)
        self._values = packer_of(field.values)

    def pack(self, value: Mapping[str, Any], words: Words) -> Packed:
        """Bytes or a list by seat; a map by name."""
        packed = {name: self._values.pack(each, words) for name, each in value.items()}
        by_seat = {words.seat(name): each for name, each in packed.items()} if self._by_seat else {}
        if not self._by_seat or any(type(seat) is str for seat in by_seat):
            return packed
        return _as_bytes([by_seat.get(seat, ABSENT) for seat in range(words.seats)]) if packed else b""

    def unpack(self, packed: Packed, words: Words) -> dict[str, Any]:
        """The object."""
        named = packed.items() if isinstance(packed, dict) else enumerate(packed)
        return {words.player(name): self._values.unpack(each, words) for name, each in named if each is not ABSENT}


class Alternatives:
    """A value of one of several fields: packed as by its own, with the field's number where that would be in doubt."""

    size = None

    def __init__(self, field: Either) -> None:
        self._packers = [packer_of(each) for each in field.alternatives]
        self._number = {kind: number for number, each in enumerate(field.alternatives) for kind in each.json_types}
        kinds = [kind for packer in self._packers for kind in packer.kinds]
        self._in_doubt = len(set(kinds)) != len(kinds)
        self.kinds = frozenset({list}) if self._in_doubt else frozenset(kinds)

    def pack(self, value: Any, words: Words) -> Packed:
        """What the field packs to, after its number if there is need of one."""
        number = self._number[_JSON_TYPES[type(value)]]
        packed = self._packers[number].pack(value, words)
        return [number, packed] if self._in_doubt else packed

    def unpack(self, packed: Packed, words: Words) -> Any:
        """The value."""
        if self._in_doubt:
            return self._packers[packed[0]].unpack(packed[1], words)
        return next(each for each in self._packers if type(packed) in each.kinds).unpack(packed, words)


_JSON_TYPES: Mapping[type, str] = {
    bool: "boolean",
    int: "integer",
    str: "string",
    list: "array",
    tuple: "array",
    dict: "object",
}
"""As the rules write them: lists may be tuples."""

_MAKERS: Mapping[type[JsonField], Any] = {
    Part: lambda field: _object(field.strict),
    Tagged: _union,
    Either: Alternatives,
    Items: _items,
    MapOf: Maps,
    Constant: constant,
    Choice: choices,
    IntChoice: choices,
    Bool: lambda _field: OneOf((False, True)),
    Int: integers,
    PlayerId: lambda _field: Players(),
    SeatId: lambda _field: Players(),
    Text: lambda _field: Texts(),
    Anything: lambda _field: Whatever(),
}
"""By kind of field; a subclass stands before its base."""
