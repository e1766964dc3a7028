"""The games as environments of PettingZoo, by its own tests: a warning of theirs is a failure."""

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gavel import games
from gavel.adapters.pettingzoo import GavelEnv, env
from tests.adapters.played import NUMBERS

PLAYED = [(name, count) for name, counts in NUMBERS.items() for count in counts]


def played_out(environment: GavelEnv, seed: int) -> dict[str, float]:
    """The rewards of a game in which everybody plays at random."""
    environment.reset(seed=seed)
    total = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agents:
        environment.action_space(agent).seed(seed)
    for agent in environment.agent_iter():
        _observation, reward, over, _cut, info = environment.last()
        total[agent] += reward
        environment.step(None if over else int(environment.action_space(agent).sample(info["action_mask"])))
    return total


def legal(environment: GavelEnv) -> list[int]:
    """The indices of the legal actions of the agent to act."""
    return np.flatnonzero(environment.infos[environment.agent_selection]["action_mask"]).tolist()


def spectated(environment: GavelEnv) -> str:
    """What a spectator sees, as JSON."""
    environment.render_mode = "ansi"
    return environment.render() or ""


@pytest.mark.parametrize(("name", "count"), PLAYED)
def test_pettingzoos_own_test_of_the_api_has_no_fault(name: str, count: int) -> None:
    api_test(env(name, count), num_cycles=200)


@pytest.mark.parametrize(("name", "count"), PLAYED)
def test_equal_seeds_make_equal_games(name: str, count: int) -> None:
    seed_test(lambda: env(name, count), num_cycles=60)


@pytest.mark.parametrize("name", NUMBERS)
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    environment = env(name, NUMBERS[name][-1])
    for seed in range(3):
        rewards = played_out(environment, seed)
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) <= 1


@pytest.mark.parametrize("name", ["for-sale", "goofspiel", "liars-dice"])
def test_a_table_may_deal(name: str) -> None:
    environment = env(name, 3, dealer="table")
    assert played_out(environment, 1) == played_out(environment, 1)


def test_a_ruleset_and_options_are_those_of_the_game() -> None:
    setup: dict[str, Any] = {"ruleset": "ueberplay-2005", "options": {"starting_coins": 9}}
    environment = env("for-sale", 4, render_mode="ansi", **setup)
    environment.reset(seed=1)
    assert json.loads(environment.render() or "")["ruleset"] == "ueberplay-2005"
    assert len(legal(environment)) == len(("pass", *range(1, 10)))
    assert env("for-sale", 4).render() is None


def test_an_agent_observes_nothing_that_its_seat_does_not_know() -> None:
    observed = []
    for choice in (0, 1):
        environment = env("for-sale", 3)
        environment.reset(seed=1)
        while (phase := json.loads(spectated(environment))["phase"]) != "selling":
            environment.step(legal(environment)[-1])
        environment.step(legal(environment)[choice])
        observed.append(environment.observe("player_1"))
    assert phase == "selling"
    assert (observed[0] == observed[1]).all()


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    environment = env("for-sale", 3)
    environment.reset(seed=1)
    illegal = int(np.flatnonzero(environment.infos["player_0"]["action_mask"] == 0)[0])
    before = environment.observe("player_0")
    with pytest.raises(games.IllegalAction):
        environment.step(illegal)
    assert (environment.observe("player_0") == before).all()
    assert environment.agent_selection == "player_0"


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        ({"game": "no-game", "players": 3}, games.UnknownGame),
        ({"game": "for-sale", "players": 9}, games.InvalidDocument),
        ({"game": "for-sale", "players": 3, "options": {"coins": 3}}, games.InvalidDocument),
        ({"game": "for-sale", "players": 3, "render_mode": "human"}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: dict[str, Any], refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        env(**arguments)
