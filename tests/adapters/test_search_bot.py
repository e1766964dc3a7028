"""Gavel's search as a bot of OpenSpiel, beside OpenSpiel's own search on information sets."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts

from gavel.adapters.openspiel import SearchBot
from tests.adapters.test_openspiel import dealt, drawn_onwards, loaded, registered

__all__ = ["registered"]

PLAYOUTS = 60
PAIRS = 15


def openspiels(game: Any, random: np.random.RandomState) -> Any:
    """OpenSpiel's own search, with as many playouts."""
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=0.7,
        max_simulations=PLAYOUTS,
        max_world_samples=-1,
        random_state=random,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )


def rewards(game: Any, bots: list[Any], random: np.random.RandomState) -> list[float]:
    """The rewards of a game between these bots, by seat."""
    state = dealt(game, random)
    while not state.is_terminal():
        if state.is_chance_node():
            drawn_onwards(state, random, 1)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    found: list[float] = state.returns()
    return found


def test_openspiel_evaluates_it() -> None:
    state = loaded("goofspiel").new_initial_state()
    found = evaluate_bots.evaluate_bots(state, [SearchBot(10), SearchBot(20)], np.random.RandomState(3))
    assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize(("name", "options"), [("goofspiel", "cards:4"), ("liars-dice", "dice:1")])
def test_it_is_no_worse_than_openspiels_search(name: str, options: str) -> None:
    game, random = loaded(name, options=options), np.random.RandomState(1)
    other, total = openspiels(game, random), 0.0
    for number in range(PAIRS):
        bot = SearchBot(PLAYOUTS, seed=number)
        total += rewards(game, [bot, other], random)[0] + rewards(game, [other, bot], random)[1]
    # Between equals, the sum of the rewards of 30 games is below -12 about one time in a hundred.
    print(f"{name}: mean reward against OpenSpiel's search {total / (2 * PAIRS):.2f}")
    assert total > -12


@pytest.mark.parametrize("name", ["for-sale", "the-estates", "auctionland", "german-whist", "hex"])
def test_it_plays_every_game(name: str) -> None:
    game = loaded(name)
    state = dealt(game, np.random.RandomState(2))
    assert SearchBot(10).step(state) in state.legal_actions()
    assert isinstance(SearchBot(10), pyspiel.Bot)
