"""The games that there are, each a package with the rules, the texts and whatever else belongs to it.

A game is imported when it is asked for: a command that is about one of them does not wait for the others.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from gavel import games as home
from gavel.engine.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by id, in the order of their ids."""
    return {identity: game(identity) for identity in packages()}


@cache
def game(identity: str) -> Game[Any]:
    """The game of an id; KeyError where there is none, ValueError where its package has a game of another id."""
    package = packages()[identity]
    found = cast("Game[Any]", import_module(f"{package}.rules").GAME)
    if found.id != identity:
        raise ValueError(f"{package} is to have the game {identity!r}, and has {found.id!r}")
    return found


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's id, for example `gavel.games.for_sale`; in the order of the ids."""
    return dict(sorted(_found()))


def _found() -> Iterator[tuple[str, str]]:
    """The ids and packages of games, from every source; each game has an id of its own."""
    # Here a package is called like its game, so that the ids are known without importing all of them.
    for module in iter_modules(home.__path__):
        if module.ispkg:
            yield module.name.replace("_", "-"), f"{home.__name__}.{module.name}"
    # The place for the games of other distributions: entry points in `gavel.games`, whose names are the ids.
