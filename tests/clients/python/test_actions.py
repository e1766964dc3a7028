"""A listed action becomes one to send."""

from random import Random
from typing import Any

import pytest

from gavel_sdk import choose, concrete

BID = {"type": "bid", "player": "ann", "amount": {"minimum": 3, "maximum": 6}}
REVEAL = {"type": "reveal", "player": "table", "houses": {"count": 2, "from": [1, 2, 2, 5]}}
CUBES = {"type": "reveal", "player": "table", "cubes": {"count": 1, "from": [{"colour": "red"}]}}
PASS = {"type": "pass", "player": "ann"}


def test_a_chosen_amount_or_chosen_cards_take_the_place_of_what_is_listed() -> None:
    assert [choose(BID, amount)["amount"] for amount in (3, 6)] == [3, 6]
    assert choose(REVEAL, cards=(5, 1)) == {"type": "reveal", "player": "table", "houses": [5, 1]}
    assert choose(REVEAL, cards=[2, 2])["houses"] == [2, 2]
    assert choose(CUBES, cards=[{"colour": "red"}])["cubes"] == [{"colour": "red"}]
    assert choose(PASS) == PASS
    assert choose(PASS) is not PASS


@pytest.mark.parametrize("amount", [2, 7, 3.0, "3", True, None])
def test_an_amount_out_of_its_range_or_no_integer_is_refused(amount: Any) -> None:
    with pytest.raises(ValueError, match="amount must be an integer from 3 to 6"):
        choose(BID, amount)


@pytest.mark.parametrize("cards", [None, [], [1], [1, 1], [1, 3], [1, 2, 5]])
def test_cards_that_are_not_due_are_refused(cards: Any) -> None:
    with pytest.raises(ValueError, match="houses must be 2 of"):
        choose(REVEAL, cards=cards)


def test_a_choice_where_there_is_none_is_refused() -> None:
    for listed, choice in ((PASS, {"amount": 3}), (PASS, {"cards": [1]}), (BID, {"amount": 3, "cards": [1]})):
        with pytest.raises(ValueError, match="to choose in"):
            choose(listed, **choice)


def test_a_range_becomes_each_of_its_integers_and_no_other() -> None:
    rng = Random(1)
    listed = {"type": "bid", "player": "ann", "amount": {"minimum": 3, "maximum": 5}}
    picked = [concrete(listed, rng) for _ in range(200)]
    assert {action["amount"] for action in picked} == {3, 4, 5}
    assert all(action | {"amount": 0} == {"type": "bid", "player": "ann", "amount": 0} for action in picked)


def test_a_range_of_one_value_becomes_that_value() -> None:
    assert concrete({"amount": {"minimum": 7, "maximum": 7}}, Random(1)) == {"amount": 7}


def test_a_count_becomes_so_many_of_the_cards_repeats_included() -> None:
    rng = Random(1)
    listed = {"type": "reveal", "player": "table", "cheques": {"count": 2, "from": [0, 0, 9]}}
    picked = {tuple(sorted(concrete(listed, rng)["cheques"])) for _ in range(200)}
    assert picked == {(0, 0), (0, 9)}


def test_all_other_members_stay_and_the_listed_action_is_not_touched() -> None:
    listed = {"type": "lay", "shape": {"minimum": 1}, "cells": [[1, 2]], "amount": {"minimum": 1, "maximum": 2}}
    before = str(listed)
    assert concrete(listed, Random(1)) == listed | {"amount": concrete(listed, Random(1))["amount"]}
    assert str(listed) == before


def test_the_same_seed_picks_the_same() -> None:
    listed = {"amount": {"minimum": 1, "maximum": 10**6}}
    assert concrete(listed, Random("x")) == concrete(listed, Random("x"))
