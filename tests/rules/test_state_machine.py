"""Random games of every registered game over the pure functions, in every combination."""

import pytest

from tests.support.machine import run
from tests.support.play import Combination, every_combination, some_combinations
from tests.support.referees import PureReferee


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_random_games_keep_the_rules(combination: Combination) -> None:
    run(combination, PureReferee, judged=15, examples=3)


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_many_random_games_keep_the_rules(combination: Combination) -> None:
    run(combination, PureReferee, judged=50, examples=8)
