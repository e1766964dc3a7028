"""What no island can look like: the invariants that a running game and a hand-entered end share."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gavel.engine.verdicts import Violation, pointer
from gavel.games.auctionland.rules.islands import FURTHEST, Cell, is_connected
from gavel.games.auctionland.rules.rulesets import SPAN, Rules

ISLAND_CODES = (
    "tile.unknown",
    "tile.twice",
    "island.two-on-a-cell",
    "island.not-connected",
    "island.span-exceeded",
    "island.out-of-range",
)

Document = Mapping[str, Any]


def island_faults(players: Sequence[Document]) -> Iterator[Violation]:
    """Islands that are not connected, span more than 4, or hold two tiles on a cell."""
    for seat, player in enumerate(players):
        at = pointer("players", seat, "island")
        cells: set[Cell] = set()
        for index, there in enumerate(player["island"]):
            cell = there["x"], there["y"]
            figures: dict[str, Any] = {"x": cell[0], "y": cell[1]}
            if cell in cells:
                yield Violation("island.two-on-a-cell", at + pointer(index), "auctionland/place", figures)
            cells.add(cell)
        if cells:
            yield from _whole_faults(cells, at)
            first = player["island"][0]
            if max(abs(first["x"]), abs(first["y"])) > FURTHEST:
                limit = {"maximum": FURTHEST}
                yield Violation("island.out-of-range", at + "/0", "auctionland/place", limit)


def _whole_faults(cells: set[Cell], at: str) -> Iterator[Violation]:
    across, down = [x for x, _y in cells], [y for _x, y in cells]
    span = max(max(across) - min(across), max(down) - min(down)) + 1
    if span > SPAN:
        yield Violation("island.span-exceeded", at, "auctionland/span", {"span": span, "maximum": SPAN})
    if not is_connected(cells):
        yield Violation("island.not-connected", at, "auctionland/place")


def places_of_tiles(players: Sequence[Document]) -> list[tuple[str, str]]:
    """Every tile on an island with the pointer to it."""
    return [
        (pointer("players", seat, "island", index, "tile"), there["tile"])
        for seat, player in enumerate(players)
        for index, there in enumerate(player["island"])
    ]


def tile_faults(places: Sequence[tuple[str, str]], rules: Rules) -> Iterator[Violation]:
    """Tiles that do not exist, or lie in two places."""
    seen: set[str] = set()
    for at, tile in places:
        if tile not in rules.order:
            yield Violation("tile.unknown", at, "auctionland/tiles", {"tile": tile})
        elif tile in seen:
            yield Violation("tile.twice", at, "auctionland/tiles", {"tile": tile})
        seen.add(tile)
