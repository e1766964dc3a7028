"""Setting up: the market, the rooftops, cash and first player; and every reason why a game cannot be set up."""

from typing import Any

import pytest

from gavel.engine import history
from gavel.engine.dealing import commitment, shuffled
from gavel.engine.verdicts import InvalidSetup, Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.pieces import CUBES
from gavel.games.the_estates.rules.rulesets import COLOURS, ROOFTOPS
from gavel.games.the_estates.rules.state import State
from tests.support.play import NAMES
from tests.support.the_estates_script import document, filled_market, new_game

Json = dict[str, Any]

RULE, TABLE, MATCH = "the-estates/setup", "the-estates/table-reveal", "the-estates/match"
THREE = list(NAMES[:3])
MARKET = filled_market(())


def setup(**members: Any) -> State:
    return GAME.setup({"players": THREE, **members})[0]


def cards(deck: list[Json]) -> list[tuple[str, int]]:
    return [(cube["colour"], cube["value"]) for cube in deck]


# --- what can be set up ---------------------------------------------------------------------------------------------


def test_the_box_has_36_cubes_12_rooftops_and_five_special_pieces() -> None:
    assert len(CUBES) == 36
    assert {(cube["colour"], cube["value"]) for cube in GAME.components["cubes"]} == {
        (colour, value) for colour in ("blue", "green", "yellow", "purple", "red", "white") for value in range(1, 7)
    }
    assert GAME.components["rooftops"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert GAME.components["specials"] == ["permit-1", "permit-2", "permit-3", "mayor", "cancel"]
    assert GAME.components["one_cube_lots"] == {"upper": [1, 7], "middle": [3, 5], "lower": [2]}


def test_everything_but_the_players_has_a_default() -> None:
    state = document(setup(seed="gavel"))
    assert (state["ruleset"], state["variant"], state["options"]) == ("capstone-2018", "standard", {})
    assert (state["auctioneer"], state["dealer"], state["phase"], state["round"]) == ("ann", "service", "offer", 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_12_cash_an_empty_cash_box_and_the_board_is_bare(players: int) -> None:
    state = document(new_game(players=players))
    assert state["players"] == [{"id": name, "cash": 12, "cash_box": 0} for name in NAMES[:players]]
    bare = {"lots": [], "permits": [], "requirement": 4, "mayor": False}
    assert state["board"] == {"upper": bare, "middle": bare, "lower": bare}
    assert (state["certificates"], state["out_of_game"], state["stowed"]) == ({}, [], False)
    assert state["specials"] == ["permit-1", "permit-2", "permit-3", "mayor", "cancel"]
    assert [len(row) for row in state["market"]] == [8, 8, 8]
    assert state["history"] == history.begin(state)


def test_a_seed_shuffles_cubes_and_rooftops_by_their_labels() -> None:
    state = document(setup(seed="gavel"))
    order = shuffled([(colour, value) for colour in COLOURS for value in range(1, 7)], "gavel", "cubes")
    assert [cube for row in state["market"] for cube in cards(row)] == list(order[:24])
    assert state["rooftops"] == list(shuffled(ROOFTOPS, "gavel", "rooftops"))
    assert state["deal"] == {"seed": "gavel", "commitment": commitment("gavel")}


def test_a_deal_lies_as_it_is_given() -> None:
    state = document(setup(deal={"cubes": MARKET, "rooftops": list(reversed(ROOFTOPS))}))
    assert (state["market"], state["rooftops"], state["deal"]) == (MARKET, list(reversed(ROOFTOPS)), None)


def test_a_table_deals_the_market_and_counts_the_rooftops() -> None:
    state = document(setup(dealer="table", deal={"cubes": MARKET}))
    assert (state["market"], state["rooftops"], state["deal"]) == (MARKET, 12, None)


def test_the_first_player_begins_and_the_events_say_so() -> None:
    state, events = GAME.setup({"players": THREE, "first_player": "cy", "seed": "gavel"})
    assert GAME.to_act(state) == ("cy",)
    assert events == [
        {
            "type": "game-set-up",
            "first_player": "cy",
            "cash": 36,
            "cubes": 24,
            "rooftops": 12,
            "rule": RULE,
            "reveals": THREE,
        },
        {"type": "turn-begins", "round": 1, "player": "cy", "rule": "the-estates/turn"},
    ]


def test_a_later_game_of_a_match_begins_with_the_cash_of_the_one_before() -> None:
    state = document(setup(seed="gavel", cash={"cy": 0, "ann": 30, "bob": 6}))
    assert {seat["id"]: seat["cash"] for seat in state["players"]} == {"ann": 30, "bob": 6, "cy": 0}


def test_a_state_carries_only_options_that_are_no_defaults() -> None:
    options = {"open_money": True, "max_requirement": 9, "end_when": "roofs-gone", "unroofed": "negative"}
    state = document(setup(seed="gavel", options=options))
    assert state["options"] == {"end_when": "roofs-gone", "open_money": True}


# --- what cannot ----------------------------------------------------------------------------------------------------

TWICE = [[*MARKET[0][:7], MARKET[0][0]], *MARKET[1:]]
BAD: dict[str, tuple[Json, list[Violation]]] = {
    "six players": (
        {"players": list(NAMES[:6]), "seed": "s"},
        [
            Violation(
                "players.count",
                "/players",
                "the-estates/players",
                {"players": 6, "ruleset": "capstone-2018", "player_counts": [2, 3, 4, 5]},
            )
        ],
    ),
    "no such variant": (
        {"variant": "short", "seed": "s"},
        [
            Violation(
                "variant.unknown",
                "/variant",
                None,
                {"variant": "short", "ruleset": "capstone-2018", "variants": ["standard"]},
            )
        ],
    ),
    "a stranger begins": (
        {"first_player": "zoe", "seed": "s"},
        [Violation("player.unknown", "/first_player", None, {"player": "zoe", "players": THREE})],
    ),
    "seed and deal": (
        {"seed": "s", "deal": {"cubes": MARKET, "rooftops": list(ROOFTOPS)}},
        [Violation("seed.with-deal", "/seed")],
    ),
    "a table without its market": (
        {"dealer": "table", "seed": "s"},
        [Violation("deal.missing", "/deal", TABLE), Violation("seed.with-table", "/seed")],
    ),
    "a deal of nothing": (
        {"deal": {}},
        [
            Violation("deal.cubes-missing", "/deal/cubes", RULE),
            Violation("deal.rooftops-missing", "/deal/rooftops", RULE),
        ],
    ),
    "a table that tells its rooftops": (
        {"dealer": "table", "deal": {"cubes": MARKET, "rooftops": list(ROOFTOPS)}},
        [Violation("deal.rooftops-with-table", "/deal/rooftops", TABLE)],
    ),
    "a first player drawn from an order that is given": (
        {"first_player": {"draw": True}, "deal": {"cubes": MARKET, "rooftops": list(ROOFTOPS)}},
        [Violation("first-player.with-deal", "/first_player")],
    ),
    "a first player drawn where people deal": (
        {"first_player": {"draw": True}, "dealer": "table", "deal": {"cubes": MARKET}},
        [Violation(f"first-player.with-{reason}", "/first_player") for reason in ("deal", "table")],
    ),
    "a cube twice": (
        {"deal": {"cubes": TWICE, "rooftops": list(ROOFTOPS)}},
        [Violation("deal.cube-twice", "/deal/cubes/0/7", RULE, {"colour": "blue", "value": 1})],
    ),
    "a third rooftop of a value": (
        {"deal": {"cubes": MARKET, "rooftops": [1, 1, 1, *ROOFTOPS[3:]]}},
        [Violation("deal.not-in-deck", "/deal/rooftops/2", RULE, {"deck": "rooftops", "card": 1})],
    ),
    "a nonce without a seed": (
        {"dealer": "table", "deal": {"cubes": MARKET}, "nonce": "0" * 64},
        [Violation("nonce.without-seed", "/nonce")],
    ),
    "cash of a stranger": (
        {"seed": "s", "cash": {"ann": 12, "bob": 12, "zoe": 12}},
        [
            Violation("cash.player-missing", "/cash/cy", MATCH, {"player": "cy"}),
            Violation("cash.stranger", "/cash/zoe", MATCH, {"player": "zoe", "players": THREE}),
        ],
    ),
    "cash that does not add up": (
        {"seed": "s", "cash": {"ann": 12, "bob": 12, "cy": 11}},
        [Violation("cash.wrong-total", "/cash", MATCH, {"total": 35, "expected": 36})],
    ),
}


@pytest.mark.parametrize(("members", "expected"), BAD.values(), ids=BAD)
def test_an_impossible_setup_is_refused_with_every_reason(members: Json, expected: list[Violation]) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        setup(**members)
    assert list(refusal.value.violations) == expected


def test_every_code_of_an_impossible_setup_is_shown() -> None:
    shown = {violation.code for _members, expected in BAD.values() for violation in expected}
    assert shown == set(GAME.bad_setup)
