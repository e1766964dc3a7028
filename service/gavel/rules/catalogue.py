"""The games that there are: every package under `gavel.rules`, found by its folder."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from gavel import rules
from gavel.rules.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game by id, in the order of their ids."""
    packages = [package.name for package in iter_modules(rules.__path__) if package.ispkg]
    found = cast("list[Game[Any]]", [import_module(f"{rules.__name__}.{name}") for name in packages])
    return {game.ID: game for game in sorted(found, key=lambda game: game.ID)}
