"""What Auctionland asks of an island as it grows: listing the places of a tile, and counting its shapes and coast."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.play import after, new_game
from gavel.catalogue import games
from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.islands import Island, open_rows, plot_of
from gavel.games.auctionland.rules.rulesets import FULL
from gavel.games.auctionland.rules.scoring import sheet

SIZES = (4, 8, 12, FULL)
TIMES = 300
ALL_MOVES = 10_000


@dataclass(frozen=True, slots=True)
class Cost:
    """Microseconds that an island of so many tiles costs."""

    tiles: int
    listing: float
    scoring: float


def measure() -> Iterator[Cost]:
    """The cost at each size of an island that a random game filled. Linear cost grows no faster than the size."""
    game = games()[GAME.id]
    full: Island = []
    for seed in range(100):
        state = after(game, new_game(game, 4, seed), ALL_MOVES, Random(seed))
        full = max(state.islands, key=len)
        if len(full) == FULL:
            break
    for size in SIZES:
        island = full[:size]
        listing = _microseconds(partial(_listed, island))
        scoring = _microseconds(partial(sheet, state.rules, ["ann"], [0], [island], final=True))
        yield Cost(size, listing, scoring)


def _listed(island: Island) -> list[tuple[int, tuple[int, ...]]]:
    """The places of the next tile, from an island as it is loaded."""
    return open_rows(plot_of(island))


def _microseconds(work: Callable[[], object]) -> float:
    """The best of several repetitions."""
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        for _ in range(TIMES):
            work()
        best = min(best, perf_counter() - begun)
    return best / TIMES * 1e6
