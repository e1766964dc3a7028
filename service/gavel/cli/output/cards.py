"""Cards by what people type: the whole name, or its number alone; and long lists of cards in short."""

from collections.abc import Sequence
from typing import Any, Final

SHORTEST_RUN: Final = 2
"""Runs of no more values are written out."""


def find_card(entry: str, candidates: Sequence[Any]) -> Any | None:
    """The candidate (a number or an id) that is meant: `17` may stand for `ref-017`; None if there is not just one."""
    if exact := [each for each in candidates if str(each) == entry]:
        return exact[0]
    if not (entry.isascii() and entry.isdigit()):
        return None
    meant = {each for each in candidates if isinstance(each, str) and _number_of(each) == int(entry)}
    return meant.pop() if len(meant) == 1 else None


def _number_of(name: str) -> int | None:
    """The number that a name ends with."""
    digits = name[len(name.rstrip("0123456789")) :]
    return int(digits) if digits else None


def shortened(values: Sequence[Any]) -> str:
    """The different values in short: numbers that follow one another make a run, such as 3 to 30."""
    runs: list[list[Any]] = []
    for value in dict.fromkeys(values):
        if runs and _follows(runs[-1][-1], value):
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(f"{run[0]}\u2013{run[-1]}" if len(run) > SHORTEST_RUN else " ".join(map(str, run)) for run in runs)


def _follows(before: Any, value: Any) -> bool:
    if isinstance(before, int) and isinstance(value, int):
        return value == before + 1
    one, two = _number_of(str(before)), _number_of(str(value))
    return one is not None and two == one + 1 and len(str(before)) == len(str(value))
