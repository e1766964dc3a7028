"""OpenSpiel, by its Python interface: games in C++; in Python (`python_…`); Gavel's, by its adapter (`gavel_…`)."""

from collections.abc import Callable
from random import Random

import pyspiel

from benchmarks.peers.players import playing

PLAYERS = 4


def game_of(name: str) -> Callable[[Random], int]:
    """What plays one game. Chance is drawn here, and is no move."""
    if name.startswith("python_"):
        __import__("open_spiel.python.games")
    if name.startswith("gavel_"):
        __import__("gavel.adapters.openspiel")
    game = pyspiel.load_game(name, {"players": PLAYERS} if name.startswith("gavel_") else {})

    def play(dice: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            moves += 1
        return moves

    return play


if __name__ == "__main__":
    playing.main(game_of)
