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
    packages = (import_module(f"{rules.__name__}.{found.name}") for found in iter_modules(rules.__path__) if found.ispkg)
    found = cast("list[Game[Any]]", list(packages))
    return {game.ID: game for game in sorted(found, key=lambda game: game.ID)}
