"""The state of Auctionland, and its document. Inside, players are seats (0, 1, …) and NOBODY is none."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple

from gavel.engine.actions import NOBODY
from gavel.engine.common import Seats, dump_common, load_common
from gavel.engine.state import GameState
from gavel.games.auctionland.rules.documents import (
    AuctionDocument,
    HoldingDocument,
    PlacementDocument,
    PlayerDocument,
    StallDocument,
    StateDocument,
    TurnDocument,
)
from gavel.games.auctionland.rules.islands import Island, Placement, Plot
from gavel.games.auctionland.rules.rulesets import OPTIONS, Rules, rules_for

ID = "auctionland"

CLAIM, PLACE, OFFER, BIDDING, SETTLING, REVEAL = "claim", "place", "offer", "bidding", "settling", "reveal"
FROM_CLAIM, FROM_AUCTION, FROM_BONUS = "claim", "auction", "bonus"
ISLAND_FULL, MARKET_EMPTY = "island-full", "market-empty"

NO_BID = -1

Stall = tuple[str, int]
"""A tile in the market, and the money that lies on it."""


class Holding(NamedTuple):
    """A tile that a seat has taken, from a claim, an auction or a bonus, and must place."""

    seat: int
    tile: str
    source: str


new_holding: Callable[[tuple[int, str, str]], Holding] = partial(tuple.__new__, Holding)
"""The same from a plain tuple, in half the time: random play makes one with every tile."""


@dataclass(slots=True)
class State(GameState):
    """Everything about one game. The market begins with the oldest tile.

    A document may name strangers: they have seats beyond the table.
    """

    rules: Rules
    money: list[int]
    islands: list[Island]
    plots: list[Plot | None]
    """By seat what the island's tiles make of its plot, where that is known already: not in a state just loaded."""
    bonus_used: list[bool]
    market: list[Stall]
    stack: tuple[str, ...] | int
    removed: list[str]
    auctioneer: int
    holding: Holding | None
    bonus: int
    offered: str | None
    """The tile up for auction, if there is one; by seat the latest bid or NO_BID, who has bid most, who has passed."""
    bids: list[int]
    high_bidder: int
    passed: list[int]
    offered_money: int
    """What lies on the tile up for auction, for its taker (R-AL-12)."""
    auctioned: bool
    ended_by: str | None


def tile_held(state: State) -> Holding:
    """The tile that is to be placed."""
    assert state.holding is not None, "somebody places a tile in this phase"
    return state.holding


def tile_offered(state: State) -> str:
    """The tile that is up for auction."""
    assert state.offered is not None, "there is an auction in this phase"
    return state.offered


def highest_bid(state: State) -> int:
    """The highest bid; 0 if there is none."""
    return 0 if state.high_bidder == NOBODY else state.bids[state.high_bidder]


def clear_auction(state: State) -> None:
    """No tile is up for auction."""
    state.offered, state.bids, state.high_bidder, state.passed, state.offered_money = None, [], NOBODY, [], 0


# --- documents ------------------------------------------------------------------------------------------------------


def dump(state: State) -> StateDocument:
    """The document of a state, canonical and in the contract's order."""
    players: list[PlayerDocument] = [
        {"id": player, "money": money, "island": _dump_island(island), "bonus_used": used}
        for player, money, island, used in zip(state.ids, state.money, state.islands, state.bonus_used, strict=True)
    ]
    return {
        **dump_common(ID, state, players),
        "market": dump_market(state),
        "stack": state.stack,
        **dump_turn(state),
    }


def dump_open(state: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player: the island, and whether this turn's bonus has fallen due."""
    return {"island": _dump_island(state.islands[seat]), "bonus_used": state.bonus_used[seat]}


def _dump_island(island: Island) -> list[PlacementDocument]:
    return [{"tile": tile, "x": x, "y": y, "rotation": rotation} for tile, x, y, rotation in island]


def dump_market(state: State) -> list[StallDocument]:
    """The market, oldest tile first."""
    return [{"tile": tile, "money": money} for tile, money in state.market]


def dump_turn(state: State) -> TurnDocument:
    """What is gone, whose turn it is, and what is in hand or up for auction."""
    ids, holding = state.ids, state.holding
    return {
        "removed": [*state.removed],
        "auctioneer": ids[state.auctioneer],
        "holding": None if holding is None else _dump_holding(holding, ids),
        "bonus": player_at(state.bonus, ids),
        "auction": None if state.offered is None else _dump_auction(state, state.offered),
        "auctioned": state.auctioned,
        "ended_by": state.ended_by,
    }


def _dump_holding(holding: Holding, ids: Sequence[str]) -> HoldingDocument:
    return {"player": ids[holding.seat], "tile": holding.tile, "from": holding.source}


def _dump_auction(state: State, tile: str) -> AuctionDocument:
    ids = state.ids
    auction: AuctionDocument = {
        "tile": tile,
        "bids": {player: bid for player, bid in zip(ids, state.bids, strict=True) if bid != NO_BID},
        "high_bidder": player_at(state.high_bidder, ids),
        "passed": [ids[seat] for seat in state.passed],
    }
    if state.offered_money:
        auction["money"] = state.offered_money
    return auction


def player_at(seat: int, ids: Sequence[str]) -> str | None:
    """The player in that seat, if it is one."""
    return None if seat == NOBODY else ids[seat]


def load(document: StateDocument, like: State | None = None) -> State:
    """The state of any document of the right shape, also where no game can have led to it.

    `like`: one with the document's options and players, whose rules it then has.
    """
    state = State.__new__(State)
    players = document["players"]
    seats = Seats(load_common(state, document, OPTIONS, like))
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(players)) if like is None else like.rules
    state.money = [player["money"] for player in players]
    state.islands = [load_island(player["island"]) for player in players]
    state.plots = [None] * len(players)
    state.bonus_used = [player["bonus_used"] for player in players]
    state.market = [*map(_stall, document["market"])]
    stack, bonus = document["stack"], document["bonus"]
    state.stack = stack if isinstance(stack, int) else tuple(stack)
    state.removed = [*document["removed"]]
    state.auctioneer = seats[document["auctioneer"]]
    state.holding = _load_holding(document["holding"], seats)
    state.bonus = NOBODY if bonus is None else seats[bonus]
    clear_auction(state)
    _load_auction(state, seats, document["auction"])
    state.auctioned, state.ended_by = document["auctioned"], document["ended_by"]
    state.strangers = tuple(seats.strangers)
    return state


def load_island(island: Sequence[PlacementDocument]) -> Island:
    """The island of a document."""
    return [*map(_placement, island)]


_placement: Callable[[PlacementDocument], Placement] = itemgetter("tile", "x", "y", "rotation")


_stall: Callable[[Mapping[str, Any]], Stall] = itemgetter("tile", "money")


def _load_holding(holding: HoldingDocument | None, seats: Seats) -> Holding | None:
    return None if holding is None else new_holding((seats[holding["player"]], holding["tile"], holding["from"]))


def _load_auction(state: State, seats: Seats, auction: AuctionDocument | None) -> None:
    if auction is None:
        return
    high_bidder = auction["high_bidder"]
    state.offered, state.offered_money = auction["tile"], auction.get("money", 0)
    state.high_bidder = NOBODY if high_bidder is None else seats[high_bidder]
    state.passed = [seats[player] for player in auction["passed"]]
    bids = {seats[player]: amount for player, amount in auction["bids"].items()}
    state.bids = [bids.get(seat, NO_BID) for seat in range(len(state.ids) + len(seats.strangers))]
