"""A figure out of bounds: where both bounds are the same, `expected` says the one figure that people are told."""

from gavel.engine.bounds import bounded, out_of
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation

CODES = bounded(Code("cards.wrong-count", ("a/rule",), {"count": INTEGER}))


def test_two_bounds_are_two_figures() -> None:
    figures = {"count": 9, "minimum": 10, "maximum": 12}
    assert out_of(CODES, "/cards", 10, 12, count=9) == Violation("cards.wrong-count", "/cards", "a/rule", figures)


def test_equal_bounds_are_one_figure_too() -> None:
    figures = {"count": 9, "minimum": 10, "maximum": 10, "expected": 10}
    assert out_of(CODES, "/cards", 10, 10, count=9) == Violation("cards.wrong-count", "/cards", "a/rule", figures)


def test_what_is_declared_is_what_is_told() -> None:
    for codes, (minimum, maximum) in zip(CODES, ((1, 2), (1, 1)), strict=True):
        assert set(codes.figures) == set(out_of(CODES, "", minimum, maximum, count=0).figures)
        assert codes.rules == ("a/rule",)
