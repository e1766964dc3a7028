"""The games that there are, each a package with the rules, the texts and whatever else belongs to it."""

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
    return {identity: _game_in(package) for identity, package in packages().items()}


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's id, for example `gavel.games.for_sale`; in the order of the ids."""
    return dict(sorted((_game_in(package).id, package) for package in _found()))


def _found() -> Iterator[str]:
    """The packages of games, from every source; each game has an id of its own."""
    yield from (f"{home.__name__}.{module.name}" for module in iter_modules(home.__path__) if module.ispkg)
    # The place for the games of other distributions: the packages that the entry points in `gavel.games` name.


def _game_in(package: str) -> Game[Any]:
    return cast("Game[Any]", import_module(f"{package}.rules").GAME)
