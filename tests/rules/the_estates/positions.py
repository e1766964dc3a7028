"""Positions of The Estates that games lead to."""

from collections.abc import Callable

from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.support.the_estates_script import call_out, free_turns, new_game

_TOWN = ("cube 1 left > upper 1", "permit 2 > upper shorten", "mayor > lower", "cube 3 right > middle 1")


def opening() -> State:
    return new_game()


def with_a_seed() -> State:
    return GAME.setup({"players": ["ann", "bob", "cy"], "seed": "gavel"})[0]


def table_opening() -> State:
    return new_game(table=True)


def bidding() -> State:
    """Ann has stowed and offered blue 1; Bob has bid 2, Cy has passed, Dee is to speak."""
    state = new_game(players=4)
    call_out(state, "ann stows", "ann offers cube 1 left", "bob bids 2", "cy passes")
    return state


def settling() -> State:
    """The same, and Dee has bid 5."""
    state = bidding()
    call_out(state, "dee bids 5")
    return state


def sold() -> State:
    """The same, and Dee has bought and is to place."""
    state = settling()
    call_out(state, "ann sells")
    return state


def kept() -> State:
    """The same, but Ann has kept."""
    state = settling()
    call_out(state, "ann keeps")
    return state


def taken_free() -> State:
    state = new_game()
    call_out(state, "ann offers mayor", "bob passes", "cy passes")
    return state


def town() -> State:
    """Blue 1 with a rooftop of 1 in upper, shortened by 2; purple 6 in middle; the mayor in lower; permit 3 is out."""
    state = new_game()
    free_turns(state, *_TOWN, "rooftop > upper 1", "permit 3 > discard")
    return state


def roofing() -> State:
    """The same, and the next rooftop, of 1, is up for auction."""
    state = town()
    call_out(state, "ann offers rooftop")
    return state


def reported() -> State:
    """The same town, at a table."""
    state = new_game(table=True)
    free_turns(state, *_TOWN, "rooftop 1 > upper 1", "permit 3 > discard")
    return state


def awaited() -> State:
    """The same, and the table is to report a rooftop."""
    state = reported()
    call_out(state, "ann offers rooftop")
    return state


def finished() -> State:
    """Upper has no lots any more; lower is complete with two buildings."""
    state = new_game(market=["b6 g6"])
    free_turns(state, "permit 3 > upper shorten", "permit 1 > upper shorten", "permit 2 > lower shorten")
    free_turns(state, "cube 1 left > lower 1", "cube 1 left > lower 2", "rooftop > lower 1")
    call_out(state, "ann stows")
    free_turns(state, "rooftop > lower 2")
    return state


POSITIONS: list[Callable[[], State]] = [
    opening,
    with_a_seed,
    table_opening,
    bidding,
    settling,
    sold,
    kept,
    taken_free,
    town,
    roofing,
    reported,
    awaited,
    finished,
]
