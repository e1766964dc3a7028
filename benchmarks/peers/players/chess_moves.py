"""python-chess: its move generator, with games cut off where neither side could win for long."""

from collections.abc import Callable
from random import Random

import chess

from benchmarks.peers.players import playing

MOST = 300
"""Moves of a game; random play rarely mates."""


def game_of(_name: str) -> Callable[[Random], int]:
    """What plays one game."""

    def play(dice: Random) -> int:
        board, moves = chess.Board(), 0
        while moves < MOST and (legal := list(board.legal_moves)):
            board.push(legal[int(dice.random() * len(legal))])
            moves += 1
        return moves

    return play


if __name__ == "__main__":
    playing.main(game_of)
