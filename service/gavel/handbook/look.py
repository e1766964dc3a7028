"""The look of a game in the handbook: the `LOOK` of its optional module `handbook`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gavel.handbook.drawing import Labels

Draw = Callable[[str, Labels], str]
"""Draws a diagram with a title and its labels."""


@dataclass(frozen=True)
class Look:
    """The additions to a game's pages, all of them optional."""

    diagrams: Mapping[str, Draw] = field(default_factory=dict)
    """The function that draws each of the `diagrams` in its `handbook.toml`."""

    details: Callable[[Mapping[str, Any], str], Iterable[str]] | None = None
    """Describes the breakdown of a standing in a language."""


@cache
def look_of(package: str) -> Look:
    """The look of a game: `LOOK` of the module `handbook` in its package, if there is one."""
    if find_spec(f"{package}.handbook") is None:
        return Look()
    look: Look = import_module(f"{package}.handbook").LOOK
    return look
