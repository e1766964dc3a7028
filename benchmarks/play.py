"""Random play of any game: new games from numbered seeds, and a choice among what is listed."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from gavel.engine.actions import Range
from gavel.engine.game import Game

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")

Draw = Callable[[], float]
"""Draws a number from 0 to below 1."""


def new_game(game: Game[Any], players: int, seed: int, **request: Any) -> Any:
    """The state of a new game whose dealer is the service; `request` adds members to the setup."""
    state, _events = game.setup({**request, "players": list(NAMES[:players]), "seed": f"benchmark-{seed}"})
    return state


def chosen(moves: list[Any], draw: Draw) -> Any:
    """One of the listed moves, every one as likely, with a number drawn where it states a range."""
    move = moves[int(draw() * len(moves))]
    last = move[-1]
    if type(last) is Range:
        return (*move[:-1], last.minimum + int(draw() * (last.maximum - last.minimum + 1)))
    return move


def settled(action: Mapping[str, Any], draw: Draw) -> Mapping[str, Any]:
    """A listed action as a document, with a number drawn where it states a range."""
    for name, value in action.items():
        if type(value) is dict and "minimum" in value:
            least, most = value["minimum"], value["maximum"]
            return {**action, name: least + int(draw() * (most - least + 1))}
    return action


def after(game: Game[Any], state: Any, moves: int, dice: Random) -> Any:
    """The same state object after so many random moves, at most to the end of the game."""
    for _ in range(moves):
        listed = game.moves(state)
        if not listed:
            break
        game.apply(state, chosen(listed, dice.random))
    return state
