"""The declaration of a game's documents; options, phases, events and codes are declared apart."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from gavel.engine.deriving import Derived
from gavel.engine.shapes import Object, Shape
from gavel.engine.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration(Generic[S]):
    """The documents of one game."""

    state: Derived[S]
    deal: Object | None
    """The explicit order of every deck, in a setup; None for a game without chance."""
    tallied: Mapping[str, Shape] | None
    """The members of each player in a tally, a hand-entered end; None for a game that has no tally."""
    breakdown: Object
    """The breakdown of a total in a scoresheet."""
    units: tuple[str, ...]
    """The units of totals."""
    setup: Mapping[str, Shape] = field(default_factory=dict)
    """The game's own members of a setup request."""
    tally: Mapping[str, Shape] = field(default_factory=dict)
    """The other members of a tally."""
    words: Callable[[Mapping[str, Any]], Sequence[str]] = lambda _options: ()
    """The words in a state of a game with these options, which the packed form replaces by numbers."""
    growth: Callable[[Mapping[str, Any]], int] | None = None
    """The bytes by which a token's contents may outgrow those with this first state; None if that is unknown."""
