"""The beginning of a turn: stowing cash, and which pieces may be offered."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board
from gavel.games.the_estates.rules.pieces import Cube
from tests.support.the_estates_script import board, call_out, document, free_turns, new_game, refused, told, with_board

Json = dict[str, Any]

FULL_ROWS = ("b6^1 g1 g2^1 g3^2", "y6 y5^2 p1 p2^3", "w2 w3 w4^3 w5^4")


def offers(on: Board | None = None, **members: Any) -> list[str]:
    state = new_game(**members) if on is None else with_board(new_game(**members), on)
    found = []
    for action in GAME.legal_actions(state):
        piece = action.get("piece", {})
        found.append(" ".join(str(value) for value in piece.values()) or action["type"])
    return found


# --- stowing --------------------------------------------------------------------------------------------------------


def test_stowed_cash_goes_to_the_cash_box_and_the_turn_goes_on() -> None:
    state = new_game()
    assert told(call_out(state, "ann stows"), "stow") == [{"player": "ann", "amount": 1}]
    assert document(state)["players"][0] == {"id": "ann", "cash": 11, "cash_box": 1}
    assert (state.stowed, state.phase, GAME.to_act(state)) == (True, "offer", ("ann",))


def test_cash_is_stowed_once_in_a_turn() -> None:
    state = new_game()
    call_out(state, "ann stows")
    assert refused(state, "ann stows") == [Violation("stow.already-done", "", "the-estates/stow")]
    assert {action["type"] for action in GAME.legal_actions(state)} == {"offer"}
    free_turns(state, "mayor > upper")
    call_out(state, "bob stows")
    assert state.cash_box == [1, 1, 0]


def test_nobody_stows_without_cash_in_hand() -> None:
    state = new_game(cash={"ann": 0, "bob": 24, "cy": 12})
    assert refused(state, "ann stows") == [Violation("stow.no-cash", "", "the-estates/stow", {"cash": 0})]
    assert GAME.legal_actions(state)[0]["type"] == "offer"


def test_the_last_cash_stowed_is_refused_a_second_time_for_both_reasons() -> None:
    state = new_game(cash={"ann": 1, "bob": 23, "cy": 12})
    call_out(state, "ann stows")
    assert [violation.code for violation in refused(state, "ann stows")] == ["stow.already-done", "stow.no-cash"]


@pytest.mark.parametrize(("stowed", "expected"), [(False, ["stow", "offer"]), (True, ["offer"])])
def test_a_turn_begins_with_stowing_or_offering(stowed: bool, expected: list[str]) -> None:
    state = new_game()
    call_out(state, *["ann stows"] * stowed)
    figures = {"action": "sell", "phase": "offer", "expected": expected}
    assert refused(state, "ann sells") == [Violation("phase.wrong-action", "/type", "the-estates/turn", figures)]


# --- what may be offered --------------------------------------------------------------------------------------------


def test_offers_are_listed_by_row_end_and_kind() -> None:
    assert offers() == [
        "stow",
        *[f"cube {row} {end}" for row in (1, 2, 3) for end in ("left", "right")],
        "permit 1",
        "permit 2",
        "permit 3",
        "mayor",
        "cancel",
    ]


def test_a_rooftop_may_be_offered_while_a_building_has_none() -> None:
    assert "rooftop" in offers(board(middle="b6^1 g5"))
    state = with_board(new_game(), board(middle="b6^1 g5^2"))
    assert refused(state, "ann offers rooftop") == [
        Violation("rooftop.no-building", "/piece", "the-estates/available-rooftops")
    ]


def test_a_lone_cube_of_a_row_is_its_left_one_and_an_empty_row_has_none() -> None:
    state = new_game()
    state.market = [[Cube("red", 3)], [], state.market[2]]
    listed = [action["piece"] for action in GAME.legal_actions(state) if action["type"] == "offer"][:3]
    assert [(piece["row"], piece["end"]) for piece in listed] == [(1, "left"), (3, "left"), (3, "right")]
    for call, figures in (
        ("ann offers cube 1 right", {"row": 1, "end": "right", "cubes": 1}),
        ("ann offers cube 2 left", {"row": 2, "end": "left", "cubes": 0}),
        ("ann offers cube 2 right", {"row": 2, "end": "right", "cubes": 0}),
    ):
        assert refused(state, call) == [
            Violation("cube.not-at-an-end", "/piece/end", "the-estates/available-cubes", figures)
        ]
    assert refused(state, "ann offers cube 1 left") == []


@pytest.mark.parametrize(
    ("on", "highest"),
    [
        (board(), 6),
        (board(*FULL_ROWS[:2]), 6),
        (board(*FULL_ROWS), 5),
        # A one-cube lot takes no second cube, a finished building none at all.
        (board("b6 g1 g2^1 g3^2", "y1 y5^2 p6 p2^3", "w5^2 w6 w3^3 w1"), 0),
        (board("b6^1 g4 g2^1 g3^2", "y5 y4^2 p1 p2^3", "w1^2 w2 w3^3 w4"), 4),
        (board("b6^1 g4^1 g2^1 g3^2", "y1 y4^2 p1 p2^3", "w1^2 w2 w3^3 w4"), 3),
    ],
)
def test_a_cube_may_be_offered_up_to_the_value_that_still_has_a_place(on: Board, highest: int) -> None:
    for value in range(1, 7):
        state = with_board(new_game(), on)
        state.market = [[Cube("red", value)], [], []]
        listed = [action.get("piece") for action in GAME.legal_actions(state)]
        assert ({"kind": "cube", "row": 1, "end": "left"} in listed) == (value <= highest)
        no_place = Violation(
            "cube.no-place", "/piece", "the-estates/available-cubes", {"colour": "red", "value": value}
        )
        assert refused(state, "ann offers cube 1 left") == ([] if value <= highest else [no_place])


def test_a_special_piece_is_offered_once() -> None:
    state = new_game()
    free_turns(state, "permit 2 > upper shorten", "cancel > upper permit 2")
    figures = {"available": ["permit-1", "permit-3", "mayor"]}
    for call, piece in (("permit 2", "permit-2"), ("cancel", "cancel")):
        assert refused(state, f"cy offers {call}") == [
            Violation("special.not-available", "/piece", "the-estates/available", {"piece": piece, **figures})
        ]


def test_the_cancel_cube_may_be_offered_with_nothing_to_cancel() -> None:
    state = new_game()
    free_turns(state, "cancel > discard")
    assert document(state)["out_of_game"] == ["cancel"]


# --- offering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "in_the_air"),
    [
        ("cube 1 left", {"kind": "cube", "colour": "red", "value": 6}),
        ("cube 1 right", {"kind": "cube", "colour": "green", "value": 1}),
        ("permit 3", {"kind": "permit", "value": 3}),
        ("mayor", {"kind": "mayor"}),
        ("cancel", {"kind": "cancel"}),
    ],
)
def test_an_offered_piece_leaves_its_supply_and_is_up_for_auction(piece: str, in_the_air: Json) -> None:
    state = new_game(market=["r6"])
    before = document(state)
    events = call_out(state, f"ann offers {piece}")
    assert told(events, "auction-begins") == [{"piece": in_the_air}]
    after = document(state)
    assert after["auction"] == {"piece": in_the_air, "bids": {}, "passed": [], "turn": "bob"}
    row = before["market"][0]
    row_after = {"cube 1 left": row[1:], "cube 1 right": row[:-1]}.get(piece, row)
    assert after["market"] == [row_after, *before["market"][1:]]
    gone = {"permit 3": "permit-3"}.get(piece, piece)
    assert after["specials"] == [name for name in before["specials"] if name != gone]


def test_the_next_rooftop_is_turned_up_before_its_auction() -> None:
    state = new_game(rooftops=(5, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6))
    free_turns(state, "cube 1 left > upper 1")
    events = call_out(state, "bob offers rooftop")
    assert [event["type"] for event in events] == ["offer", "rooftop-revealed", "auction-begins"]
    assert told(events, "rooftop-revealed") == [{"value": 5}]
    assert state.rooftops == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6]
    assert document(state)["auction"]["piece"] == {"kind": "rooftop", "value": 5}
