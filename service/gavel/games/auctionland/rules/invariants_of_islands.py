"""The invariants of islands, which a running game and a hand-entered end share."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.figures import CELL, TILE
from gavel.games.auctionland.rules.islands import FURTHEST, Island, outline
from gavel.games.auctionland.rules.rulesets import SPAN, Rules

TILE_UNKNOWN = Code("tile.unknown", ("auctionland/tiles",), {"tile": TILE})
TILE_TWICE = Code("tile.twice", ("auctionland/tiles",), {"tile": TILE})
TWO_ON_A_CELL = Code("island.two-on-a-cell", ("auctionland/place",), CELL)
NOT_CONNECTED = Code("island.not-connected", ("auctionland/place",))
SPAN_EXCEEDED = Code(
    "island.span-exceeded",
    ("auctionland/span",),
    {"span": INTEGER.meaning("How many tiles the island is wide or high."), "maximum": INTEGER},
)
OUT_OF_RANGE = Code("island.out-of-range", ("auctionland/place",), {"maximum": INTEGER})


def tiles_on_islands(islands: Sequence[Island]) -> list[str]:
    """The tiles on all islands."""
    return [placement[0] for island in islands for placement in island]


def places_on_islands(islands: Sequence[Island]) -> Iterator[str]:
    """Pointers to the tiles on all islands, in the order of `tiles_on_islands`."""
    for seat, island in enumerate(islands):
        yield from (pointer("players", seat, "island", index, "tile") for index in range(len(island)))


def tile_breaches(tiles: Sequence[str], places: Callable[[], Iterable[str]], rules: Rules) -> Iterable[Violation]:
    """Each of these tiles exists and lies in one place; `places` gives the pointers to them, in the same order."""
    # Only if all tiles are different and known is the number of missing ids the difference of both counts.
    left_out = len(rules.ids.difference(tiles))
    return () if left_out + len(tiles) == len(rules.ids) else _tile_by_tile(tiles, places(), rules)


def _tile_by_tile(tiles: Sequence[str], places: Iterable[str], rules: Rules) -> Iterator[Violation]:
    seen: set[str] = set()
    for tile, at in zip(tiles, places, strict=True):
        if tile not in rules.ids:
            yield TILE_UNKNOWN(at, tile=tile)
        elif tile in seen:
            yield TILE_TWICE(at, tile=tile)
        seen.add(tile)


def island_breaches(islands: Sequence[Island]) -> Iterator[Violation]:
    """Islands are connected, span no more than 4, begin where they may, and have one tile on a cell."""
    for seat, island in enumerate(islands):
        if not island:
            continue
        span, cells, connected, begins_at = outline(tuple(island))
        if span > SPAN:
            yield SPAN_EXCEEDED(pointer("players", seat, "island"), span=span, maximum=SPAN)
        if not connected:
            yield NOT_CONNECTED(pointer("players", seat, "island"))
        if begins_at > FURTHEST:
            yield OUT_OF_RANGE(pointer("players", seat, "island", 0), maximum=FURTHEST)
        if cells < len(island):
            yield from _on_one_cell(seat, island)


def _on_one_cell(seat: int, island: Island) -> Iterator[Violation]:
    for index, (x, y) in repeats([(x, y) for _tile, x, y, _rotation in island]):
        yield TWO_ON_A_CELL(pointer("players", seat, "island", index), x=x, y=y)
