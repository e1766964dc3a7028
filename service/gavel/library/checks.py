"""Checks of JSON values: each lists every fault of a value, with a code, a JSON pointer and figures.

The codes are those with which the HTTP service refuses a request; a test compares both over spoilt documents.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gavel.engine.shapes import MOST
from gavel.engine.verdicts import Violation

Faults = Iterator[Violation]
Within = Callable[[Any, str], Faults]
"""Lists the faults of a value of the right JSON type at a pointer."""

DEEPEST: Final = 64
"""The most nested lists and objects in a value of any shape."""

_JSON_TYPES: Final[Mapping[type, str]] = {
    bool: "boolean",
    int: "integer",
    str: "string",
    list: "array",
    dict: "object",
    type(None): "null",
}
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_NO_SURROGATES: Final = r"^[^\uD800-\uDFFF]*$"


@dataclass(frozen=True, slots=True)
class Check:
    """The check of one value: its JSON types, and what its value has to be."""

    types: tuple[str, ...]
    within: Within = lambda _value, _at: iter(())
    null: bool = False
    required: bool = True

    def faults(self, value: Any, at: str = "") -> Faults:
        """Every fault of a value at this pointer, in no particular order."""
        if value is None and self.null:
            return
        if _JSON_TYPES.get(type(value)) in self.types:
            yield from self.within(value, at)
        else:
            expected = "|".join([*self.types, "null"] if self.null else self.types)
            yield Violation("type.wrong", at, figures={"expected": expected})


def below(at: str, step: object) -> str:
    """The pointer to a member or an item of the value at a pointer."""
    return f"{at}/{str(step).replace('~', '~0').replace('/', '~1')}"


# --- single values ----------------------------------------------------------------------------------------------------


def integer(minimum: int, maximum: int) -> Check:
    """An integer between bounds, both included."""

    def within(value: int, at: str) -> Faults:
        if not minimum <= value <= maximum:
            yield Violation("value.out-of-range", at, figures=_bounds(minimum, maximum))

    return Check(("integer",), within)


def one_of(values: Sequence[str | int | bool], code: str = "value.not-allowed") -> Check:
    """One of a few values of one JSON type; any other is refused with `code`."""

    def within(value: Any, at: str) -> Faults:
        if value not in values:
            yield Violation(code, at, figures={"allowed": [*values]})

    return Check((_JSON_TYPES[type(values[0])],), within)


def text(
    fewest: int,
    most: int,
    pattern: str = "",
    forbidden: Sequence[str] = (),
    forbidden_code: str = "value.not-allowed",
) -> Check:
    """A string of so many code points, which matches a pattern as a whole and is none of the forbidden ones."""
    matcher = re.compile(pattern, re.ASCII)

    def within(value: str, at: str) -> Faults:
        if not fewest <= len(value) <= most:
            yield Violation("length.out-of-range", at, figures=_bounds(fewest, most))
        if pattern and matcher.fullmatch(value) is None:
            yield Violation("format.wrong", at, figures={"pattern": pattern})
        elif _SURROGATE.search(value):  # no UTF-8 has them, and a history is a digest of UTF-8
            yield Violation("format.wrong", at, figures={"pattern": _NO_SURROGATES})
        if value in forbidden:
            yield Violation(forbidden_code, at, figures={"forbidden": [*forbidden]})

    return Check(("string",), within)


FLAG: Final = Check(("boolean",))


def _anything(value: Any, at: str) -> Faults:
    if fault := _fault_in(value, 0):
        yield Violation(fault[0], at, figures=fault[1])


def _fault_in(value: Any, depth: int) -> tuple[str, dict[str, Any]] | None:
    """The code and figures of the first fault in a value that may be any JSON."""
    if depth > DEEPEST:
        return "nesting.too-deep", {"maximum": DEEPEST}
    kind = type(value)
    if kind is int:
        return None if -MOST <= value <= MOST else ("value.out-of-range", _bounds(-MOST, MOST))
    if kind is str:
        return ("format.wrong", {"pattern": _NO_SURROGATES}) if _SURROGATE.search(value) else None
    if kind is dict or kind is list:
        inner = [*value, *value.values()] if kind is dict else value
        if kind is dict and any(type(name) is not str for name in value):
            return "type.wrong", {"expected": "string"}
        return next((fault for each in inner if (fault := _fault_in(each, depth + 1))), None)
    if kind is float:
        # A correction may hold any number of JSON, which has neither NaN nor infinities.
        return None if value - value == 0 else ("type.wrong", {"expected": _ANY})
    return None if value is None or kind is bool else ("type.wrong", {"expected": _ANY})


_ANY: Final = "|".join(_JSON_TYPES.values())


class _Anything(Check):
    """Any JSON value."""

    __slots__ = ()

    def faults(self, value: Any, at: str = "") -> Faults:
        """At most one fault, at the value itself."""
        return _anything(value, at)


ANYTHING: Final = _Anything(())
ANY_OBJECT: Final = Check(("object",), _anything)


# --- lists and objects ------------------------------------------------------------------------------------------------


def items(item: Check, fewest: int, most: int, *, unique: bool = False, most_bytes: int | None = None) -> Check:
    """A list of so many items; items beyond the most are not looked at.

    `unique`: no two are equal. `most_bytes`: bounds the members `value` of its objects, as compact JSON.
    """

    def within(value: list[Any], at: str) -> Faults:
        sound = fewest <= len(value) <= most
        if not sound:
            yield Violation("length.out-of-range", at, figures=_bounds(fewest, most))
        for index, each in enumerate(value[:most]):
            for fault in item.faults(each, below(at, index)):
                sound = False
                yield fault
        if sound and unique and len(set(value)) != len(value):
            yield Violation("items.not-unique", at)
        if sound and most_bytes is not None and _size_of_values(value) > most_bytes:
            yield Violation("values.too-large", at, figures={"maximum": most_bytes})

    return Check(("array",), within)


def _size_of_values(operations: list[dict[str, Any]]) -> int:
    written = [
        json.dumps(each["value"], ensure_ascii=False, separators=(",", ":")) for each in operations if "value" in each
    ]
    return sum(len(each.encode()) for each in written)


def by_key(key: Check, value: Check, fewest: int, most: int) -> Check:
    """An object of so many members, whose names and values have checks."""

    def within(members: dict[Any, Any], at: str) -> Faults:
        if not fewest <= len(members) <= most:
            yield Violation("length.out-of-range", at, figures=_bounds(fewest, most))
        for name in sorted(members, key=str)[:most]:
            yield from key.faults(name, below(at, name))
            yield from value.faults(members[name], below(at, name))

    return Check(("object",), within)


def members(checks: Mapping[str, Check], exactly_one: Sequence[str] = (), at_most_one: Sequence[str] = ()) -> Check:
    """An object with these members and no others; exactly one of some, at most one of others."""

    def within(value: dict[Any, Any], at: str) -> Faults:
        if exactly_one and sum(name in value for name in exactly_one) != 1:
            yield Violation("members.exactly-one", at, figures={"members": [*exactly_one]})
        elif sum(name in value for name in at_most_one) > 1:
            yield Violation("members.at-most-one", at, figures={"members": [*at_most_one]})
        for name, check in checks.items():
            if name in value:
                yield from check.faults(value[name], below(at, name))
            elif check.required:
                yield Violation("member.missing", below(at, name))
        for name in value:
            if name not in checks:
                yield Violation("member.unknown", below(at, name))

    return Check(("object",), within)


def tagged(tag: str, variants: Mapping[str, Check]) -> Check:
    """An object of one of several forms, which the member `tag` names."""
    choice = members({tag: one_of([*variants])})

    def within(value: dict[Any, Any], at: str) -> Faults:
        wrong = [*choice.within({tag: value[tag]} if tag in value else {}, at)]
        yield from wrong or variants[value[tag]].within(value, at)

    return Check(("object",), within)


def either(*alternatives: Check) -> Check:
    """A value that one of several checks is for; its JSON type decides which."""
    by_type = {name: each for each in alternatives for name in each.types}

    def within(value: Any, at: str) -> Faults:
        yield from by_type[_JSON_TYPES[type(value)]].faults(value, at)

    return Check(tuple(by_type), within)


def _bounds(minimum: int, maximum: int) -> dict[str, int]:
    """The figures of both bounds; with `expected` if they are equal, as the service has them."""
    bounds = {"minimum": minimum, "maximum": maximum}
    return {**bounds, "expected": minimum} if minimum == maximum else bounds
