"""Forms of objects: the list of their members' packed values, or one integer if only few objects are possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from gavel.schemas.compact import ABSENT, INTEGER
from gavel.sealing.packing.source import BYTE, Form, Source


@dataclass(frozen=True, slots=True)
class Members:
    """The members of one schema's objects."""

    order: Sequence[str]
    """The names of all members, in the schema's order."""
    constants: Mapping[str, Any]
    """The values of the required members that have only one value: they are left out."""
    forms: Mapping[str, Form]
    """The forms of the other members."""
    optional: frozenset[str]

    @property
    def are_few(self) -> bool:
        """Whether so few objects are possible that each is an integer that fits into a byte."""
        values = [form.values for form in self.forms.values()]
        if self.optional or None in values:
            return False
        scalar = not any(isinstance(each, dict) for of in values for each in of or ())
        return scalar and prod(len(of or ()) for of in values) <= BYTE

    def objects(self) -> list[dict[str, Any]]:
        """Every possible object, in the order of their integers, if these are few."""
        rows = product(*[form.values or () for form in self.forms.values()])
        unordered = [{**self.constants, **dict(zip(self.forms, row, strict=True))} for row in rows]
        return [{name: each[name] for name in self.order} for each in unordered]

    def digits(self, v: str) -> str:
        """The expression of an object's integer, whose digits are the members' values."""
        packed = "0"
        for name, form in self.forms.items():
            packed = f"({packed} * {len(form.values or ())} + {form.pack(f'{v}[{name!r}]')})"
        return packed

    def form(self, source: Source) -> Form:
        """The form of objects as lists."""
        pack = source.function("pack", [f"return [{', '.join(self._packed('v'))}]"])
        return Form(pack, source.function("unpack", self._unpacking()), frozenset({list}))

    def variant(self, number: int, source: Source) -> tuple[str, str]:
        """Calls that pack and unpack an object as a list after that number; absent members at the end are left out."""
        packed = ", ".join([str(number), *self._packed("v")])
        lines = [f"packed = [{packed}]", f"while packed[-1] is {ABSENT}: packed.pop()", "return as_bytes(packed)"]
        padded = f"v = [*v[1:], *[{ABSENT}] * ({len(self.forms) + 1} - len(v))]"
        return source.function("pack", lines)("v"), source.function("unpack", [padded, *self._unpacking()])("v")

    def columns(self, source: Source) -> Form:
        """The form of a list of objects: for each member, the values of all objects; no bytes for an empty list."""
        columns = [
            f"{'as_bytes' if name in self.optional else form.together}([{packed} for each in v])"
            for (name, form), packed in zip(self.forms.items(), self._packed("each"), strict=True)
        ]
        if self.optional:
            row = source.function("unpack", self._unpacking())
            rows = f"[{row('each')} for each in zip(*v, strict=True)]"
        else:
            rows = f"[{self._object()} for {', '.join(self._variables().values())}, in zip(*v, strict=True)]"
        return Form(
            source.function("pack", [f"return [{', '.join(columns)}] if v else b''"]),
            source.function("unpack", [f"return {rows}"]),
            frozenset({bytes, list}),
        )

    def _packed(self, v: str) -> list[str]:
        """The expression of each member's value."""
        packed = {name: form.pack(f"{v}[{name!r}]") for name, form in self.forms.items()}
        return [
            f"({each} if {name!r} in {v} else {ABSENT})" if name in self.optional else each
            for name, each in packed.items()
        ]

    def _variables(self) -> dict[str, str]:
        return {name: f"m{number}" for number, name in enumerate(self.forms)}

    def _unpacking(self) -> list[str]:
        """The statements that return the object of the list `v`, its members in the schema's order."""
        variables = self._variables()
        lines = [f"[{', '.join(variables.values())}] = v"]
        if not self.optional:
            return [*lines, f"return {self._object()}"]
        lines.append("found = {}")
        for name in self.order:
            there = f"if {variables[name]} is not {ABSENT}: " if name in self.optional else ""
            lines.append(f"{there}found[{name!r}] = {self._value(name)}")
        return [*lines, "return found"]

    def _object(self) -> str:
        """The expression of an object that has all its members."""
        return f"{{{', '.join(f'{name!r}: {self._value(name)}' for name in self.order)}}}"

    def _value(self, name: str) -> str:
        if name in self.constants:
            return repr(self.constants[name])
        return self.forms[name].unpack(self._variables()[name])


def few(members: Members, source: Source) -> Form:
    """The form of few possible objects as one integer."""
    return _listed(members.objects(), members.digits, source)


def few_of_several(tag: str, of: Mapping[str, Members], source: Source) -> Form | None:
    """The form of few possible objects of several schemas: one integer, schema after schema. None if they are many."""
    if not all(members.are_few for members in of.values()):
        return None
    values: list[dict[str, Any]] = []
    lines = [f"kind = v[{tag!r}]"]
    for name, members in of.items():
        lines.append(f"if kind == {name!r}: return {len(values)} + {members.digits('v')}")
        values += members.objects()
    if len(values) > BYTE:
        return None
    return _listed(values, source.function("pack", [*lines, "raise KeyError(kind)"]), source)


def _listed(values: Sequence[dict[str, Any]], pack: Any, source: Source) -> Form:
    """The form of objects as their indices in a list; unpacking copies them, since the caller may change them."""
    objects = source.bound("objects", values)
    return Form(pack, lambda v: f"{{**{objects}[{v}]}}", INTEGER, values)


def union(tag: str, of: Mapping[str, Members], source: Source) -> Form:
    """The form of an object of one of several schemas: the schema's number, then the members' packed values."""
    packing, unpacking = [f"kind = v[{tag!r}]"], ["number = v[0]"]
    for number, (name, members) in enumerate(of.items()):
        pack, unpack = members.variant(number, source)
        packing.append(f"if kind == {name!r}: return {pack}")
        unpacking.append(f"if number == {number}: return {unpack}")
    return Form(
        source.function("pack", [*packing, "raise KeyError(kind)"]),
        source.function("unpack", [*unpacking, "raise IndexError(number)"]),
        frozenset({bytes, list}),
    )
