"""What breaks each invariant of a state of Auctionland, and what breaks none, for `tests.rules.test_breaches`."""

from typing import Any

from gavel.engine.dealing import commitment
from gavel.engine.declared import codes_in
from gavel.engine.verdicts import Violation
from gavel.games.auctionland.rules import tally
from tests.rules.auctionland.positions import (
    POSITIONS,
    TILES,
    bidding,
    offering,
    opening,
    placing,
    settling,
    sold,
    table_opening,
    with_a_seed,
)
from tests.support.breaking import Case, Json, Position

__all__ = ["BROKEN", "FINE", "POSITIONS", "TOLD_OF_TALLIES"]

TOLD_OF_TALLIES = {code.code for code in codes_in(tally)}

SETUP, OF_TILES, PLACE, BONUS = "auctionland/setup", "auctionland/tiles", "auctionland/place", "auctionland/bonus"
TURN, AUCTION, BID, PASS, END = (
    "auctionland/turn",
    "auctionland/auction",
    "auctionland/bid",
    "auctionland/pass",
    "auctionland/end",
)


def own(number: int, *sides: str) -> Json:
    """A tile of one's own, with a region for each of these sides."""
    return {"id": f"tile {number}", "regions": [{"terrain": "park", "sides": [side]} for side in sides], "icons": []}


def stalls(tiles: list[str]) -> list[Json]:
    return [{"tile": tile, "money": 0} for tile in tiles]


def island(*cells: tuple[int, int]) -> list[Json]:
    """The tile that Ann has placed in `offering`, then the next ones of the stack, on these cells."""
    tiles = [TILES[0], *TILES[8:]]
    return [{"tile": tile, "x": x, "y": y, "rotation": 0} for tile, (x, y) in zip(tiles, cells, strict=False)]


def at(pointer: str, code: str, rule: str | None = None, **figures: Any) -> Violation:
    return Violation(code, pointer, rule, figures)


def stranger(pointer: str) -> Violation:
    return at(pointer, "player.stranger", "auctionland/players", player="zoe")


HEADERS: list[Case] = [
    (
        opening,
        {"/variant": "short"},
        at("/variant", "variant.unknown", variant="short", ruleset="bga", variants=["standard"]),
    ),
    (opening, {"/players/2/id": "ann"}, at("/players/2/id", "player.twice", player="ann")),
    (
        opening,
        {"/options": {"market_size": 8}},
        at("/options/market_size", "options.default-given", option="market_size"),
    ),
    (
        table_opening,
        {"/deal": {"seed": "gavel", "commitment": commitment("gavel")}},
        at("/deal", "deal.with-table"),
    ),
    (with_a_seed, {"/deal/seed": "another"}, at("/deal/commitment", "deal.wrong-commitment")),
    (
        opening,
        {"/options": {"tiles": [own(1), *map(own, range(1, 8))]}},
        at("/options/tiles/1/id", "tiles.id-twice", OF_TILES, tile="tile 1"),
    ),
    (
        opening,
        {"/options": {"tiles": [own(0, "n", "n"), *map(own, range(1, 8))]}},
        at("/options/tiles/0/regions/1/sides/0", "tiles.side-twice", OF_TILES, tile="tile 0", side="n"),
    ),
    (
        opening,
        {"/options": {"market_size": 9, "tiles": [*map(own, range(8))]}},
        at("/options/market_size", "options.market-too-large", SETUP, market_size=9, tiles=8),
    ),
    (
        opening,
        {"/options": {"icon_awards": [1, 2, 3]}},
        at("/options/icon_awards", "options.awards-increasing", "auctionland/icons"),
    ),
    (
        opening,
        {"/options": {"starting_money": [1, 2]}},
        at("/options/starting_money", "options.money-count", SETUP, count=2, players=3),
    ),
    (opening, {"/auctioneer": "zoe"}, stranger("/auctioneer")),
    (opening, {"/bonus": "zoe"}, stranger("/bonus")),
    (placing, {"/holding/player": "zoe"}, stranger("/holding/player")),
    (settling, {"/auction/bids/zoe": 1}, stranger("/auction/bids/zoe")),
    (settling, {"/auction/high_bidder": "zoe"}, stranger("/auction/high_bidder")),
    (settling, {"/auction/passed/0": "zoe"}, stranger("/auction/passed/0")),
]

TILES_AND_MONEY: list[Case] = [
    (opening, {"/stack": 100}, at("/stack", "deck.wrong-form", dealer="service")),
    (table_opening, {"/stack": TILES[8:]}, at("/stack", "deck.wrong-form", dealer="table")),
    (opening, {"/market": stalls(TILES[:7])}, at("/stack", "tile.missing", OF_TILES, count=107, expected=108)),
    (opening, {"/market/0/tile": "none such"}, at("/market/0/tile", "tile.unknown", OF_TILES, tile="none such")),
    (opening, {"/market/0/tile": TILES[1]}, at("/market/1/tile", "tile.twice", OF_TILES, tile=TILES[1])),
    (
        opening,
        {"/market": stalls(TILES[:9]), "/stack": TILES[9:]},
        at("/market", "market.too-long", "auctionland/refill", count=9, maximum=8),
    ),
    (
        opening,
        {"/market": stalls(TILES[:7]), "/stack": TILES[7:]},
        at("/market", "market.not-full", "auctionland/refill", count=7, expected=8),
    ),
    (
        opening,
        {"/market": [], "/stack": TILES},
        at("/market", "market.empty", "auctionland/claim", phase="claim"),
    ),
    (opening, {"/players/0/money": 11}, at("/players", "money.wrong-total", SETUP, total=37, expected=36)),
    (
        opening,
        {"/players/0/money": 12, "/players/1/money": 10},
        at("/players/1/money", "money.not-yet-paid", SETUP, money=10, expected=12),
    ),
    (
        opening,
        {"/players/0/money": 9, "/market/0/money": 1},
        at("/market/0/money", "market.too-much-money", "auctionland/skip", money=1, maximum=0),
    ),
    (
        offering,
        {"/players/0/money": 9, "/market/1/money": 1},
        at("/market/1/money", "market.too-much-money", "auctionland/skip", money=1, maximum=0),
    ),
    (
        offering,
        {"/players/0/money": 8, "/market/0/money": 2},
        at("/market/0/money", "market.too-much-money", "auctionland/skip", money=2, maximum=1),
    ),
    (
        sold,
        {"/players/1/money": 9, "/players/2/money": 15},
        at("/players/2/money", "money.not-yet-paid", SETUP, money=15, expected=14),
    ),
    (
        sold,
        {"/players/0/money": 10, "/players/1/money": 12},
        at("/players/1/money", "money.wrong-price", "auctionland/sell", price=0),
    ),
    (
        bidding,
        {"/auction/money": 1},
        at("/auction/money", "auction.money-out-of-place", "auctionland/offer", amount=1),
    ),
]

ISLANDS: list[Case] = [
    (
        offering,
        {"/players/0/island": island((0, 0), (0, 0)), "/stack": TILES[9:]},
        at("/players/0/island/1", "island.two-on-a-cell", PLACE, x=0, y=0),
    ),
    (
        offering,
        {"/players/0/island": island((0, 0), (1, 1)), "/stack": TILES[9:]},
        at("/players/0/island", "island.not-connected", PLACE),
    ),
    (
        offering,
        {"/players/0/island": island((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)), "/stack": TILES[12:]},
        at("/players/0/island", "island.span-exceeded", "auctionland/span", span=5, maximum=4),
    ),
    (
        offering,
        {"/players/0/island": island((1_000_001, 0))},
        at("/players/0/island/0", "island.out-of-range", PLACE, maximum=1_000_000),
    ),
    (
        placing,
        {
            "/players/0/island": island((0, 0), *[(place % 4, place // 4) for place in range(16)])[1:],
            "/stack": TILES[24:],
        },
        at("/players/0/island", "island.full", END, tiles=16),
    ),
]

AUCTIONS: list[Case] = [
    (settling, {"/auction/bids/ann": 1}, at("/auction/bids/ann", "bids.by-auctioneer", AUCTION, player="ann")),
    (settling, {"/auction/bids/bob": 0}, at("/auction/bids/bob", "bids.too-low", BID, amount=0, minimum=1)),
    (settling, {"/auction/bids/bob": 13}, at("/auction/bids/bob", "bids.not-covered", BID, amount=13, maximum=12)),
    (settling, {"/auction/bids/cy": 2}, at("/auction/bids/cy", "bids.not-distinct", BID, amount=2)),
    *[
        (
            settling,
            {"/auction/high_bidder": told},
            at("/auction/high_bidder", "high-bidder.wrong", BID, high_bidder=told, highest="bob"),
        )
        for told in ("cy", None)
    ],
    (settling, {"/auction/passed": ["cy", "cy"]}, at("/auction/passed/1", "passed.twice", PASS, player="cy")),
    (
        settling,
        {"/auction/passed": ["cy", "ann"]},
        at("/auction/passed/1", "passed.by-auctioneer", PASS, player="ann"),
    ),
    (
        settling,
        {"/auction/passed": ["cy", "bob"]},
        at("/auction/passed/1", "high-bidder.passed", PASS, player="bob"),
    ),
    (settling, {"/phase": "bidding"}, at("/phase", "auction.over", AUCTION, phase="bidding")),
    (bidding, {"/phase": "settling"}, at("/phase", "auction.not-over", AUCTION, phase="settling")),
]

MEMBERS: list[Case] = [
    (
        bidding,
        {"/auction": None, "/stack": [TILES[1], *TILES[8:]]},
        at("/auction", "auction.missing", TURN, phase="bidding"),
    ),
    (settling, {"/phase": "offer"}, at("/auction", "auction.out-of-place", TURN, phase="offer")),
    (
        placing,
        {"/holding": None, "/stack": [TILES[0], *TILES[8:]]},
        at("/holding", "holding.missing", TURN, phase="place"),
    ),
    (placing, {"/phase": "offer"}, at("/holding", "holding.out-of-place", TURN, phase="offer")),
    (opening, {"/phase": "finished"}, at("/ended_by", "ended-by.missing", TURN, phase="finished")),
    (opening, {"/ended_by": "island-full"}, at("/ended_by", "ended-by.out-of-place", TURN, phase="claim")),
    (offering, {"/bonus": "ann"}, at("/bonus", "bonus.out-of-place", BONUS, phase="offer")),
    (opening, {"/phase": "reveal"}, at("/phase", "reveal.service-deals", "auctionland/table-reveal")),
    (
        table_opening,
        {"/phase": "reveal"},
        at("/phase", "reveal.nothing-missing", "auctionland/table-reveal", count=8),
    ),
]

TURNS: list[Case] = [
    (
        opening,
        {"/auctioned": True},
        at("/auctioned", "auctioned.wrong", "auctionland/offer", auctioned=True, phase="claim"),
    ),
    (
        settling,
        {"/auctioned": False},
        at("/auctioned", "auctioned.wrong", "auctionland/offer", auctioned=False, phase="settling"),
    ),
    (opening, {"/bonus": "ann"}, at("/players/0/bonus_used", "bonus.flag-missing", BONUS, player="ann")),
    (
        offering,
        {"/players/1/bonus_used": True},
        at("/players/1/bonus_used", "bonus.flag-wrong", BONUS, player="bob"),
    ),
    (
        offering,
        {"/players/0/bonus_used": True},
        at("/players/0/bonus_used", "bonus.without-line", BONUS, player="ann"),
    ),
    (
        placing,
        {"/holding/player": "bob"},
        at("/holding", "holding.wrong-source", "auctionland/claim", **{"player": "bob", "from": "claim"}),
    ),
    (opening, {"/round": 0}, at("/round", "round.impossible", TURN, round=0, taken=0)),
    (opening, {"/round": 2}, at("/round", "round.impossible", TURN, round=2, taken=0)),
    (offering, {"/ply": 1}, at("/ply", "ply.impossible", TURN, ply=1, minimum=2)),
    *[
        (
            opening,
            {"/phase": "finished", "/ended_by": reason},
            at("/ended_by", "end.wrong-reason", END, ended_by=reason),
        )
        for reason in ("market-empty", "island-full")
    ],
]

BROKEN: list[Case] = [*HEADERS, *TILES_AND_MONEY, *ISLANDS, *AUCTIONS, *MEMBERS, *TURNS]

FINE: list[tuple[Position, Json]] = [
    (opening, {"/history": "0" * 64}),
    # In which order the stack lies, no invariant can tell.
    (opening, {"/stack": [*reversed(TILES[8:])]}),
    (
        opening,
        # A correction may have changed it.
        {
            "/players/0/money": 0,
            "/players/1/money": 22,
            "/ply": 1,
            "/corrections": [{"ply": 1, "reason": "Misread.", "paths": ["/players/0/money", "/players/1/money"]}],
        },
    ),
    (with_a_seed, {"/deal": None}),
    (bidding, {"/ply": 4}),
    (settling, {"/auction/bids/bob": 12}),
    (settling, {"/auction/bids/cy": 1}),
    (offering, {"/players/0/island/0/x": 1_000_000}),
]
