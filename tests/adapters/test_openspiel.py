"""The games as games of OpenSpiel, by its own tests and algorithms."""

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from gavel import games
from gavel.adapters import openspiel
from tests.adapters.played import NUMBERS, SMALL

PLAYED = [(name, count) for name, counts in NUMBERS.items() for count in sorted({counts[0], counts[-1]})]


@pytest.fixture(scope="module", autouse=True)
def registered(installed: None) -> None:
    known = pyspiel.registered_names()
    for identity in games.ids():
        if openspiel.short_name(identity) not in known:
            openspiel.register(games.load(identity))


def loaded(name: str, count: int | None = None, **parameters: str) -> Any:
    """A game in OpenSpiel, by default a small one with the fewest players."""
    players = {"players": count or NUMBERS[name][0]}
    return pyspiel.load_game(openspiel.short_name(name), {"options": SMALL.get(name, ""), **players, **parameters})


def drawn_onwards(state: Any, random: np.random.RandomState, moves: int = 10_000) -> Any:
    """The state after so many random moves and chances, or at the end."""
    for _move in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=probabilities))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def dealt(game: Any, random: np.random.RandomState) -> Any:
    """A state in which the first player is to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        drawn_onwards(state, random, 1)
    return state


@pytest.mark.parametrize(("name", "count"), PLAYED)
def test_openspiels_own_simulations_have_no_fault(name: str, count: int) -> None:
    pyspiel.random_sim_test(loaded(name, count), 1, True, False)


@pytest.mark.parametrize("name", ["for-sale", "goofspiel", "liars-dice"])
def test_a_table_may_deal(name: str) -> None:
    pyspiel.random_sim_test(loaded(name, 3, dealer="table"), 1, True, False)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_playthrough_can_be_played_again(name: str) -> None:
    game = str(loaded(name))
    text = generate_playthrough.playthrough(game, action_sequence=None, seed=3)
    actions = drawn_onwards(pyspiel.load_game(game).new_initial_state(), np.random.RandomState(1)).history()
    assert game in text
    assert generate_playthrough.playthrough(game, actions) == generate_playthrough.playthrough(game, actions)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_state_that_is_drawn_anew_agrees_with_what_the_player_knows(name: str) -> None:
    random, game = np.random.RandomState(2), loaded(name)
    for moves in (0, 3, 9, 20):
        state = drawn_onwards(dealt(game, random), random, moves)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.uniform)
            known, found = state.information_state_string(player), other.information_state_string(player)
            assert without_digest(found) == without_digest(known)
            assert other.current_player() == state.current_player()
            if not state.is_terminal():
                assert other.legal_actions(player) == state.legal_actions(player)


def without_digest(information_state: str) -> dict[str, Any]:
    """A record without the digest at the end of the game, which hidden cards decide."""
    record: dict[str, Any] = json.loads(information_state)
    record["view"].pop("history", None)
    return record


@pytest.mark.parametrize("name", NUMBERS)
def test_its_searches_play(name: str) -> None:
    random, game = np.random.RandomState(3), loaded(name)
    state = dealt(game, random)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    searched = mcts.MCTSBot(game, uct_c=1.4, max_simulations=8, evaluator=evaluator, random_state=random)
    assert searched.step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=8,
        max_world_samples=4,
        random_state=random,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NUMBERS)
def test_outcome_sampling_plays(name: str) -> None:
    np.random.seed(4)  # the solver draws from the global one
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(name))
    for _iteration in range(3):
        solver.iteration()


@pytest.mark.parametrize("name", NUMBERS)
def test_learners_play_in_its_environment(name: str) -> None:
    environment = rl_environment.Environment(loaded(name))
    environment.seed(5)
    random, step = np.random.RandomState(5), environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([random.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_small_game_is_solved_to_its_equilibrium() -> None:
    solver = cfr.CFRSolver(loaded("goofspiel"))
    for _iteration in range(8):
        solver.evaluate_and_update_policy()
    first, last = [exploitability.nash_conv(solver._game, each) for each in (uniform(solver), solver.average_policy())]
    assert last < first / 2


def uniform(solver: Any) -> Any:
    """The policy that plays at random."""
    return policy.TabularPolicy(solver._game)


def test_probabilities_are_those_of_the_cards_that_are_left() -> None:
    state = loaded("for-sale").new_initial_state()
    assert len(state.chance_outcomes()) == 30
    state.apply_action(7)
    assert len(state.chance_outcomes()) == 29
    assert 7 not in dict(state.chance_outcomes())
    assert sum(dict(state.chance_outcomes()).values()) == pytest.approx(1)


def test_what_others_do_not_know_is_in_no_information_state() -> None:
    random = np.random.RandomState(6)
    state = dealt(loaded("for-sale"), random)
    while json.loads(state.observation_string(0))["phase"] != "selling":
        state.apply_action(state.legal_actions()[0])
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    for player, differs in ((0, True), (1, False), (2, False)):
        assert (one.information_state_string(player) != other.information_state_string(player)) is differs
        assert (one.observation_tensor(player) != other.observation_tensor(player)) is differs


def test_states_are_pickled_with_what_is_under_way() -> None:
    random = np.random.RandomState(7)
    for moves in (5, 90):
        state = drawn_onwards(loaded("for-sale", dealer="table").new_initial_state(), random, moves)
        same = pickle.loads(pickle.dumps(state))  # our own
        assert (same.history(), str(same)) == (state.history(), str(state))
        assert same.is_chance_node() == state.is_chance_node()


@pytest.mark.parametrize(
    "parameters",
    [
        {"players": 9},
        {"ruleset": "no-edition"},
        {"options": "coins:3"},
        {"options": "starting_coins"},
        {"dealer": "me"},
    ],
    ids=str,
)
def test_parameters_that_no_game_has_are_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(games.InvalidDocument):
        pyspiel.load_game("gavel_for_sale", parameters)
