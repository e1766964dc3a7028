"""Figures that must lie between two bounds: where both are the same, people read one figure."""

from typing import Any

from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation

Bounded = tuple[Code, Code]
"""A code with the figures `minimum` and `maximum`; and the same with `expected` too, for bounds that are the same."""


def bounded(code: Code) -> Bounded:
    """A code as it is declared for figures out of bounds: its own figures, and the bounds."""
    figures = {**code.figures, "minimum": INTEGER, "maximum": INTEGER}
    return Code(code.code, code.rules, figures), Code(code.code, code.rules, {**figures, "expected": INTEGER})


def out_of(codes: Bounded, pointer: str, minimum: int, maximum: int, **figures: Any) -> Violation:
    """The violation by a figure that does not lie from `minimum` to `maximum`."""
    between, exactly = codes
    if minimum == maximum:
        return exactly(pointer, **figures, minimum=minimum, maximum=maximum, expected=minimum)
    return between(pointer, **figures, minimum=minimum, maximum=maximum)
