"""The four editions have the figures of their rulebooks, and everything that follows from them."""

import pytest

from gavel.engine.options import in_force
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, OPTIONS, RULESETS, rules_for

RAVENSBURGER, IELLO, HEIDELBERGER, UEBERPLAY = "ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"


def test_there_are_four_editions_and_iello_is_the_default() -> None:
    assert [ruleset.id for ruleset in RULESETS] == [RAVENSBURGER, IELLO, HEIDELBERGER, UEBERPLAY]
    assert DEFAULT_RULESET == IELLO
    assert {ruleset.id: ruleset.player_counts for ruleset in RULESETS} == {
        RAVENSBURGER: (3, 4, 5),
        IELLO: (3, 4, 5, 6),
        HEIDELBERGER: (3, 4, 5, 6),
        UEBERPLAY: (3, 4, 5, 6),
    }
    assert {ruleset.id: ruleset.variants for ruleset in RULESETS} == {
        RAVENSBURGER: ("standard", "short-supply"),
        IELLO: ("standard", "short-supply"),
        HEIDELBERGER: ("standard", "short-supply"),
        UEBERPLAY: ("standard",),
    }


@pytest.mark.parametrize(
    ("ruleset", "highest_house", "cheques", "cheque_sum"),
    [
        (RAVENSBURGER, 20, (0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20), 207),
        *[
            (edition, 30, (0, 0, *sorted([*range(2, 16), *range(2, 16)])), 238)
            for edition in (IELLO, HEIDELBERGER, UEBERPLAY)
        ],
    ],
)
def test_the_decks_are_those_of_the_box(
    ruleset: str, highest_house: int, cheques: tuple[int, ...], cheque_sum: int
) -> None:
    rules = rules_for(ruleset, "standard", {}, 4)
    assert rules.houses == tuple(range(1, highest_house + 1))
    assert rules.cheques == cheques
    assert sum(rules.cheques) == cheque_sum
    assert len(rules.houses) == len(rules.cheques)


@pytest.mark.parametrize(
    ("ruleset", "coins"),
    [
        (RAVENSBURGER, {3: 15, 4: 15, 5: 15}),
        (IELLO, {3: 28, 4: 21, 5: 16, 6: 14}),
        (HEIDELBERGER, {3: 28, 4: 21, 5: 16, 6: 14}),
        (UEBERPLAY, {3: 18, 4: 18, 5: 14, 6: 14}),
    ],
)
def test_coins_go_by_player_count(ruleset: str, coins: dict[int, int]) -> None:
    assert {players: rules_for(ruleset, "standard", {}, players).starting_coins for players in coins} == coins


@pytest.mark.parametrize(
    ("ruleset", "variant", "removed", "rounds"),
    [
        (RAVENSBURGER, "standard", {3: 2, 4: 0, 5: 0}, {3: 6, 4: 5, 5: 4}),
        (RAVENSBURGER, "short-supply", {3: 4, 4: 2, 5: 0}, {3: 8, 4: 6, 5: 5}),
        *[
            (edition, "standard", {3: 0, 4: 2, 5: 0, 6: 0}, {3: 10, 4: 7, 5: 6, 6: 5})
            for edition in (IELLO, HEIDELBERGER)
        ],
        *[
            (edition, "short-supply", {3: 10, 4: 0, 5: 3, 6: 0}, {3: 10, 4: 10, 5: 7, 6: 6})
            for edition in (IELLO, HEIDELBERGER)
        ],
        (UEBERPLAY, "standard", {3: 6, 4: 2, 5: 0, 6: 0}, {3: 8, 4: 7, 5: 6, 6: 5}),
    ],
)
def test_cards_removed_and_rounds_go_by_variant_and_player_count(
    ruleset: str, variant: str, removed: dict[int, int], rounds: dict[int, int]
) -> None:
    in_use = {players: rules_for(ruleset, variant, {}, players) for players in removed}
    assert {players: rules.removed for players, rules in in_use.items()} == removed
    assert {players: rules.buying_rounds for players, rules in in_use.items()} == rounds


def test_only_five_players_in_short_supply_have_a_short_last_round() -> None:
    short = {
        (ruleset.id, variant, players): rules.short_round
        for ruleset in RULESETS
        for variant in ruleset.variants
        for players in ruleset.player_counts
        if (rules := rules_for(ruleset.id, variant, {}, players)).short_round
    }
    assert short == {(IELLO, "short-supply", 5): 3, (HEIDELBERGER, "short-supply", 5): 3}


def test_short_supply_reveals_one_house_fewer() -> None:
    for ruleset in (RAVENSBURGER, IELLO, HEIDELBERGER):
        assert rules_for(ruleset, "standard", {}, 4).per_round == 4
        assert rules_for(ruleset, "short-supply", {}, 4).per_round == 3


@pytest.mark.parametrize(
    ("ruleset", "raising", "refund", "last_seller", "unit"),
    [
        (RAVENSBURGER, "match", "half-up", "play-on", "million"),
        (IELLO, "exceed", "half-up", "sweep", "thousand dollars"),
        (HEIDELBERGER, "exceed", "half-up", "sweep", "thousand dollars"),
        (UEBERPLAY, "exceed", "half-down", "sweep", "thousand dollars"),
    ],
)
def test_editions_differ_in_raising_refund_and_last_seller(
    ruleset: str, raising: str, refund: str, last_seller: str, unit: str
) -> None:
    values = in_force(OPTIONS, {}, ruleset, "standard", 3)
    assert (values["raise"], values["refund"], values["last_seller"]) == (raising, refund, last_seller)
    rules = rules_for(ruleset, "standard", {}, 3)
    assert (rules.exceed, rules.half_up, rules.sweep) == (
        raising == "exceed",
        refund == "half-up",
        last_seller == "sweep",
    )
    assert rules.unit == unit


def test_heidelberger_differs_from_iello_in_name_and_sources_only() -> None:
    for variant in ("standard", "short-supply"):
        for players in (3, 4, 5, 6):
            assert rules_for(IELLO, variant, {}, players) == rules_for(HEIDELBERGER, variant, {}, players)


@pytest.mark.parametrize("ruleset", [RAVENSBURGER, IELLO, HEIDELBERGER, UEBERPLAY])
def test_rulings_have_the_same_defaults_in_every_edition(ruleset: str) -> None:
    values = in_force(OPTIONS, {}, ruleset, "standard", 3)
    names = ("short_last_round", "minimum_opening_bid", "final_tie", "open_money", "open_hands")
    assert {name: values[name] for name in names} == {
        "short_last_round": "play",
        "minimum_opening_bid": 1,
        "final_tie": "shared",
        "open_money": False,
        "open_hands": False,
    }


def test_discarding_leftovers_leaves_full_rounds_only() -> None:
    rules = rules_for(IELLO, "short-supply", {"short_last_round": "discard"}, 5)
    assert (rules.full_rounds, rules.buying_rounds, rules.short_round) == (6, 6, 0)
    assert (rules.deck_size, rules.sold_in_all, rules.leftover) == (27, 24, 3)
