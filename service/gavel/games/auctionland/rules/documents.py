"""The documents of Auctionland at the edge of its rules: JSON objects whose shape the caller has checked."""

from collections.abc import Mapping
from typing import Any, NotRequired, Required, TypedDict


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


class StateDocument(TypedDict):
    """A state, without the members that all games have."""

    players: list[PlayerDocument]
    market: list[StallDocument]
    stack: list[str] | int
    removed: list[str]
    auctioneer: str
    holding: HoldingDocument | None
    bonus: str | None
    auction: AuctionDocument | None
    auctioned: bool
    ended_by: str | None


class DealDocument(TypedDict, total=False):
    """An explicit deal: the whole stack, or the first market."""

    stack: list[str]
    market: list[str]


class SetupDocument(TypedDict, total=False):
    """A setup request."""

    ruleset: str
    variant: str
    options: Mapping[str, Any]
    players: Required[list[str]]
    first_player: str | Mapping[str, bool]
    dealer: str
    seed: str
    nonce: str
    deal: DealDocument


class TalliedPlayerDocument(TypedDict):
    """A player of a hand-entered end."""

    id: str
    money: int
    island: list[PlacementDocument]


class TallyDocument(TypedDict, total=False):
    """A hand-entered end."""

    ruleset: str
    variant: str
    options: Mapping[str, Any]
    players: Required[list[TalliedPlayerDocument]]
