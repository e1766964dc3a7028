"""Scoring: who gets each building, with which sign, doubled or not; cash boxes, tie-breaks and winners."""

from typing import Any

import pytest

from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board
from gavel.games.the_estates.rules.state import State
from tests.support.the_estates_script import board, new_game, with_board

Json = dict[str, Any]


def totals(state: State) -> dict[str, int]:
    return {standing["player"]: standing["total"] for standing in GAME.scores(state)["standings"]}


def ended(on: Board, **members: Any) -> State:
    """As if the game were over; Ann holds blue, green and yellow, Bob purple, red and white."""
    state = with_board(new_game(**members), on)
    state.phase = "finished"
    return state


@pytest.mark.parametrize(
    ("lower", "permits", "mayor", "ann", "bob"),
    [
        # 6 + 4 + 2 and a rooftop of 3, for the holder of the top cube's colour.
        ("p6r4b2^3", "-3", "", 15, 0),
        ("b6g4p2^3", "-3", "", 0, 15),
        ("p6r4b2^3", "-3", "lower", 30, 0),
        ("p6r4b2^3", "", "", -15, 0),
        ("p6r4b2^3", "", "lower", -30, 0),
        ("p6r4b2", "-3", "", -12, 0),
        ("p6r4b2", "", "lower", -24, 0),
        # One building without a rooftop makes the whole row incomplete.
        ("b6^1 p5", "-2", "", -7, -5),
        ("b6^1 p5^2", "-2", "", 7, 7),
        ("b6^1 p5^2", "-2", "upper", 7, 7),
    ],
)
def test_a_building_counts_for_the_holder_of_its_top_colour(
    lower: str, permits: str, mayor: str, ann: int, bob: int
) -> None:
    state = ended(board(lower=lower, permits={"lower": permits}, mayor=mayor))
    assert totals(state) == {"ann": ann, "bob": bob, "cy": 0}


def test_a_building_without_a_rooftop_counts_nothing_if_so_ruled() -> None:
    on = board(lower="b6^1 p5", permits={"lower": "-2"}, mayor="lower")
    assert totals(ended(on, options={"unroofed": "nothing"})) == {"ann": -14, "bob": 0, "cy": 0}


def test_each_building_is_broken_down_in_board_order() -> None:
    state = ended(board("g6b4^2", "", "b5 y1^1", mayor="lower"))
    state.cash_box = [3, 0, 0]
    (ann,) = [standing for standing in GAME.scores(state)["standings"] if standing["player"] == "ann"]
    common = {"complete": False}
    assert ann["breakdown"] == {
        "cash_box": 3,
        "buildings": [
            {
                "row": "upper",
                "lot": 1,
                "colour": "blue",
                "cubes": [6, 4],
                "rooftop": 2,
                **common,
                "mayor": False,
                "points": -12,
            },
            {
                "row": "lower",
                "lot": 1,
                "colour": "blue",
                "cubes": [5],
                "rooftop": None,
                **common,
                "mayor": True,
                "points": -10,
            },
            {
                "row": "lower",
                "lot": 2,
                "colour": "yellow",
                "cubes": [1],
                "rooftop": 1,
                **common,
                "mayor": True,
                "points": -4,
            },
        ],
    }
    assert ann["total"] == 3 - 12 - 10 - 4


@pytest.mark.parametrize(
    ("cash", "boxes", "winners", "decided_by"),
    [
        ((0, 20, 13), (2, 1, 0), ["ann"], "total"),
        ((10, 9, 13), (2, 2, 0), ["ann"], "tiebreak"),
        ((8, 8, 16), (2, 2, 0), ["ann", "bob"], "shared"),
        # Cash in hand breaks ties only, together with the cash box.
        ((10, 11, 15), (0, 0, 0), ["cy"], "tiebreak"),
    ],
)
def test_the_highest_total_wins_then_the_most_cash_then_it_is_shared(
    cash: tuple[int, ...], boxes: tuple[int, ...], winners: list[str], decided_by: str
) -> None:
    state = ended(board())
    state.cash, state.cash_box = [*cash], [*boxes]
    sheet = GAME.scores(state)
    assert (sheet["winners"], sheet["decided_by"]) == (winners, decided_by)
    for standing in sheet["standings"]:
        seat = state.ids.index(standing["player"])
        assert (standing["total"], standing["tiebreak"]) == (boxes[seat], [cash[seat] + boxes[seat]])


def test_a_tie_that_stands_has_no_winner_if_so_ruled() -> None:
    state = ended(board(), options={"final_tie": "none"})
    sheet = GAME.scores(state)
    assert (sheet["winners"], sheet["decided_by"]) == ([], "none")
    assert [standing["rank"] for standing in sheet["standings"]] == [1, 1, 1]


def test_a_running_game_is_scored_as_if_it_ended_now() -> None:
    state = with_board(new_game(), board("b5^1"))
    sheet = GAME.scores(state)
    assert (sheet["final"], sheet["unit"]) == (False, "points")
    assert totals(state) == {"ann": -6, "bob": 0, "cy": 0}


def test_the_sheet_tells_every_ruling_with_its_value_in_force() -> None:
    options = {
        "end_when": "roofs-gone",
        "unroofed": "nothing",
        "max_requirement": 10,
        "zero_requirement": "illegal",
        "discard_placeable": False,
        "final_tie": "none",
        "open_money": True,
    }
    rulings = {ruling["id"]: ruling for ruling in GAME.scores(new_game(options=options))["rulings"]}
    assert list(rulings) == [f"R-ES-{number:02}" for number in range(1, 13)]
    assert {ruling["option"]: ruling["value"] for ruling in rulings.values()} == {
        **options,
        "minimum_bid": 1,
        "unplaceable_cube": "not-offerable",
        "tied_round": "nobody",
        "match_tie": "checks",
        "next_starter": "draw",
    }
