"""What a game declares of its documents, beside its options, phases, events and codes."""

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
    deal: Object
    """The explicit order of every deck, in a setup."""
    tallied: Mapping[str, Shape]
    """What a hand-entered end says of each player."""
    breakdown: Object
    """What a total consists of, in a scoresheet."""
    units: tuple[str, ...]
    """Of totals."""
    setup: Mapping[str, Shape] = field(default_factory=dict)
    """What a setup has besides the members that all games have."""
    tally: Mapping[str, Shape] = field(default_factory=dict)
    """What a hand-entered end says besides what it says of each player."""
    words: Callable[[Mapping[str, Any]], Sequence[str]] = lambda _options: ()
    """The words that the texts of states consist of, in a game with these options: packed, they are numbers."""
    growth: Callable[[Mapping[str, Any]], int] | None = None
    """By how many bytes what a token holds may outgrow what it holds with this first state; None: nobody knows."""
