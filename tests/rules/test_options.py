"""Options: defaults by ruleset, variant and player count; what differs from them; rulings with the value in force."""

from typing import Any

from gavel.engine.options import Option, Ruling, differing, in_force, rulings_in_force
from gavel.engine.shapes import Integer


def _coins(ruleset: str, variant: str, players: int) -> int:
    return {"first": 60, "second": 72}[ruleset] // players


def _cards(ruleset: str, variant: str, players: int) -> tuple[int, ...]:
    return (1, 2) if variant == "standard" else (3,)


def _ascending(cards: Any) -> tuple[int, ...]:
    return tuple(sorted(cards))


DECLARED = (
    Option("coins", _coins, shape=Integer()),
    Option("cards", _cards, value=_ascending, shape=Integer()),
    Option("tie", lambda *_edition: "shared", "R-XX-01", shape=Integer()),
)


def test_an_option_that_is_not_given_follows_ruleset_variant_and_player_count() -> None:
    assert in_force(DECLARED, {}, "first", "standard", 4) == {"coins": 15, "cards": (1, 2), "tie": "shared"}
    assert in_force(DECLARED, {}, "second", "other", 3) == {"coins": 24, "cards": (3,), "tie": "shared"}


def test_a_given_option_is_in_force_in_its_canonical_form() -> None:
    given = {"tie": "none", "cards": [5, 4]}
    assert in_force(DECLARED, given, "first", "standard", 4) == {"coins": 15, "cards": (4, 5), "tie": "none"}


def test_options_stand_in_declared_order_whatever_order_they_are_given_in() -> None:
    given = {"tie": "none", "coins": 3}
    assert list(in_force(DECLARED, given, "first", "standard", 4)) == ["coins", "cards", "tie"]
    assert list(differing(DECLARED, given, "first", "standard", 4)) == ["coins", "tie"]


def test_a_state_carries_only_the_options_that_differ_from_their_defaults() -> None:
    given = {"coins": 15, "cards": [2, 1], "tie": "shared"}
    assert differing(DECLARED, given, "first", "standard", 4) == {}
    assert differing(DECLARED, given, "second", "other", 4) == {"coins": 15, "cards": (1, 2)}


def test_rulings_are_told_by_number_with_the_value_in_force_or_the_fixed_one() -> None:
    rulings = (Ruling("R-XX-01", "tie"), Ruling("R-XX-02", None, "both"))
    assert rulings_in_force(rulings, {"coins": 15, "tie": "none"}) == [
        {"id": "R-XX-01", "option": "tie", "value": "none"},
        {"id": "R-XX-02", "option": None, "value": "both"},
    ]
