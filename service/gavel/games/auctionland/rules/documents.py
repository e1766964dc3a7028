"""The documents of Auctionland at the edge of its rules: JSON objects whose shape the caller has checked."""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from gavel.engine.documents import CommonSetup, CommonState, CommonTally


class PlacementDocument(TypedDict):
    """A tile on an island."""

    tile: str
    x: int
    y: int
    rotation: int


class PlayerDocument(TypedDict):
    """A player in a state."""

    id: str
    money: int
    island: list[PlacementDocument]
    bonus_used: bool


class StallDocument(TypedDict):
    """A tile in the market, and the money that lies on it."""

    tile: str
    money: int


HoldingDocument = TypedDict("HoldingDocument", {"player": str, "tile": str, "from": str})
"""The tile that a player has taken and must place."""


class AuctionDocument(TypedDict):
    """A running auction."""

    tile: str
    bids: Mapping[str, int]
    high_bidder: str | None
    passed: list[str]
    money: NotRequired[int]


class TurnDocument(TypedDict):
    """What is gone, whose turn it is, and what is in hand or up for auction."""

    removed: list[str]
    auctioneer: str
    holding: HoldingDocument | None
    bonus: str | None
    auction: AuctionDocument | None
    auctioned: bool
    ended_by: str | None


class StateDocument(CommonState[PlayerDocument], TurnDocument):
    """A state."""

    market: list[StallDocument]
    stack: Sequence[str] | int


class DealDocument(TypedDict, total=False):
    """An explicit deal: the whole stack, or the first market."""

    stack: list[str]
    market: list[str]


class SetupDocument(CommonSetup):
    """A setup request."""

    deal: NotRequired[DealDocument]


class TalliedPlayerDocument(TypedDict):
    """A player of a hand-entered end."""

    id: str
    money: int
    island: list[PlacementDocument]


class TallyDocument(CommonTally[TalliedPlayerDocument]):
    """A hand-entered end."""
