"""The common members of all games' documents. Those of each game inherit them, and add its own."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar

P = TypeVar("P")
"""The type of a player in the document."""


class RecordsDocument(TypedDict, total=False):
    """The records of a referee's actions; a kind without a record is absent."""

    corrections: Sequence[Mapping[str, Any]]
    forfeits: Sequence[Mapping[str, Any]]
    penalties: Sequence[Mapping[str, Any]]
    unsealed: Sequence[Mapping[str, Any]]
    rekeyed: Sequence[Mapping[str, Any]]


class CommonView(TypedDict, Generic[P]):
    """The common members of a view."""

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
    """The common members of a state."""

    history: str
