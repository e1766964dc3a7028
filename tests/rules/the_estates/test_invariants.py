"""Invariants: whatever is spoilt, every breach is told; and what a hasty referee might let pass is not let pass."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.verdicts import InvalidState, Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import dump_board
from gavel.games.the_estates.rules.rulesets import ROOFTOPS
from tests.rules.the_estates.positions import opening, roofing, settling, town
from tests.rules.the_estates.spoiling import spoilt
from tests.support.breaking import patched
from tests.support.the_estates_script import board, document

SETUP, BID, STACK, END = (f"the-estates/{rule}" for rule in ("setup", "bid", "stack", "end"))


@settings(max_examples=300)
@given(seed=st.integers(0, 2**32 - 1))
def test_any_state_of_the_right_shape_is_loaded_and_its_breaches_are_told(seed: int) -> None:
    state = spoilt(Random(seed))
    found = GAME.inspect(state)
    assert {violation.code for violation in found} <= set(GAME.breach_names)
    if found:
        with pytest.raises(InvalidState) as refusal:
            GAME.open(state)
        assert list(refusal.value.violations) == found
    else:
        assert document(GAME.open(state)) == state


def test_spoilt_states_break_every_invariant() -> None:
    rng = Random("the estates")
    missing = {code.code for code in GAME.breach_codes}
    for _ in range(20_000):
        missing -= {violation.code for violation in GAME.inspect(spoilt(rng))}
        if not missing:
            return
    assert missing == set()


# --- nothing else is wrong ------------------------------------------------------------------------------------------


def test_a_third_rooftop_of_a_value_is_told_though_there_are_twelve() -> None:
    state = patched(document(opening()), {"/rooftops": [1, *ROOFTOPS[:11]]})
    assert GAME.inspect(state) == [Violation("rooftop.too-often", "/rooftops", SETUP, {"value": 1})]


def test_a_third_rooftop_may_stand_on_the_board_or_be_up_for_auction() -> None:
    state = patched(document(town()), {"/rooftops": [1, 1, *ROOFTOPS[2:11]]})
    assert GAME.inspect(state) == [Violation("rooftop.too-often", "/rooftops", SETUP, {"value": 1})]
    state = patched(document(roofing()), {"/rooftops": [1, *ROOFTOPS[2:11]]})
    assert GAME.inspect(state) == [Violation("rooftop.too-often", "/rooftops", SETUP, {"value": 1})]


def test_equal_bids_do_not_rise() -> None:
    state = patched(document(settling()), {"/auction/bids/dee": 2})
    assert GAME.inspect(state) == [Violation("bids.not-rising", "/auction/bids", BID, {"bids": [2, 2]})]


def test_equal_cubes_do_not_descend() -> None:
    on = board(lower="b4g4")
    owners = {"blue": "ann", "green": "ann"}
    state = patched(document(opening()), {"/board": dump_board(on), "/certificates": owners})
    assert Violation("board.not-descending", "/board/lower/lots/0/cubes", STACK, {"cubes": [4, 4]}) in GAME.inspect(
        state
    )
    end = {"players": state["players"], "certificates": owners, "board": state["board"]}
    with pytest.raises(InvalidState) as refusal:
        GAME.tally(end)
    assert [violation.code for violation in refusal.value.violations] == ["board.not-descending"]


def test_three_rows_are_never_complete() -> None:
    on = board("b6^1 g6^2 y6^3 p6^4", "b5^1 g5^2 y5^3 p5^4", permits={"lower": "-3 -1"})
    owners = dict.fromkeys(("blue", "green", "yellow", "purple"), "ann")
    state = patched(document(opening()), {"/board": dump_board(on), "/certificates": owners})
    assert Violation("board.three-rows-complete", "/board", END) in GAME.inspect(state)
    end = {"players": state["players"], "certificates": owners, "board": state["board"]}
    with pytest.raises(InvalidState) as refusal:
        GAME.tally(end)
    assert list(refusal.value.violations) == [Violation("board.three-rows-complete", "/board", END)]


def test_only_a_table_reveals() -> None:
    state = patched(document(opening()), {"/phase": "reveal", "/rooftops": [*ROOFTOPS[1:]]})
    assert GAME.inspect(state) == [Violation("reveal.service-deals", "/phase", "the-estates/table-reveal")]


@pytest.mark.parametrize("ply", [23, 24, 30, 31])
def test_ply_is_impossible_just_beyond_its_bounds(ply: int) -> None:
    found = GAME.inspect(patched(document(town()), {"/ply": ply}))
    assert [violation.code for violation in found] == ([] if 24 <= ply <= 30 else ["ply.impossible"])


def test_a_piece_in_two_hands_is_told_where_it_is() -> None:
    placing = {"player": "ann", "piece": {"kind": "cube", "colour": "blue", "value": 2}}
    state = patched(document(settling()), {"/placing": placing, "/auction/piece": {"kind": "mayor"}})
    assert Violation("cube.twice", "/placing/piece", SETUP, {"colour": "blue", "value": 2}) in GAME.inspect(state)
