"""The state of Auctionland: this module alone declares its members.

Inside, players are seats (0, 1, …) and NOBODY is none; strangers in a document have seats beyond the table.
"""

from collections.abc import Mapping
from dataclasses import replace
from operator import itemgetter
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.engine.deriving import derive
from gavel.engine.member_kinds import MemberKind, deck
from gavel.engine.members import (
    NOBODY_SEES,
    by_seat,
    each,
    flag,
    group,
    integer,
    members,
    own,
    owner_unless,
    seat,
    seats,
    word,
    worked_out,
)
from gavel.engine.shapes import Integer, Items, Object, Word
from gavel.engine.state import GameState
from gavel.games.auctionland.rules.islands import ISLAND, Island, Plot
from gavel.games.auctionland.rules.rulesets import FULL, OPTIONS, Rules, rules_for, tile_ids
from gavel.games.auctionland.rules.tiles import MOST_TILES, TILE_ID, TILE_IDS

ID = "auctionland"

CLAIM, PLACE, OFFER, BIDDING, SETTLING, REVEAL = "claim", "place", "offer", "bidding", "settling", "reveal"
FROM_CLAIM, FROM_AUCTION, FROM_BONUS = "claim", "auction", "bonus"
ISLAND_FULL, MARKET_EMPTY = "island-full", "market-empty"

TILE_SOURCE = Word(
    (FROM_CLAIM, FROM_AUCTION, FROM_BONUS),
    title="TileSource",
    doc="How a player has come to the tile that they must place.",
)
END_REASON = Word((ISLAND_FULL, MARKET_EMPTY), null=True, title="EndReason", doc="Why the game has ended.")

Stall = tuple[str, int]
"""A tile in the market, and the money on it."""

_TILE = MemberKind(
    shape=TILE_ID, empty="''", packed=("f.append(s.rules.numbers[$])",), unpacked="s.rules.in_order[n()]"
)
_TILES = MemberKind(
    shape=TILE_IDS,
    empty="[]",
    dumped="[*$]",
    loaded="[*$]",
    copied="[*$]",
    packed=("f.append(len($)); f += map(s.rules.numbers.__getitem__, $)",),
    unpacked="[s.rules.in_order[number] for number in islice(figures, n())]",
)
_STACK = replace(
    deck(TILE_IDS, title="Stack", of="tiles"),
    packed=("if s.table_deals: f.append($)", f"else: {_TILES.packed[0]}"),
    unpacked=f"n() if s.table_deals else {_TILES.unpacked}",
)
_MARKET = MemberKind(
    shape=Items(
        Object(
            {
                "tile": TILE_ID,
                "money": Integer(about="The coins that lie on it: whoever takes the tile gets them."),
            },
            title="Stall",
            doc="A tile in the market, and the money that lies on it.",
        ),
        most=MOST_TILES,
    ),
    empty="[]",
    dumped="[{'tile': tile, 'money': money} for tile, money in $]",
    loaded="[*map(stall, $)]",
    copied="[*$]",
    packed=("f.append(len($))", "for tile, money in $: f += (s.rules.numbers[tile], money)"),
    unpacked="[(s.rules.in_order[n()], n()) for _ in range(n())]",
    names={"stall": itemgetter("tile", "money")},
)


@members
class Holding:
    """The tile that a player has taken and must place."""

    player: int = seat("Who must place it.")
    tile: str = own(_TILE, "The id of the tile.")
    source: str = word(TILE_SOURCE, "How the player has come to it.", called="from")


@members
class Auction:
    """A running auction: each bidder's latest bid, who has passed, in order, and money on the tile for its taker."""

    tile: str = own(_TILE, "The id of the tile that is up for auction.")
    bids: dict[int, int] = by_seat("Each bidder's latest bid, in coins, by id.")
    high_bidder: int = seat("Whose bid is the highest; null if there is none.", null=True)
    passed: list[int] = seats("Who has passed, in order.")
    money: int = integer(
        "The coins that lie on that tile; left out where there are none, or the ruling R-AL-12 gives them to the "
        "auctioneer at once.",
        left_out=True,
    )


@members
class State(GameState):
    """Everything about one game."""

    rules: Rules
    money: list[int] = each(integer("The coins in hand."), seen=owner_unless("open_money"))
    islands: list[Island] = each(
        own(ISLAND, "The tiles that this player has placed, in the order of placing.", called="island")
    )
    plots: list[Plot | None] = worked_out()
    """The plot of each island."""
    bonus_used: list[bool] = each(flag("Whether this player's bonus has been taken in this turn."))
    market: list[Stall] = own(
        _MARKET,
        "The tiles on offer, the oldest first: position 1 is free, and each tile skipped costs 1 coin.",
    )
    stack: list[str] | int = own(_STACK, "The tiles that are left, next first.", seen=NOBODY_SEES)
    removed: list[str] = own(_TILES, "The tiles that were removed from the game, in order.")
    auctioneer: int = seat("Whose turn it is; who puts a tile up for auction.")
    holding: Holding | None = group(
        Holding, "The tile that somebody has taken and must place; null in other phases.", null=True
    )
    bonus: int = seat("Who has a bonus tile to claim; null where nobody has.", null=True)
    auction: Auction | None = group(Auction, "The running auction; null in other phases.", null=True)
    auctioned: bool = flag("Whether a tile has been put up for auction in this turn.")
    ended_by: str | None = word(END_REASON, "Why the game has ended; null while it runs.")


STATE = derive(State, ID, OPTIONS, rules_for)


def tile_held(state: State) -> Holding:
    """The tile to be placed."""
    assert state.holding is not None, "somebody places a tile in this phase"
    return state.holding


def auction_of(state: State) -> Auction:
    """The running auction."""
    assert state.auction is not None, "there is an auction in this phase"
    return state.auction


def highest_bid(auction: Auction) -> int:
    """The highest bid; 0 if there is none."""
    return 0 if auction.high_bidder == NOBODY else auction.bids[auction.high_bidder]


def growth(state: Mapping[str, Any]) -> int:
    """The growth of a token: tiles only move, and take a byte each, or up to three if their numbers exceed a byte.

    A placed tile takes three more, and an island has at most 16. New are an auction, the tile in hand, bids by seat, a
    pending action, and the last eight, of which up to four place a tile.
    """
    options, seats = state["options"], len(state["players"])
    tiles, by_table = len(tile_ids(options)), state["dealer"] == "table"
    tile = 1 if tiles < 256 else 3
    money = 4 * seats if max(options.get("starting_money", [0])) * seats > 255 else 0
    unseen = tile * tiles + 8 * tile if by_table else (tile - 1) * tiles
    return unseen + 3 * min(tiles, FULL * seats) + 7 * seats + money + 66
