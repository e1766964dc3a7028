"""Subset matching: the first difference between an answer and the expectation of a case, if there is one.

Objects match if the listed members do; arrays match as a whole; everything else must be equal. Objects with one member
that begins with `$` are expectation forms, described in README.md.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gavel.conformance.cases import CaseError
from gavel.conformance.memory import Memory
from gavel.conformance.pointers import below

SHOWN = 200
"""The most characters of a value in a report."""


class _Nothing:
    """Stands for an absent member of an answer."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = _Nothing()


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where an answer differs from its expectation."""

    pointer: str
    expected: Any
    actual: Any

    def __str__(self) -> str:
        return f"at {self.pointer or 'the top'}: expected {_shown(self.expected)}, got {_shown(self.actual)}"


def difference(expected: Any, actual: Any, memory: Memory, at: str = "") -> Difference | None:
    """The first difference of `actual` from `expected`, in the order of the expectation; None if it matches."""
    if isinstance(expected, Mapping):
        form = _form(expected)
        if form is not None:
            return _FORMS[form](expected[form], actual, memory, at)
        return _object(expected, actual, memory, at)
    if isinstance(expected, list):
        return _array(expected, actual, memory, at)
    return None if _equal(expected, actual) else Difference(at, expected, actual)


def _form(expected: Mapping[str, Any]) -> str | None:
    names = [name for name in expected if name.startswith("$")]
    if not names:
        return None
    if len(expected) > 1 or names[0] not in _FORMS:
        raise CaseError(f"no such expectation: {', '.join(expected)}")
    return names[0]


def _object(expected: Mapping[str, Any], actual: Any, memory: Memory, at: str) -> Difference | None:
    if not isinstance(actual, Mapping):
        return Difference(at, expected, actual)
    for name, value in expected.items():
        if first := difference(value, actual.get(name, NOTHING), memory, below(at, name)):
            return first
    return None


def _array(expected: list[Any], actual: Any, memory: Memory, at: str) -> Difference | None:
    if not isinstance(actual, list):
        return Difference(at, expected, actual)
    for index, value in enumerate(expected):
        there = actual[index] if index < len(actual) else NOTHING
        if first := difference(value, there, memory, below(at, index)):
            return first
    if len(actual) > len(expected):
        return Difference(below(at, len(expected)), NOTHING, actual[len(expected)])
    return None


def _equal(expected: Any, actual: Any) -> bool:
    """JSON equality: true is not 1."""
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return bool(expected == actual)


# --- expectation forms ----------------------------------------------------------------------------------------------


def _absent(argument: Any, actual: Any, _memory: Memory, at: str) -> Difference | None:
    if argument is not True:
        raise CaseError("$absent is always true")
    return None if actual is NOTHING else Difference(at, NOTHING, actual)


def _exactly(argument: Any, actual: Any, _memory: Memory, at: str) -> Difference | None:
    """`$exactly`: a value that is equal as a whole, without further members at any depth."""
    if isinstance(argument, Mapping) and isinstance(actual, Mapping):
        for name in [*argument, *(name for name in actual if name not in argument)]:
            here, there = argument.get(name, NOTHING), actual.get(name, NOTHING)
            if first := _exactly(here, there, _memory, below(at, name)):
                return first
        return None
    if isinstance(argument, list) and isinstance(actual, list):
        for index in range(max(len(argument), len(actual))):
            here, there = ((items[index : index + 1] or [NOTHING])[0] for items in (argument, actual))
            if first := _exactly(here, there, _memory, below(at, index)):
                return first
        return None
    return None if _equal(argument, actual) else Difference(at, argument, actual)


def _contains(argument: Any, actual: Any, memory: Memory, at: str) -> Difference | None:
    """An array with an item that matches each of these; in any order, among others."""
    if not isinstance(actual, list):
        return Difference(at, argument, actual)
    for wanted in argument:
        if all(difference(wanted, item, memory) for item in actual):
            return Difference(at, {"$contains": [wanted]}, actual)
    return None


def _matches(argument: Any, actual: Any, _memory: Memory, at: str) -> Difference | None:
    """A string that the regular expression matches as a whole."""
    if isinstance(actual, str) and re.fullmatch(argument, actual):
        return None
    return Difference(at, {"$matches": argument}, actual)


def _between(argument: Any, actual: Any, _memory: Memory, at: str) -> Difference | None:
    """An integer from the first of two to the second."""
    least, most = argument
    is_integer = isinstance(actual, int) and not isinstance(actual, bool)
    return None if is_integer and least <= actual <= most else Difference(at, {"$between": argument}, actual)


def _same_as(argument: Any, actual: Any, memory: Memory, at: str) -> Difference | None:
    """An earlier answer's JSON with its members in the same order: byte for byte but for white space."""
    earlier = memory.answer(argument["answer"], argument.get("pointer", ""))
    return _exactly(earlier, actual, memory, at) or _order(earlier, actual, at)


def _order(earlier: Any, actual: Any, at: str) -> Difference | None:
    """The first object in two equal documents whose members have different orders."""
    if isinstance(earlier, Mapping):
        if list(earlier) != list(actual):
            return Difference(at, f"members in the order {', '.join(earlier)}", f"{', '.join(actual)}")
        pairs = [(name, earlier[name], actual[name]) for name in earlier]
    elif isinstance(earlier, list):
        pairs = list(zip(range(len(earlier)), earlier, actual, strict=True))
    else:
        return None
    return next(filter(None, (_order(here, there, below(at, step)) for step, here, there in pairs)), None)


def _not(argument: Any, actual: Any, memory: Memory, at: str) -> Difference | None:
    """Anything that does not match."""
    if actual is not NOTHING and difference(argument, actual, memory, at):
        return None
    return Difference(at, {"$not": argument}, actual)


_FORMS: dict[str, Callable[[Any, Any, Memory, str], Difference | None]] = {
    "$absent": _absent,
    "$between": _between,
    "$contains": _contains,
    "$exactly": _exactly,
    "$matches": _matches,
    "$not": _not,
    "$same-as": _same_as,
}


def _shown(value: Any) -> str:
    if value is NOTHING:
        return repr(NOTHING)
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
