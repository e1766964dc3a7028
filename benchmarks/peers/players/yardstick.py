"""The yardstick, as if it were an engine."""

from collections.abc import Callable
from random import Random

from benchmarks import yardstick
from benchmarks.peers.players import playing


def game_of(_name: str) -> Callable[[Random], int]:
    """What plays one lap."""

    def play(_dice: Random) -> int:
        yardstick.lap()
        return yardstick.MOVES_PER_LAP

    return play


if __name__ == "__main__":
    playing.main(game_of)
