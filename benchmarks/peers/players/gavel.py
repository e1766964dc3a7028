"""Gavel, in process: a game of the catalogue with four players."""

from collections.abc import Callable
from random import Random

from benchmarks.peers.players import playing
from benchmarks.play import chosen, new_game
from gavel.catalogue import games
from gavel.engine.game import FINISHED

PLAYERS = 4


def game_of(name: str) -> Callable[[Random], int]:
    """What plays one game. A range of bids is listed as one move, with its ends."""
    game = games()[name]

    def play(dice: Random) -> int:
        state, moves = new_game(game, PLAYERS, dice.getrandbits(32)), 0
        while state.phase != FINISHED:
            game.apply(state, chosen(game.moves(state), dice.random))
            moves += 1
        return moves

    return play


if __name__ == "__main__":
    playing.main(game_of)
