"""The state of Auctionland: a slots class with tuples by seat inside, and its document.

Inside, players are seats (0, 1, …), NOBODY is none, and a bid of 0 is none.
"""

from collections.abc import Mapping
from typing import Any

from gavel.engine import common
from gavel.games.auctionland.rules.islands import Island
from gavel.games.auctionland.rules.rulesets import OPTIONS, Rules, rules_for

CLAIM, PLACE, OFFER, BIDDING, SETTLING, REVEAL, FINISHED = (
    "claim",
    "place",
    "offer",
    "bidding",
    "settling",
    "reveal",
    "finished",
)
FROM_CLAIM, FROM_AUCTION, FROM_BONUS = "claim", "auction", "bonus"
ISLAND_FULL, MARKET_EMPTY = "island-full", "market-empty"

NOBODY = -1

Stall = tuple[str, int]
"""A tile in the market, and the money that lies on it."""


class State:
    """Everything about one game; `copy()`, then assign.

    `tile` is the one held by `holder` (from `source`) or up for auction, if any; the market begins with the oldest.
    """

    __slots__ = (
        "auctioned",
        "auctioneer",
        "bids",
        "bonus",
        "bonus_used",
        "deal",
        "ended_by",
        "high_bidder",
        "history",
        "holder",
        "ids",
        "islands",
        "market",
        "money",
        "options",
        "passed",
        "phase",
        "ply",
        "removed",
        "round",
        "rules",
        "ruleset",
        "source",
        "stack",
        "table_deals",
        "tile",
        "variant",
    )

    rules: Rules
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    money: tuple[int, ...]
    islands: tuple[Island, ...]
    bonus_used: tuple[bool, ...]
    phase: str
    round: int
    ply: int
    history: str
    market: tuple[Stall, ...]
    stack: tuple[str, ...] | int
    removed: tuple[str, ...]
    auctioneer: int
    tile: str | None
    holder: int
    source: str
    bonus: int
    bids: tuple[int, ...]
    high_bidder: int
    passed: tuple[int, ...]
    auctioned: bool
    ended_by: str | None

    def copy(self) -> "State":
        """A state that may be changed without changing this one."""
        twin = State.__new__(State)
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


def stack_size(state: State) -> int:
    """How many tiles lie face down."""
    return state.stack if isinstance(state.stack, int) else len(state.stack)


def from_left(state: State) -> list[int]:
    """Every seat but the auctioneer's, clockwise from the auctioneer's left."""
    seats = len(state.ids)
    return [(state.auctioneer + step) % seats for step in range(1, seats)]


def in_hand(state: State) -> str:
    """The tile that is held or up for auction."""
    assert state.tile is not None, "this phase has a tile"
    return state.tile


# --- documents ------------------------------------------------------------------------------------------------------


def write(state: State) -> dict[str, Any]:
    """The document of a state, canonical and in the contract's order."""
    ids = state.ids
    players = [
        {"id": player, "money": money, "island": _island_document(island), "bonus_used": used}
        for player, money, island, used in zip(ids, state.money, state.islands, state.bonus_used, strict=True)
    ]
    return {
        **common.dump_common("auctionland", state, players),
        "market": market_document(state),
        "stack": state.stack,
        **turn_document(state),
    }


def in_the_open_of(state: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player: the island, and whether this turn's bonus has fallen due."""
    return {"island": _island_document(state.islands[seat]), "bonus_used": state.bonus_used[seat]}


def _island_document(island: Island) -> list[dict[str, Any]]:
    return [{"tile": tile, "x": x, "y": y, "rotation": rotation} for tile, x, y, rotation in island]


def market_document(state: State) -> list[dict[str, Any]]:
    """The market, oldest tile first."""
    return [{"tile": tile, "money": money} for tile, money in state.market]


def turn_document(state: State) -> dict[str, Any]:
    """What is gone, whose turn it is, and what is in hand or up for auction."""
    ids = state.ids
    return {
        "removed": state.removed,
        "auctioneer": ids[state.auctioneer],
        "holding": {"player": ids[state.holder], "tile": state.tile, "from": state.source}
        if state.phase == PLACE
        else None,
        "bonus": None if state.bonus == NOBODY else ids[state.bonus],
        "auction": _auction(state) if state.phase in (BIDDING, SETTLING) else None,
        "auctioned": state.auctioned,
        "ended_by": state.ended_by,
    }


def _auction(state: State) -> dict[str, Any]:
    ids = state.ids
    return {
        "tile": state.tile,
        "bids": {ids[seat]: bid for seat, bid in enumerate(state.bids) if bid},
        "high_bidder": None if state.high_bidder == NOBODY else ids[state.high_bidder],
        "passed": [ids[seat] for seat in state.passed],
    }


def read(document: Mapping[str, Any]) -> State:
    """The state object of a document that has the right shape and no faults."""
    rules = rules_for(document["ruleset"], document["variant"], document["options"], len(document["players"]))
    return read_with(rules, document)


def read_with(rules: Rules, document: Mapping[str, Any]) -> State:
    """The same where the rules in force are known. It takes no more than that all players named sit at the table."""
    state = State.__new__(State)
    players, ids = document["players"], common.load_common(state, document, OPTIONS)
    state.rules = rules
    state.money = tuple([player["money"] for player in players])
    state.islands = tuple([read_island(player["island"]) for player in players])
    state.bonus_used = tuple([player["bonus_used"] for player in players])
    state.market = tuple([(stall["tile"], stall["money"]) for stall in document["market"]])
    stack = document["stack"]
    state.stack = stack if isinstance(stack, int) else tuple(stack)
    state.removed = tuple(document["removed"])
    state.auctioneer = ids.index(document["auctioneer"])
    state.bonus = NOBODY if document["bonus"] is None else ids.index(document["bonus"])
    state.auctioned, state.ended_by = document["auctioned"], document["ended_by"]
    _read_tile(state, document["holding"], document["auction"])
    return state


def read_island(island: list[Mapping[str, Any]]) -> Island:
    """The island of a document."""
    return tuple([(there["tile"], there["x"], there["y"], there["rotation"]) for there in island])


def _read_tile(state: State, holding: Mapping[str, Any] | None, auction: Mapping[str, Any] | None) -> None:
    ids = state.ids
    nothing_in_hand(state)
    if holding is not None:
        state.tile, state.holder, state.source = holding["tile"], ids.index(holding["player"]), holding["from"]
    if auction is not None:
        state.tile = auction["tile"]
        state.bids = tuple([auction["bids"].get(player, 0) for player in ids])
        high = auction["high_bidder"]
        state.high_bidder = NOBODY if high is None else ids.index(high)
        state.passed = tuple([ids.index(player) for player in auction["passed"]])


def nothing_in_hand(state: State) -> None:
    """No tile is held or up for auction."""
    state.tile, state.holder, state.source = None, NOBODY, FROM_CLAIM
    state.bids, state.high_bidder, state.passed = (0,) * len(state.ids), NOBODY, ()
