"""Chance reports what a table can turn up, each card as likely as any other."""

from fractions import Fraction
from random import Random

import pytest

from gavel import games
from tests.support.play import as_json, concrete, every_game, random_setups


def test_a_table_without_cards_is_played_by_chance_to_the_end(subtests: pytest.Subtests) -> None:
    for rules in every_game():
        with subtests.test(rules.id):
            rng, drawn = Random(f"chance {rules.id}"), set()
            for setup in [each for each in random_setups(rules, rng) if each["dealer"] == "table"]:
                state = games.load(rules.id).new(**as_json(setup))
                while not state.finished:
                    due = state.chance()
                    assert (due is not None) == (state.to_act == ("table",))
                    if due is None:
                        state.play(concrete(rng.choice(state.legal_actions()), rng))
                        continue
                    for action, _probability in due.outcomes() or ():
                        assert state.why_not(action) == ()
                    action = due.draw(rng)
                    drawn.add(str(action))
                    state.play(action)
            assert len(drawn) > 5


def test_a_card_that_there_is_twice_is_twice_as_likely() -> None:
    rng, rules = Random(1), next(each for each in every_game() if each.id == "the-estates")
    counts = set()
    for setup in [each for each in random_setups(rules, rng) if each["dealer"] == "table"]:
        state = games.load(rules.id).new(**as_json(setup))
        while not state.finished:
            if (due := state.chance()) is None:
                state.play(concrete(rng.choice(state.legal_actions()), rng))
                continue
            seen = [lot["rooftop"] for row in state.document()["board"].values() for lot in row["lots"]]
            outcomes = due.outcomes()
            assert outcomes is not None
            assert sum(probability for _action, probability in outcomes) == 1
            for action, probability in outcomes:
                left = 2 - seen.count(action["rooftop"])
                counts.add(left)
                assert probability == Fraction(left, len(due.candidates))
            state.play(due.draw(rng))
    assert counts == {1, 2}


def test_no_card_is_awaited_where_the_service_deals() -> None:
    assert games.load("for-sale").new(["ann", "bob", "cy"], seed="s").chance() is None
