"""PettingZoo, by Gavel's adapter: an environment with four players, whose agents act at random within their masks."""

from collections.abc import Callable
from random import Random

import numpy as np

from benchmarks.peers.players import playing
from gavel.adapters.pettingzoo import env

PLAYERS = 4


def game_of(name: str) -> Callable[[Random], int]:
    """What plays one game."""
    environment = env(name, PLAYERS)

    def play(dice: Random) -> int:
        environment.reset(seed=dice.getrandbits(32))
        moves = 0
        while not any(environment.terminations.values()):
            environment.last()
            legal = np.flatnonzero(environment.infos[environment.agent_selection]["action_mask"])
            environment.step(int(legal[int(dice.random() * len(legal))]))
            moves += 1
        return moves

    return play


if __name__ == "__main__":
    playing.main(game_of)
