"""A view does not change when hidden things do: in every combination, for every viewer, for every hidden member."""

from random import Random

import pytest

from tests.support.play import Combination, as_json, concrete, every_combination, some_combinations
from tests.support.referees import PureReferee
from tests.support.two_worlds import BOUND, another_world, differing_members, hidden_members, viewers


def hidden_things_do_not_show(combination: Combination, most: int) -> None:
    """In a random game, whatever differs: at each position to so many viewers, drawn if there are more."""
    game, referee, rng = combination.game, PureReferee(combination.game), Random(str(combination))
    position = referee.setup(combination.request({}, rng))
    hidden: set[str] = set()
    varied: set[str] = set()
    while not position["finished"]:
        state = position["state"]
        seen = game.load(state)
        everybody = viewers(state)
        for viewer in rng.sample(everybody, min(most, len(everybody))):
            hidden |= hidden_members(state, as_json(game.view(seen, viewer)))
            other = another_world(game, state, viewer, rng)
            if other is not None:
                assert referee.view(other, viewer) == referee.view(state, viewer)
                varied |= differing_members(state, other)
        position = referee.act(state, concrete(rng.choice(position["legal_actions"]), rng))
    assert hidden - BOUND == varied
    assert varied > {"/history"}


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_views_of_two_worlds_are_the_same_bytes_whatever_hidden_member_differs(combination: Combination) -> None:
    hidden_things_do_not_show(combination, most=1)


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_views_of_two_worlds_are_the_same_bytes_to_every_viewer_at_every_position(combination: Combination) -> None:
    hidden_things_do_not_show(combination, most=10)


def test_everybody_sees_all_of_a_finished_game(subtests: pytest.Subtests) -> None:
    for combination in every_combination():
        with subtests.test(str(combination)):
            game, referee, rng = combination.game, PureReferee(combination.game), Random(str(combination))
            position = referee.setup(combination.request({}, rng))
            while not position["finished"]:
                position = referee.act(position["state"], concrete(rng.choice(position["legal_actions"]), rng))
            for viewer in viewers(position["state"]):
                assert not hidden_members(position["state"], as_json(game.view(game.load(position["state"]), viewer)))
