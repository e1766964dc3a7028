"""How each game looks in a terminal: one file for each game, found by the game's id; a game without one does, too."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from gavel.cli.looks.look import Look

__all__ = ["Look", "look_of"]


@cache
def look_of(game: str) -> Look:
    """The look of a game: `LOOK` in the module of its name here."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if not game.replace("-", "_").isidentifier() or find_spec(name) is None:
        return Look()
    look: Look = getattr(import_module(name), "LOOK", Look())
    return look
