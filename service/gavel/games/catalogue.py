"""The games that there are: every folder of `gavel.games`, found by its name."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from gavel import games as home
from gavel.engine.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by id, in the order of their ids."""
    packages = [package.name for package in iter_modules(home.__path__) if package.ispkg]
    found = cast("list[Game[Any]]", [import_module(f"{home.__name__}.{name}.rules").GAME for name in packages])
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}
