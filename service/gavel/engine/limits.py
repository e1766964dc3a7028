"""The limits of one game, which shapes of documents leave open: for programs that need numbers of a fixed size."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of the games that begin with one state, by the names of figures and members in documents."""

    longest: int
    """The most actions of a game, a table's reports included; those of a referee do not count."""
    values: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values that a figure of an action can have, where its shape allows more, and those of a text in a view."""
    lengths: Mapping[str, int] = field(default_factory=dict)
    """The most items in a list of a view."""
