"""A listed action becomes one to send."""

from random import Random

from gavel_sdk import concrete


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
