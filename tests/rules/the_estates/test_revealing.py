"""A table deals: the market is given, and each offered rooftop is reported."""

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.support.the_estates_script import call_out, document, free_turns, new_game, refused, told

RULE = "the-estates/table-reveal"


def awaited() -> State:
    """Three buildings stand, two of them with a rooftop of 1; Cy has offered the next."""
    state = new_game(table=True)
    free_turns(state, *[f"cube 1 left > middle {lot}" for lot in (1, 2, 3)])
    free_turns(state, "rooftop 1 > middle 1", "rooftop 1 > middle 2")
    call_out(state, "cy offers rooftop")
    return state


def test_an_offered_rooftop_is_awaited_from_the_table() -> None:
    state = awaited()
    assert (state.phase, state.rooftops, GAME.to_act(state)) == ("reveal", 9, ("table",))
    assert (document(state)["auction"], document(state)["placing"]) == (None, None)
    figures = {"player": "cy", "to_act": ["table"]}
    assert refused(state, "cy stows") == [Violation("turn.not-yours", "/player", RULE, figures)]


def test_each_value_that_can_still_turn_up_is_listed_once() -> None:
    listed = [{"type": "reveal", "player": "table", "rooftop": value} for value in (2, 3, 4, 5, 6)]
    state = awaited()
    assert GAME.legal_actions(state) == GAME.legal_actions(state, "table") == listed
    assert GAME.legal_actions(state, "cy") == []


def test_a_third_rooftop_of_a_value_cannot_turn_up() -> None:
    figures = {"rooftop": 1, "possible": [2, 3, 4, 5, 6]}
    assert refused(awaited(), "table reveals 1") == [Violation("reveal.not-possible", "/rooftop", RULE, figures)]


def test_a_reported_rooftop_is_up_for_auction() -> None:
    state = awaited()
    events = call_out(state, "table reveals 4")
    assert told(events, "rooftop-revealed") == [{"value": 4}]
    assert told(events, "auction-begins") == [{"piece": {"kind": "rooftop", "value": 4}}]
    assert (state.phase, GAME.to_act(state), state.rooftops) == ("bidding", ("ann",), 9)


@pytest.mark.parametrize("table", [True, False])
def test_nothing_is_reported_unless_a_rooftop_is_awaited(table: bool) -> None:
    state = new_game(table=table)
    figures = {"player": "table", "to_act": ["ann"]}
    assert refused(state, "table reveals 4") == [Violation("turn.not-yours", "/player", "the-estates/turn", figures)]


def test_a_game_is_the_same_whoever_deals() -> None:
    turns = ["cube 1 left > upper 1", "rooftop {} > upper 1", "cube 2 right > lower 1", "rooftop {} > lower 1"]
    dealt, reported = new_game(), new_game(table=True)
    free_turns(dealt, *[turn.replace("{} ", "") for turn in turns])
    free_turns(reported, *[turn.format(1) for turn in turns])
    assert dealt.board == reported.board
    assert GAME.scores(dealt) == GAME.scores(reported)
    assert reported.ply == dealt.ply + 2
