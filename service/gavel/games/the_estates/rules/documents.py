"""The documents of The Estates at the edges of the rules: states, tallies and what people type. Shapes only."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict


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


class StateDocument(TypedDict):
    """A whole state; the members that all games share are read by `engine.common`."""

    players: Sequence[PlayerDocument]
    certificates: Mapping[str, str]
    market: Sequence[Sequence[CubeDocument]]
    specials: Sequence[str]
    out_of_game: Sequence[str]
    board: BoardDocument
    rooftops: Sequence[int] | int
    auctioneer: str
    stowed: bool
    auction: AuctionDocument | None
    placing: PlacingDocument | None
    ended_by: str | None


class DealDocument(TypedDict, total=False):
    """The order of the pieces, as it is given in a setup."""

    cubes: Sequence[Sequence[CubeDocument]]
    rooftops: Sequence[int]


class SetupDocument(TypedDict):
    """A request to set a game up."""

    players: Sequence[str]
    variant: NotRequired[str]
    first_player: NotRequired[str | Mapping[str, bool]]
    dealer: NotRequired[str]
    seed: NotRequired[str]
    nonce: NotRequired[str]
    deal: NotRequired[DealDocument]
    cash: NotRequired[Mapping[str, int]]


class TallyDocument(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[str]
    variant: NotRequired[str]
    options: NotRequired[Mapping[str, Any]]
    players: Sequence[PlayerDocument]
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
