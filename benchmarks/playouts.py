"""Random play in process, moves per second of CPU time: list what is legal, choose, apply in place, to the end."""

import gc
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks import yardstick
from benchmarks.play import chosen, new_game
from gavel.catalogue import games
from gavel.engine.game import FINISHED, Game

GAMES = 100
"""Games in one repetition, every one from a seed of its own."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """What random play of one game, with so many players, came to. Ratios are to the yardstick of the same breath."""

    game: str
    players: int
    moves: int
    """Moves of one repetition."""
    best: float
    """Moves per second of the best repetition."""
    median: float
    """Moves per second of the median repetition."""
    ratio: float
    """Moves of this game in the time of one move of the yardstick: the median."""


def measure(repetitions: int, wanted: Collection[str]) -> Iterator[Playouts]:
    """Random play of these games, for every player count of the default ruleset, each so often repeated."""
    for game in (game for game in games().values() if game.id in wanted):
        [ruleset] = [ruleset for ruleset in game.rulesets if ruleset.id == game.default_ruleset]
        for players in ruleset.player_counts:
            yield _measured(game, players, repetitions)


def _measured(game: Game[Any], players: int, repetitions: int) -> Playouts:
    dealt = [new_game(game, players, seed) for seed in range(GAMES)]
    moves = _play(game, [game.load(game.dump(state)) for state in dealt])
    speeds, ratios = [], []
    for _ in range(repetitions):
        before = yardstick_speed()
        copies = [game.load(game.dump(state)) for state in dealt]
        speed = moves / _seconds(partial(_play, game, copies))
        speeds.append(speed)
        ratios.append(speed / ((before + yardstick_speed()) / 2))
    return Playouts(game.id, players, moves, max(speeds), median(speeds), median(ratios))


def _play(game: Game[Any], states: list[Any]) -> int:
    """Play every game to its end; returns the number of moves."""
    draw = Random(1).random
    legal_moves, apply = game.moves, game.apply
    moves = 0
    for state in states:
        while state.phase != FINISHED:
            apply(state, chosen(legal_moves(state), draw))
            moves += 1
    return moves


def yardstick_speed() -> float:
    """Moves per second of CPU time that the yardstick makes now."""
    laps = 100
    return laps * yardstick.MOVES_PER_LAP / _seconds(partial(_laps, laps))


def _laps(count: int) -> None:
    for _ in range(count):
        yardstick.lap()


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    start = process_time()
    work()
    return process_time() - start
