"""The end of the game: two complete rows, or nothing left to complete; and what each ruling changes."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board
from gavel.games.the_estates.rules.ending import reason_to_end
from gavel.games.the_estates.rules.pieces import Piece
from gavel.games.the_estates.rules.state import NOTHING_LEFT, TWO_ROWS
from tests.support.the_estates_script import (
    board,
    call_out,
    document,
    free_turns,
    new_game,
    refused,
    to_place,
    told,
    with_board,
)

Json = dict[str, Any]

DEFAULT, ROOFS, EITHER = "no-completion-possible", "roofs-gone", "either-supply-gone"
FOUR_ROOFED = "b6^1 g6^2 y6^3 p6^4"
UNROOFED = "b5 g5"


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        (board(FOUR_ROOFED), None),
        (board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5^4"), TWO_ROWS),
        (board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5"), None),
        (board(FOUR_ROOFED, "b5^1 g5^2 y5^3"), None),
        (board(FOUR_ROOFED, "b5^1 g5^2", permits={"middle": "-2"}), TWO_ROWS),
        (board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5^4", permits={"upper": "+1"}), None),
        (board(FOUR_ROOFED, permits={"lower": "-3 -1"}), TWO_ROWS),
    ],
)
def test_two_complete_rows_end_the_game(on: Board, expected: str | None) -> None:
    assert reason_to_end(with_board(new_game(), on)) == expected


@pytest.mark.parametrize("end_when", [DEFAULT, ROOFS, EITHER])
@pytest.mark.parametrize(
    ("on", "rooftops", "cubes", "ends_in"),
    [
        (board(UNROOFED), True, True, ()),
        (board(UNROOFED), False, True, (DEFAULT, ROOFS, EITHER)),
        (board(UNROOFED), True, False, (EITHER,)),
        (board(FOUR_ROOFED), True, False, (DEFAULT, EITHER)),
        (board(FOUR_ROOFED), False, False, (DEFAULT, ROOFS, EITHER)),
    ],
)
def test_the_game_ends_when_nothing_can_be_completed_as_ruled(
    end_when: str, on: Board, rooftops: bool, cubes: bool, ends_in: tuple[str, ...]
) -> None:
    state = with_board(new_game(options={"end_when": end_when}), on)
    if not rooftops:
        state.rooftops = []
    if not cubes:
        state.market = [[], [], []]
    assert reason_to_end(state) == (NOTHING_LEFT if end_when in ends_in else None)


@pytest.mark.parametrize("end_when", [DEFAULT, ROOFS, EITHER])
def test_the_game_ends_when_nothing_may_be_offered_whatever_is_ruled(end_when: str) -> None:
    # Rooftops are left, but every building has one; there are no cubes, and no special pieces either.
    on = board("b6^1 g6^2 y6^3 p6^4 w6^5", "", "b5^5 g5^6", permits={"upper": "+3", "lower": "-2"})
    state = with_board(new_game(options={"end_when": end_when}), on)
    state.market, state.specials = [[], [], []], []
    assert reason_to_end(state) == NOTHING_LEFT
    state.specials = ["mayor"]
    assert reason_to_end(state) == (None if end_when == ROOFS else NOTHING_LEFT)


def test_both_at_once_are_two_complete_rows() -> None:
    state = with_board(new_game(), board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5^4"))
    state.rooftops = []
    assert reason_to_end(state) == TWO_ROWS


@pytest.mark.parametrize(("zero", "ends"), [("complete", True), ("illegal", False)])
def test_a_row_of_no_lots_is_complete_unless_it_is_illegal(zero: str, ends: bool) -> None:
    on = board(FOUR_ROOFED, permits={"lower": "-3"})
    state = to_place(Piece("permit", 1), on, options={"zero_requirement": zero})
    assert bool(refused(state, "bob places lower shorten")) == (not ends)
    if ends:
        call_out(state, "bob places lower shorten")
        assert (state.phase, state.ended_by) == ("finished", TWO_ROWS)


@pytest.mark.parametrize(
    ("piece", "on", "call"),
    [
        (Piece("rooftop", 6), board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5"), "bob places middle 4"),
        (Piece("permit", 1), board(FOUR_ROOFED, "b5^1 g5^2 y5^3"), "bob places middle shorten"),
        (
            Piece("cancel"),
            board(FOUR_ROOFED, "b5^1 g5^2 y5^3 p5^4", permits={"middle": "+2"}),
            "bob places middle permit 2",
        ),
    ],
)
def test_a_rooftop_a_permit_or_the_cancel_cube_may_complete_a_row(piece: Piece, on: Board, call: str) -> None:
    state = to_place(piece, on)
    events = call_out(state, call)
    assert [(event["reason"], event["rule"]) for event in events if event["type"] == "game-finished"] == [
        (TWO_ROWS, "the-estates/end")
    ]
    assert told(events, "turn-begins") == []


def test_a_discard_may_end_the_game() -> None:
    state = to_place(Piece("mayor"), board(FOUR_ROOFED))
    state.market, state.specials = [[], [], []], []
    call_out(state, "bob discards")
    assert (state.phase, state.ended_by) == ("finished", NOTHING_LEFT)


def test_a_finished_game_keeps_its_last_turn_and_takes_no_action() -> None:
    state = new_game(market=["b6 g6"])
    free_turns(state, "permit 3 > upper shorten", "permit 1 > upper shorten", "permit 2 > lower shorten")
    free_turns(state, "cube 1 left > lower 1", "cube 1 left > lower 2", "rooftop > lower 1")
    call_out(state, "ann stows")
    (told_end,) = told(free_turns(state, "rooftop > lower 2"), "game-finished")
    # Ann, who holds blue, has 6 + 1 and 1 in the cash box; Bob, who holds green, has 6 + 1.
    assert told_end == {"reason": TWO_ROWS, "winners": ["ann"]}
    after = document(state)
    assert (after["auctioneer"], after["stowed"], after["round"], after["phase"]) == ("ann", True, 7, "finished")
    assert (GAME.to_act(state), GAME.legal_actions(state)) == ((), [])
    assert refused(state, "bob stows") == [Violation("game.finished", "", "the-estates/end")]
    assert GAME.inspect(after) == []


def test_the_last_rooftop_ends_the_game() -> None:
    state = new_game(market=["b6 g6 y6 p6 b5 g5 y5 p5", "b4 g4 y4 p4"])
    free_turns(state, "permit 3 > upper lengthen", "permit 2 > middle lengthen")
    for market_row, name in ((1, "upper"), (1, "middle"), (2, "lower")):
        free_turns(state, *[f"cube {market_row} left > {name} {lot}" for lot in (1, 2, 3, 4)])
    buildings = [f"{name} {lot}" for name in ("lower", "upper", "middle") for lot in (1, 2, 3, 4)]
    events = free_turns(state, *[f"rooftop > {each}" for each in buildings])
    assert [event["reason"] for event in events if event["type"] == "game-finished"] == [NOTHING_LEFT]
    assert GAME.inspect(document(state)) == []
    assert GAME.scores(state)["standings"][0]["breakdown"]["buildings"][0]["complete"] is False
