"""Contradictions in the options of a setup, a state or a tally."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.figures import HOW_MANY_TILES, TILE
from gavel.games.auctionland.rules.rulesets import REFERENCE, Rules
from gavel.games.auctionland.rules.tiles import Tile

_RULE = "auctionland/setup"
_TILES_RULE = "auctionland/tiles"

TILE_ID_TWICE = Code("tiles.id-twice", (_TILES_RULE,), {"tile": TILE})
TILE_SIDE_TWICE = Code(
    "tiles.side-twice", (_TILES_RULE,), {"tile": TILE, "side": TEXT.meaning("The side of the tile.")}
)
MARKET_TOO_LARGE = Code(
    "options.market-too-large",
    (_RULE,),
    {"market_size": INTEGER.meaning("How many tiles the market is to have."), "tiles": HOW_MANY_TILES},
)
AWARDS_INCREASING = Code("options.awards-increasing", ("auctionland/icons",))
MONEY_COUNT = Code("options.money-count", (_RULE,), {"count": INTEGER, "players": INTEGER})


def option_violations(options: Mapping[str, Any], players: int) -> Iterator[Violation]:
    """The contradictions in the given options: tiles, icon awards, starting money."""
    tiles = options.get("tiles", REFERENCE)
    if tiles != REFERENCE:
        yield from _tile_violations(tiles)
    if any(later > earlier for earlier, later in pairwise(options.get("icon_awards", ()))):
        yield AWARDS_INCREASING("/options/icon_awards")
    money = options.get("starting_money")
    if money is not None and len(money) != players:
        yield MONEY_COUNT("/options/starting_money", count=len(money), players=players)


def _tile_violations(tiles: Sequence[Tile]) -> Iterator[Violation]:
    """Violations for duplicate ids, and for sides that two regions of a tile reach."""
    for index, name in repeats([tile["id"] for tile in tiles]):
        yield TILE_ID_TWICE(pointer("options", "tiles", index, "id"), tile=name)
    for index, tile in enumerate(tiles):
        reached: set[str] = set()
        for place, region in enumerate(tile["regions"]):
            for side_place, side in enumerate(region["sides"]):
                if side in reached:
                    at = pointer("options", "tiles", index, "regions", place, "sides", side_place)
                    yield TILE_SIDE_TWICE(at, tile=tile["id"], side=side)
                reached.add(side)


def market_violations(rules: Rules) -> Iterable[Violation]:
    """The violation by a market larger than the set of tiles."""
    size, tiles = rules.market_size, len(rules.tiles)
    return () if size <= tiles else (MARKET_TOO_LARGE("/options/market_size", market_size=size, tiles=tiles),)
