"""The common members of the states of all games."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from gavel.engine.records import Records

SERVICE_DEALER = "service"
TABLE_DEALER = "table"


@dataclass(slots=True)
class GameState:
    """The members of a state that common code uses; each game's own state inherits them."""

    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    """The players by seat, clockwise."""
    strangers: tuple[str, ...]
    """The unknown players that a broken document names: they have the seats beyond the table."""
    phase: str
    round: int
    ply: int
    history: str
    records: Records | None
    rules: Any
    """The rules in force; a game's own state says of which type they are."""


S_co = TypeVar("S_co", bound=GameState, covariant=True)


class Load(Protocol[S_co]):
    """The type of a function that makes a state from a document."""

    def __call__(self, document: Any, like: Any = None) -> S_co:
        """The state of a document; it shares the options and rules of `like`, a state with equal ones, if given."""
