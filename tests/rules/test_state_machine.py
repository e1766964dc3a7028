"""Random games of every registered game over the pure functions, in every combination."""

import pytest

from tests.support.machine import run
from tests.support.play import Combination, every_combination
from tests.support.referees import PureReferee

COMBINATIONS = every_combination()


@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_random_games_keep_the_rules(combination: Combination) -> None:
    run(combination, PureReferee, judged=15, examples=3)


@pytest.mark.long
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_many_random_games_keep_the_rules(combination: Combination) -> None:
    run(combination, PureReferee, judged=50, examples=15)
