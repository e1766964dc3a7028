"""Figures that must lie between two bounds; if both bounds are equal, a violation has one figure for them."""

from typing import Any

from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation

Bounded = tuple[Code, Code]
"""A code with the figures `minimum` and `maximum`, and its form with `expected` too, for equal bounds."""


def bounded(code: Code) -> Bounded:
    """The two forms of a code for figures out of bounds: its own figures, and those of the bounds."""
    figures = {**code.figures, "minimum": INTEGER, "maximum": INTEGER}
    return Code(code.code, code.rules, figures), Code(code.code, code.rules, {**figures, "expected": INTEGER})


def out_of(codes: Bounded, pointer: str, minimum: int, maximum: int, **figures: Any) -> Violation:
    """The violation for a figure outside `minimum` to `maximum`."""
    between, exactly = codes
    if minimum == maximum:
        return exactly(pointer, **figures, minimum=minimum, maximum=maximum, expected=minimum)
    return between(pointer, **figures, minimum=minimum, maximum=maximum)
