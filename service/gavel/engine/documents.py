"""What the documents of all games have in common. A game's own inherit it, and add their members."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar

P = TypeVar("P")
"""A player of that document."""


class RecordsDocument(TypedDict, total=False):
    """What a referee has done: those kinds of records of which there are any."""

    corrections: Sequence[Mapping[str, Any]]
    forfeits: Sequence[Mapping[str, Any]]
    penalties: Sequence[Mapping[str, Any]]
    unsealed: Sequence[Mapping[str, Any]]
    rekeyed: Sequence[Mapping[str, Any]]


class CommonView(TypedDict, Generic[P]):
    """What a view has of a state."""

    game: str
    schema_version: int
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    dealer: str
    deal: Mapping[str, str] | None
    players: Sequence[P]
    phase: str
    round: int
    ply: int


class CommonState(CommonView[P], RecordsDocument):
    """A state."""

    history: str
