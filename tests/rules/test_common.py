"""What is common to every game's setups, states and tallies: each fault by code, pointer and figures."""

import hashlib
from collections import Counter
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from gavel.engine import common
from gavel.engine.dealing import commitment
from gavel.engine.options import Option, Ruleset
from gavel.engine.shapes import Integer
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules.state import State

RULESET = Ruleset("first", "First edition", ("A rulebook",), (3, 4), ("standard", "advanced"))

DECLARED = (
    Option("coins", lambda _ruleset, variant, players: 15 if variant == "standard" else players, shape=Integer()),
    Option("cards", lambda *_edition: (1, 2, 3), value=lambda cards: tuple(sorted(cards)), shape=Integer()),
)


# --- the edition ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["standard", "advanced"])
@pytest.mark.parametrize("players", [3, 4])
def test_an_edition_has_its_variants_and_player_counts(variant: str, players: int) -> None:
    assert list(common.edition_violations(RULESET, variant, players, "game/players")) == []


def test_every_fault_of_an_edition_is_told() -> None:
    assert list(common.edition_violations(RULESET, "basic", 5, "game/players")) == [
        Violation(
            "variant.unknown",
            "/variant",
            None,
            {"variant": "basic", "ruleset": "first", "variants": ["standard", "advanced"]},
        ),
        Violation(
            "players.count", "/players", "game/players", {"players": 5, "ruleset": "first", "player_counts": [3, 4]}
        ),
    ]


# --- setup requests -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "members",
    [
        {},
        {"first_player": "bob"},
        {"first_player": {"draw": True}},
        {"first_player": {"draw": True}, "seed": "s"},
        {"seed": "s"},
        {"seed": "s", "dealer": "service"},
        {"seed": "s", "nonce": "0" * 64},
        {"deal": {}},
        {"dealer": "table"},
    ],
)
def test_a_request_that_does_not_contradict_itself_has_no_fault(members: dict[str, Any]) -> None:
    assert list(common.request_violations({"players": ["ann", "bob"], **members})) == []


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        (
            {"first_player": "cy"},
            [Violation("player.unknown", "/first_player", None, {"player": "cy", "players": ["ann", "bob"]})],
        ),
        ({"seed": "s", "deal": {}}, [Violation("seed.with-deal", "/seed")]),
        ({"first_player": {"draw": True}, "deal": {}}, [Violation("first-player.with-deal", "/first_player")]),
        (
            {"first_player": {"draw": True}, "dealer": "table"},
            [Violation("first-player.with-table", "/first_player")],
        ),
        ({"seed": "s", "dealer": "table"}, [Violation("seed.with-table", "/seed")]),
        ({"nonce": "0" * 64}, [Violation("nonce.without-seed", "/nonce")]),
        ({"nonce": "0" * 64, "deal": {}}, [Violation("nonce.without-seed", "/nonce")]),
        ({"nonce": "0" * 64, "dealer": "table"}, [Violation("nonce.without-seed", "/nonce")]),
        (
            {"seed": "s", "deal": {}, "dealer": "table"},
            [Violation("seed.with-deal", "/seed"), Violation("seed.with-table", "/seed")],
        ),
    ],
)
def test_a_request_that_contradicts_itself_is_told_how(members: dict[str, Any], expected: list[Violation]) -> None:
    assert list(common.request_violations({"players": ["ann", "bob"], **members})) == expected


def test_who_begins_is_named_or_drawn_from_the_seed_or_the_first() -> None:
    request = {"players": ["ann", "bob", "cy", "dee"], "seed": "a seed"}
    assert common.first_seat(request) == 0
    assert common.first_seat({**request, "first_player": "cy"}) == 2
    # By the written rule, with nothing but a hash: three swaps from the last index down, no word thrown away.
    block = hashlib.sha256(b"a seed/first-player/0").digest()
    deck = list(request["players"])
    for place, last in enumerate((3, 2, 1)):
        pick = int.from_bytes(block[8 * place : 8 * place + 8], "big") % (last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    assert request["players"][common.first_seat({**request, "first_player": {"draw": True}})] == deck[0]


def test_every_seat_is_drawn_by_some_seed_and_none_much_more_often() -> None:
    request = {"players": ["ann", "bob", "cy"], "first_player": {"draw": True}}
    drawn = Counter(common.first_seat({**request, "seed": str(number)}) for number in range(3000))
    assert sorted(drawn) == [0, 1, 2]
    assert all(900 < count < 1100 for count in drawn.values())


# --- states ---------------------------------------------------------------------------------------------------------


def test_ids_of_players_differ() -> None:
    assert list(common.player_breaches(["ann", "bob"])) == []
    assert list(common.player_breaches(["ann", "bob", "ann", "ann"])) == [
        Violation("player.twice", "/players/2/id", None, {"player": "ann"}),
        Violation("player.twice", "/players/3/id", None, {"player": "ann"}),
    ]


def state_with(options: Mapping[str, Any], variant: str = "standard") -> Any:
    """What the invariant on options reads of a state."""
    return SimpleNamespace(options=options, ruleset="first", variant=variant, ids=("ann", "bob", "cy"))


@pytest.mark.parametrize("given", [{}, {"coins": 14}, {"cards": [1, 2]}, {"coins": 0, "cards": [7]}])
def test_canonical_options_have_no_fault(given: dict[str, Any]) -> None:
    kept = common.load_options(DECLARED, given)
    assert list(common.option_breaches(DECLARED, state_with(kept))) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"coins": 15}, [Violation("options.default-given", "/options/coins", None, {"option": "coins"})]),
        ({"cards": [2, 1]}, [Violation("list.not-ascending", "/options/cards")]),
        (
            {"cards": [3, 2, 1]},
            [
                Violation("list.not-ascending", "/options/cards"),
                Violation("options.default-given", "/options/cards", None, {"option": "cards"}),
            ],
        ),
    ],
)
def test_options_that_are_not_canonical_are_told(given: dict[str, Any], expected: list[Violation]) -> None:
    kept = common.load_options(DECLARED, given)
    assert list(common.option_breaches(DECLARED, state_with(kept))) == expected


def test_whether_an_option_is_its_default_depends_on_the_edition() -> None:
    assert list(common.option_breaches(DECLARED, state_with({"coins": 3}))) == []
    assert [each.code for each in common.option_breaches(DECLARED, state_with({"coins": 3}, "advanced"))] == [
        "options.default-given"
    ]


@pytest.mark.parametrize(
    ("dealer", "deal", "expected"),
    [
        ("service", None, []),
        ("table", None, []),
        ("service", {"seed": "s", "commitment": commitment("s")}, []),
        (
            "service",
            {"seed": "s", "commitment": commitment("t")},
            [Violation("deal.wrong-commitment", "/deal/commitment")],
        ),
        ("table", {"seed": "s", "commitment": commitment("s")}, [Violation("deal.with-table", "/deal")]),
        (
            "table",
            {"seed": "s", "commitment": "0" * 64},
            [Violation("deal.with-table", "/deal"), Violation("deal.wrong-commitment", "/deal/commitment")],
        ),
    ],
)
def test_a_deal_fits_its_dealer_and_its_commitment(
    dealer: str, deal: dict[str, str] | None, expected: list[Violation]
) -> None:
    state = State.__new__(State)
    state.deal, state.table_deals = deal, dealer == "table"
    assert list(common.deal_breaches(state)) == expected


def test_a_state_keeps_options_and_deal_in_one_order_whatever_the_order_of_the_document() -> None:
    state = State.__new__(State)
    document = {
        "ruleset": "one",
        "variant": "standard",
        "players": [{"id": "ann"}, {"id": "bob"}],
        "options": {"cards": [4, 2], "coins": 3},
        "dealer": "service",
        "deal": {"commitment": commitment("s"), "seed": "s"},
        "phase": "offer",
        "round": 2,
        "ply": 7,
        "history": "",
    }
    assert common.load_common(state, document, DECLARED) == state.ids == ("ann", "bob")
    assert list(state.options.items()) == [("coins", 3), ("cards", (4, 2))]
    assert state.deal is not None
    assert list(state.deal.items()) == [("seed", "s"), ("commitment", commitment("s"))]
    salted = {"commitment": commitment("s", "0" * 64), "nonce": "0" * 64, "seed": "s"}
    common.load_common(state, {**document, "deal": salted}, DECLARED)
    assert list(state.deal) == ["seed", "nonce", "commitment"]
    assert common.dump_seen("any", state, [])["deal"] == {"commitment": salted["commitment"]}
    common.load_common(state, {**document, "options": {}, "deal": None}, DECLARED)
    assert not state.options
    assert common.dump_seen("any", state, [])["deal"] is None


def test_whoever_is_not_at_the_table_gets_a_seat_beyond_it() -> None:
    seats = common.Seats(("ann", "bob"))
    assert [seats[player] for player in ("bob", "zoe", "ann", "yan", "zoe")] == [1, 2, 0, 3, 2]
    assert seats.strangers == ["zoe", "yan"]


def test_strangers_sit_beyond_the_table_also_where_an_id_stands_twice() -> None:
    seats = common.Seats(("ann", "bob", "ann"))
    assert seats["zoe"] == 3
