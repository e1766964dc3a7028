"""A parser of ICU MessageFormat patterns, which splits them into text and slots.

Patterns hold no apostrophe ('), which would quote: texts have the typographic one (\u2019). So every brace is syntax.
A slot is a figure, or a choice by a figure (`plural`, `selectordinal`, `select`) that contains no other one.
"""

import re
from typing import Final, NamedTuple

_TEXT: Final = re.compile(r"[^{}]*")
_NAME: Final = re.compile(r"\s*(\w+)\s*([,}])")
_BRANCH: Final = re.compile(r"\s*=?[\w-]+\s*\{")
_END: Final = re.compile(r"\s*\}")
_CHOOSES_BY: Final = {"plural": int, "selectordinal": int, "select": str}


class Slot(NamedTuple):
    """A figure of a pattern; if it chooses words, also its required type and the pattern of the choice."""

    figure: str
    chosen_by: type[int | str] | None = None
    choice: str = ""


def template_of(pattern: str) -> tuple[str, tuple[Slot, ...]]:
    """A pattern as a template for `str.format`, and its slots in order; ValueError if it is malformed."""
    template, at = "", 0
    slots: list[Slot] = []
    while True:
        text = _read(_TEXT, pattern, at)
        template, at = template + text[0], text.end()
        if at == len(pattern):
            return template, tuple(slots)
        slot, at = _slot(pattern, at)
        template += "{}"
        slots.append(slot)


def figures_of(pattern: str) -> tuple[str, ...]:
    """The names of a pattern's figures, each once."""
    return tuple(dict.fromkeys([slot.figure for slot in template_of(pattern)[1]]))


def _slot(pattern: str, start: int) -> tuple[Slot, int]:
    """The slot whose opening brace is at `start`, and the index after its closing brace."""
    if pattern[start] == "}":
        raise ValueError(f"a brace too many: {pattern}")
    name = _read(_NAME, pattern, start + 1)
    if name[2] == "}":
        return Slot(name[1]), name.end()
    kind = _read(_NAME, pattern, name.end())
    if kind[1] not in _CHOOSES_BY or kind[2] == "}":
        raise ValueError(f"no plural and no select: {pattern}")
    at = kind.end()
    while not (end := _END.match(pattern, at)):
        at = _behind_branch(pattern, _read(_BRANCH, pattern, at).end(), name[1])
    return Slot(name[1], _CHOOSES_BY[kind[1]], pattern[start : end.end()]), end.end()


def _behind_branch(pattern: str, at: int, figure: str) -> int:
    """The index after the branch that contains the index `at`."""
    while True:
        at = _read(_TEXT, pattern, at).end()
        if pattern[at : at + 1] == "}":
            return at + 1
        if at == len(pattern):
            raise ValueError(f"a brace too few: {pattern}")
        slot, at = _slot(pattern, at)
        if slot.figure != figure:
            raise ValueError(f"{slot.figure} in a choice by {figure}: {pattern}")


def _read(what: re.Pattern[str], pattern: str, at: int) -> re.Match[str]:
    if (match := what.match(pattern, at)) is None:
        raise ValueError(f"malformed at {at}: {pattern}")
    return match
