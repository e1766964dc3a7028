"""The ladder of opponents: a search beats what stands below it in every game, or `make ladder` fails.

A challenger sits among opponents of the rung below, at each seat in turn. Were it no better than they, it would win as
often as each of them: `p` is the probability of at least so many wins then. Default actions are shown against random
play, too, but need not win: they are what the rules leave to a player who is away, and in some games that is to lose.
"""

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import comb
from random import Random
from typing import Any

from gavel import games
from gavel.library.search import suggest

SEATS = ("ann", "bob", "cy")
CERTAIN = 0.01
LOOKS = 3
"""How often a pair plays its games, new ones each time, until it is certain who is better.

Where luck has a part in a game, a few games show little. Each look has its share of `CERTAIN`, so that looking again
makes nothing certain by chance.
"""

Action = dict[str, Any]
Player = Callable[[games.Game, games.State, str, int], Action]
Map = Callable[[Callable[[int], float], Iterable[int]], Iterable[float]]


def at_random(_game: games.Game, state: games.State, seat: str, seed: int) -> Action:
    """Any legal action."""
    return Random(seed).choice(state.legal_actions(seat, expand=True))


def by_default(_game: games.Game, state: games.State, seat: str, _seed: int) -> Action:
    """The default action."""
    return state.default_actions(seat)[seat]


def by_search(playouts: int) -> Player:
    """A player who does what a search suggests."""
    return lambda game, state, seat, seed: suggest(game, state.record(seat), playouts=playouts, seed=seed)[0].action


RANDOM, DEFAULT, QUICK, SLOW = "random play", "default actions", "100 playouts", "1,000 playouts"
RUNGS: dict[str, Player] = {RANDOM: at_random, DEFAULT: by_default, QUICK: by_search(100), SLOW: by_search(1000)}
PAIRS = ((DEFAULT, RANDOM), (QUICK, RANDOM), (QUICK, DEFAULT), (SLOW, QUICK))
"""A challenger, and what it is to beat."""


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


def played_by(play: Map, identity: str, challenger: str, below: str, games: int) -> tuple[float, int]:
    """The challenger's wins, and the games that it took to be certain of them, or all that are played at most."""
    wins, played = 0.0, 0
    for _look in range(1 if challenger == DEFAULT else LOOKS):
        wins += sum(play(partial(win_of_one, identity, challenger, below), range(played, played + games)))
        played += games
        if p_value(int(wins), played) < CERTAIN / LOOKS:
            break
    return wins, played


def main() -> None:
    """Print a line for each game and pair; end with 1 where a search does not beat what stands below it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=45, help="the games of a pair at a time, a multiple of three")
    parser.add_argument(
        "--game", choices=games.ids(), action="append", help="a game, several times for several; by default all"
    )
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    failed = False
    print(f"{'game':<14}{'challenger':<18}{'against':<18}{'wins':>6}{'of':>5}{'p':>10}")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for identity in asked.game or games.ids():
            for challenger, below in PAIRS:
                games_at_once = asked.games if challenger != DEFAULT else 4 * asked.games
                wins, played = played_by(pool.map, identity, challenger, below, games_at_once)
                p = p_value(int(wins), played)
                failed |= p >= CERTAIN / LOOKS and challenger != DEFAULT
                print(f"{identity:<14}{challenger:<18}{below:<18}{wins:>6.1f}{played:>5}{p:>10.1e}", flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
