"""The games as environments of PettingZoo: agents act one after the other, and masks say which actions are legal.

Source: PettingZoo's AEC API. It needs the extra `pettingzoo`.
"""

import json
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from gavel import games
from gavel.adapters.turns import next_player, rewards
from gavel.engine.actions import TABLE
from gavel.engine.shapes import MOST

Numbers = NDArray[np.int64]
Mask = NDArray[np.int8]

_SEED_BITS: Final = 64


class GavelEnv(AECEnv[str, Numbers, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """One game: agents are `player_0` and so on, by seat; an action is its index in `Game.encoding`.

    Observations are the numbers of the agent's own view, so that an agent learns nothing that its seat does not know.
    The mask of legal actions stands in the info of the agent to act. The rewards come at the end: `turns.rewards`.
    """

    def __init__(self, game: str | games.Game, players: int, render_mode: str | None = None, **setup: Any) -> None:
        """`game`: its id, or itself; `setup`: ruleset, variant, options and the like, as `Game.new` takes them.

        Raises UnknownGame, InvalidDocument and InvalidSetup; ValueError for another mode of rendering than `ansi`;
        NotImplementedError for a game that does not declare its limits.
        """
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"a game is rendered as 'ansi', not as {render_mode!r}")
        self.render_mode = render_mode
        self._game = games.load(game) if isinstance(game, str) else game
        self._setup = setup
        self.metadata = {"name": f"gavel/{self._game.id}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self._encoding = self._game.encoding({"players": self.possible_agents, **setup})
        box = Box(-MOST, MOST, (self._encoding.observation_size,), np.int64)
        self.observation_spaces = {agent: Box(box.low, box.high, dtype=np.int64) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._encoding.size) for agent in self.possible_agents}
        self.agents: list[str] = []

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; equal seeds deal equal cards. No options are known: give them to the constructor."""
        del options
        self._random = Random(seed)  # noqa: S311  # for games, and repeatable
        setup = {"players": self.possible_agents, **self._setup}
        if setup.get("dealer") != TABLE and "deal" not in setup:
            setup["seed"] = f"{self._random.getrandbits(_SEED_BITS):x}"
        self._state = self._game.new(**setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Mask]] = {agent: {} for agent in self.agents}
        self._advance()

    def step(self, action: int | None) -> None:
        """Play the action with an index for the agent to act; None for one whose game is over.

        Raises IllegalAction with the violations, and IndexError for no index.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "the game is not over"
        self._state.play(self._encoding.decode(int(action), agent))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._advance()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Numbers:
        """The view of an agent as numbers."""
        return np.array(self._encoding.observation(self._state.view(agent), agent), np.int64)

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self._state.view("spectator"), ensure_ascii=False)

    def close(self) -> None:
        """Release nothing: a game holds no window, file or process."""

    def observation_space(self, agent: str) -> Space[Numbers]:
        """The space of the observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The space of the actions of an agent."""
        return self.action_spaces[agent]

    def _advance(self) -> None:
        """Report what a table has to, and choose the next agent; at the end, give the rewards."""
        while due := self._state.chance():
            self._state.play(due.draw(self._random))
        agent = next_player(self._state)
        if agent is None:
            self.rewards = rewards(self._state)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        mask = np.zeros(self._encoding.size, np.int8)
        for action in self._state.legal_actions(agent, expand=True):
            mask[self._encoding.encode(action)] = 1
        return mask


def env(game: str | games.Game, players: int, **setup: Any) -> GavelEnv:
    """The environment of a game for so many players."""
    return GavelEnv(game, players, **setup)
