"""What all players have in common: play for so long, and tell what that came to."""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time


def main(game_of: Callable[[str], Callable[[Random], int]]) -> None:
    """Play the game that the command line names. `game_of` makes what plays one whole game and returns its moves."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = game_of(name)
    play(Random(0))  # what is made on first use is not measured
    dice, moves, begun = Random(1), 0, process_time()
    while process_time() - begun < seconds:
        moves += play(dice)
    print(json.dumps({"moves": moves, "cpu_seconds": process_time() - begun}))
