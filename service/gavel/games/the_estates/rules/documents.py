"""The documents of The Estates at the edges of the rules: states, tallies and what people type. Shapes only."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from gavel.engine.documents import CommonSetup, CommonState, CommonTally


class CubeDocument(TypedDict):
    """A floor cube."""

    colour: str
    value: int


class PieceDocument(TypedDict):
    """A cube, a rooftop, a permit, the mayor or the cancel cube."""

    kind: str
    colour: NotRequired[str]
    value: NotRequired[int]


class OfferedDocument(TypedDict):
    """A piece as it is offered: a cube by its market row and end, a permit by its value."""

    kind: str
    row: NotRequired[int]
    end: NotRequired[str]
    value: NotRequired[int]


class BuildingDocument(TypedDict):
    """A developed lot: its cubes, bottom first."""

    cubes: Sequence[CubeDocument]
    rooftop: int | None


class PermitDocument(TypedDict):
    """A permit on the board."""

    value: int
    effect: str


class RowDocument(TypedDict):
    """One row of the board."""

    lots: Sequence[BuildingDocument]
    permits: Sequence[PermitDocument]
    requirement: int
    mayor: bool


BoardDocument = Mapping[str, RowDocument]
"""The rows by name."""


class PlayerDocument(TypedDict):
    """A player's money."""

    id: str
    cash: int
    cash_box: int


class AuctionDocument(TypedDict):
    """A running auction."""

    piece: PieceDocument
    bids: Mapping[str, int]
    passed: Sequence[str]
    turn: str | None


class PlacingDocument(TypedDict):
    """A piece that has a taker and no place yet."""

    player: str
    piece: PieceDocument


class TableDocument(TypedDict):
    """What lies open on the table."""

    certificates: Mapping[str, str]
    market: Sequence[Sequence[CubeDocument]]
    specials: Sequence[str]
    out_of_game: Sequence[str]
    board: BoardDocument


class TurnDocument(TypedDict):
    """Whose turn it is, and what has been offered or taken in it."""

    auctioneer: str
    stowed: bool
    auction: AuctionDocument | None
    placing: PlacingDocument | None
    ended_by: str | None


class StateDocument(CommonState[PlayerDocument], TableDocument, TurnDocument):
    """A whole state."""

    rooftops: Sequence[int] | int


class DealDocument(TypedDict, total=False):
    """The order of the pieces, as it is given in a setup."""

    cubes: Sequence[Sequence[CubeDocument]]
    rooftops: Sequence[int]


class SetupDocument(CommonSetup):
    """A request to set a game up."""

    deal: NotRequired[DealDocument]
    cash: NotRequired[Mapping[str, int]]


class TallyDocument(CommonTally[PlayerDocument]):
    """A hand-entered end."""

    certificates: Mapping[str, str]
    board: BoardDocument


class StandingDocument(TypedDict):
    """What a match reads of one line of a scoresheet."""

    rank: int
    player: str
    total: int
    penalties: NotRequired[int]
    tiebreak: Sequence[int]


class SheetDocument(TypedDict):
    """What a match reads of a scoresheet."""

    final: bool
    standings: Sequence[StandingDocument]
    referee: NotRequired[Mapping[str, Sequence[Mapping[str, Any]]]]


class MatchDocument(TypedDict):
    """A request for the standings of a match."""

    rounds: int
    results: Sequence[SheetDocument]
    options: NotRequired[Mapping[str, str]]
