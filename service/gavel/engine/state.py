"""What the states of all games have in common."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from gavel.engine.records import Records

SERVICE_DEALER = "service"
TABLE_DEALER = "table"


@dataclass(slots=True)
class GameState:
    """What common code knows of a game's state; each game's own inherits it."""

    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    """The players by seat, clockwise."""
    strangers: tuple[str, ...]
    """Names that a broken document gives without giving them a place: they have the seats beyond the table."""
    phase: str
    round: int
    ply: int
    history: str
    records: Records | None


S_co = TypeVar("S_co", bound=GameState, covariant=True)


class Load(Protocol[S_co]):
    """What makes a state of a document."""

    def __call__(self, document: Any, like: Any = None) -> S_co:
        """The state; it shares the options and rules of the state `like`, where there is one, which has the same."""
