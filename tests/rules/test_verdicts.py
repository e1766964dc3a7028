"""Refusals are values: ordered by pointer and code, told by an exception that holds them all."""

import pytest

from gavel.engine.verdicts import (
    Code,
    IllegalAction,
    InvalidSetup,
    InvalidState,
    Refused,
    Violation,
    in_order,
    pointer,
)


@pytest.mark.parametrize(
    ("steps", "written"),
    [
        ((), ""),
        (("players", 0, "coins"), "/players/0/coins"),
        (("bids", "a/b"), "/bids/a~1b"),
        (("bids", "a~b"), "/bids/a~0b"),
        (("bids", "~1"), "/bids/~01"),
        (("bids", ""), "/bids/"),
    ],
)
def test_a_pointer_escapes_as_rfc_6901_says(steps: tuple[str | int, ...], written: str) -> None:
    assert pointer(*steps) == written


def test_violations_are_told_by_pointer_then_code() -> None:
    violations = [Violation("b", "/x"), Violation("a", "/x"), Violation("c", ""), Violation("a", "/x/0")]
    assert [(each.pointer, each.code) for each in in_order(violations)] == [
        ("", "c"),
        ("/x", "a"),
        ("/x", "b"),
        ("/x/0", "a"),
    ]


@pytest.mark.parametrize("kind", [IllegalAction, InvalidState, InvalidSetup])
def test_a_refusal_holds_every_violation_and_names_their_codes(kind: type[Refused]) -> None:
    violations = [Violation("bid.too-low", "/amount"), Violation("bid.too-high", "/amount")]
    refusal = kind(iter(violations))
    assert refusal.violations == tuple(violations)
    assert str(refusal) == "bid.too-low, bid.too-high"


def test_a_code_makes_violations_that_cite_its_only_clause_or_the_one_that_is_named() -> None:
    code = Code("bid.too-low", ("a/match", "a/exceed"))
    assert code("/amount", amount=1) == Violation("bid.too-low", "/amount", "a/match", {"amount": 1})
    assert code(rule="a/exceed") == Violation("bid.too-low", "", "a/exceed", {})
    assert Code("list.not-ascending")("/sold") == Violation("list.not-ascending", "/sold", None, {})
    assert code.citing("b/bid") == Code("bid.too-low", ("b/bid",))
