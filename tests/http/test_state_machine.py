"""The random games of every registered game again, through HTTP: past Flask, and others through it."""

import pytest

from tests.support.machine import run
from tests.support.play import Combination, every_combination, some_combinations
from tests.support.referees import HttpReferee


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_random_games_keep_the_rules_over_http(combination: Combination, way: str) -> None:
    # Hypothesis begins with the plainest game. Flask changes nothing about the rules: that one has to do for it here.
    run(combination, HttpReferee, judged=2, examples=2 if way == "past-flask" else 1)


@pytest.mark.long
@pytest.mark.parametrize("way", ["past-flask"], indirect=True)
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_many_random_games_keep_the_rules_over_http(combination: Combination) -> None:
    run(combination, HttpReferee, judged=10, examples=5)
