"""The catalogue of games, each a package with its rules, its texts and everything else about it.

The catalogue imports a game at its first use: so a command about one game does not wait for the others.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, cast

from gavel.engine.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by id, in the order of their ids."""
    return {identity: game(identity) for identity in packages()}


@cache
def game(identity: str) -> Game[Any]:
    """The game of an id; raises KeyError for an unknown id, ValueError if its package has a game with another id."""
    package = packages()[identity]
    candidate = cast("Game[Any]", import_module(f"{package}.rules").GAME)
    if candidate.id != identity:
        raise ValueError(f"{package} is to have the game {identity!r}, and has {candidate.id!r}")
    return candidate


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's id, for example `gavel.games.for_sale`; in the order of the ids."""
    return dict(sorted(_found()))


def _found() -> Iterator[tuple[str, str]]:
    """The ids and packages of games, from every source; each game has an id of its own."""
    # A package here has the name of its game, so that the ids are known without an import of all games.
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            yield module.name.replace("_", "-"), f"{__package__}.{module.name}"
    # The place for the games of other distributions: entry points in `gavel.games`, whose names are the ids.
