"""The random games of every registered game again, through HTTP."""

import pytest

from tests.support.machine import run
from tests.support.play import Combination, every_combination
from tests.support.referees import HttpReferee

COMBINATIONS = every_combination()


@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_random_games_keep_the_rules_over_http(combination: Combination) -> None:
    run(combination, HttpReferee, judged=2, examples=2)


@pytest.mark.long
@pytest.mark.parametrize("combination", COMBINATIONS, ids=str)
def test_many_random_games_keep_the_rules_over_http(combination: Combination) -> None:
    run(combination, HttpReferee, judged=10, examples=5)
