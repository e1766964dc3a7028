"""The ladder of opponents: each rung is to beat the one below in every game; `make ladder` prints whether it does.

A challenger sits among opponents of the rung below, at each seat in turn. Were it no better than they, it would win as
often as each of them: `p` is the probability of at least so many wins then.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import comb
from random import Random
from typing import Any

from gavel import games
from gavel.library.search import suggest

SEATS = ("ann", "bob", "cy")
CERTAIN = 0.01

Action = dict[str, Any]
Player = Callable[[games.Game, games.State, str, int], Action]


def at_random(_game: games.Game, state: games.State, seat: str, seed: int) -> Action:
    """Any legal action."""
    return Random(seed).choice(state.legal_actions(seat, expand=True))


def by_default(_game: games.Game, state: games.State, seat: str, _seed: int) -> Action:
    """The default action."""
    return state.default_actions(seat)[seat]


def by_search(playouts: int) -> Player:
    """A player who does what a search suggests."""
    return lambda game, state, seat, seed: suggest(game, state.record(seat), playouts=playouts, seed=seed)[0].action


RUNGS: dict[str, Player] = {
    "random play": at_random,
    "default actions": by_default,
    "100 playouts": by_search(100),
    "1,000 playouts": by_search(1000),
}


def win_of_one(identity: str, challenger: str, below: str, number: int) -> float:
    """The challenger's share of the victory in one game."""
    game, hero = games.load(identity), SEATS[number % len(SEATS)]
    state = game.new(SEATS, seed=f"ladder {number}")
    while not state.finished:
        seat = state.to_act[0]
        if not state.legal_actions(seat):  # the highest bidder of an auction waits
            seat = next(each for each in state.to_act if state.legal_actions(each))
        player = RUNGS[challenger if seat == hero else below]
        state.play(player(game, state, seat, hash((number, state.ply)) & 0xFFFFFFFF))
    winners = state.scores()["winners"]
    return 1 / len(winners) if hero in winners else 0.0


def p_value(wins: int, played: int) -> float:
    """The probability of at least so many wins for a player who wins as often as each of the others."""
    chance = 1 / len(SEATS)
    return sum(comb(played, won) * chance**won * (1 - chance) ** (played - won) for won in range(wins, played + 1))


def main() -> None:
    """Print a line for each game and rung; end with 1 where a rung does not beat the one below."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=45, help="the games of each rung, a multiple of three")
    parser.add_argument(
        "--game", choices=games.ids(), action="append", help="a game, several times for several; by default all"
    )
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    names, failed = [*RUNGS], False
    print(f"{'game':<14}{'challenger':<18}{'against':<18}{'wins':>6}{'of':>5}{'p':>10}")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for identity in asked.game or games.ids():
            for below, challenger in pairwise(names):
                count = asked.games if challenger != names[1] else 4 * asked.games
                tasks = [pool.submit(win_of_one, identity, challenger, below, number) for number in range(count)]
                wins = sum(task.result() for task in tasks)
                p = p_value(int(wins), count)
                failed |= p >= CERTAIN
                print(f"{identity:<14}{challenger:<18}{below:<18}{wins:>6.1f}{count:>5}{p:>10.1e}", flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
