"""Islands: the placements of their tiles, and the open cells for the next one.

An island is a list of placements in that order; only differences of coordinates matter. x grows east, y grows south.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from operator import itemgetter
from typing import Any, NamedTuple

from gavel.engine.actions import Document
from gavel.engine.member_kinds import MemberKind
from gavel.engine.shapes import MOST, Integer, Items, Object
from gavel.games.auctionland.rules.rulesets import FULL, SPAN
from gavel.games.auctionland.rules.tiles import MOST_TILES, ROTATION, ROTATIONS, TILE_ID

FURTHEST = 1_000_000
"""The greatest distance of a first tile from the origin."""

Cell = tuple[int, int]

Placement = tuple[str, int, int, int]
"""A tile, the x and y of its cell, and its rotation in degrees. A plain tuple: states hold dozens of them, and named
ones would double the time to load a state.
"""

Island = list[Placement]


def has_room(island: Island) -> bool:
    """Whether a tile can still be added: an island of less than 16 tiles always has a place."""
    return len(island) < FULL


def is_any_full(islands: Iterable[Island]) -> bool:
    """Whether any of these islands has all its tiles."""
    return FULL in map(len, islands)


# --- the next tile --------------------------------------------------------------------------------------------------

_ROW = 2 * SPAN + 1
"""The width of the square of all cells that an island can reach from its first tile, and one more on either side."""


class Plot(NamedTuple):
    """The square of cells around an island's first tile: the taken cells, columns and rows.

    A set of cells is a number, whose bits are the cells row after row, from west to east.
    """

    west: int
    north: int
    taken: int
    columns: int
    rows: int

    def cell(self, x: int, y: int) -> int:
        """The set of this one cell; empty if it lies outside the square."""
        across, down = x - self.west, y - self.north
        return 1 << down * _ROW + across if 0 <= across < _ROW and 0 <= down < _ROW else 0

    def beside(self) -> int:
        """The cells adjacent to a tile, taken or not."""
        taken = self.taken
        return taken << 1 | taken >> 1 | taken << _ROW | taken >> _ROW

    def within(self) -> int:
        """The cells on which a tile keeps within the island's span."""
        return _ACROSS[self.columns] & _DOWN[self.rows]

    def grown(self, x: int, y: int) -> "Plot":
        """The plot with one more tile, within the island's span."""
        west, north, taken, columns, rows = self
        across, down = x - west, y - north
        return _plot((west, north, taken | 1 << down * _ROW + across, columns | 1 << across, rows | 1 << down))

    def has_line_at(self, x: int, y: int) -> bool:
        """Whether the row or the column of this cell holds 4 tiles."""
        across, down = x - self.west, y - self.north
        row, column = self.taken & _FULL_ROW << down * _ROW, self.taken & _FULL_COLUMN << across
        return row.bit_count() == SPAN or column.bit_count() == SPAN


_plot: Callable[[tuple[int, ...]], Plot] = partial(tuple.__new__, Plot)
"""Makes a Plot in half the time of its class, since every placed tile makes one."""


def plot_of(island: Island) -> Plot:
    """The plot of an island of at least one tile, which spans no more than 4."""
    _tile, x, y, _rotation = island[0]
    west, north, taken, columns, rows = x - SPAN, y - SPAN, 0, 0, 0
    for _tile, x, y, _rotation in island:
        across, down = x - west, y - north
        taken |= 1 << down * _ROW + across
        columns |= 1 << across
        rows |= 1 << down
    return _plot((west, north, taken, columns, rows))


def has_a_line(island: Island) -> bool:
    """Whether any row or column holds 4 tiles."""
    plot = plot_of(island) if island else None
    return plot is not None and any(plot.has_line_at(x, y) for _tile, x, y, _rotation in island)


def open_rows(plot: Plot) -> list[tuple[int, tuple[int, ...]]]:
    """Every row with open cells, from the north: its y, and its open columns from the west of the plot."""
    free, y, rows = plot.beside() & plot.within() & ~plot.taken, plot.north, []
    while free:
        if row := free & _FULL_ROW:
            rows.append((y, _PLACES[row]))
        free >>= _ROW
        y += 1
    return rows


_FULL_ROW = (1 << _ROW) - 1
_FULL_COLUMN = sum([1 << y * _ROW for y in range(_ROW)])
_PLACES = tuple([tuple([place for place in range(_ROW) if line >> place & 1]) for line in range(1 << _ROW)])
"""The columns of a row's cells, or the rows of a column's cells."""


def _reach(places: tuple[int, ...]) -> range:
    """The columns or rows in which a further tile keeps within the span of tiles in these ones."""
    return range(max(places) - SPAN + 1, min(places) + SPAN) if places else range(0)


_ACROSS = tuple([sum([_FULL_COLUMN << place for place in _reach(places) if 0 <= place < _ROW]) for places in _PLACES])
_DOWN = tuple([sum([_FULL_ROW << place * _ROW for place in _reach(places) if 0 <= place < _ROW]) for places in _PLACES])
"""The cells within reach of tiles in these columns (`_ACROSS`) or in these rows."""


# --- as a whole -----------------------------------------------------------------------------------------------------


class Outline(NamedTuple):
    """The span of an island, the number of its cells, whether they connect, and the distance of the first tile."""

    span: int
    cells: int
    connected: bool
    begins_at: int


def outline(island: tuple[Placement, ...]) -> Outline:
    """The outline of an island of at least one tile; cached, since nearly every state of its game needs it again."""
    return (_outline if len(island) <= FULL else _outline.__wrapped__)(island)


@lru_cache(maxsize=1 << 11)
def _outline(island: tuple[Placement, ...]) -> Outline:
    _tiles, across, down, _rotations = zip(*island, strict=True)
    west, north = min(across), min(down)
    width, height = max(across) - west + 1, max(down) - north + 1
    span, begins_at = max(width, height), max(abs(across[0]), abs(down[0]))
    if span > len(island):
        return Outline(span, len(set(zip(across, down, strict=True))), connected=False, begins_at=begins_at)
    cells, row = 0, width + 1
    for x, y in zip(across, down, strict=True):
        cells |= 1 << (y - north) * row + x - west
    reached, before = cells & -cells, 0
    while reached != before:
        before = reached
        reached |= (reached << 1 | reached >> 1 | reached << row | reached >> row) & cells
    return Outline(span, cells.bit_count(), reached == cells, begins_at)


# --- documents ------------------------------------------------------------------------------------------------------

COLUMN = Integer(-MOST, MOST, about="How many cells east of the origin; west is negative.")
CELL_ROW = Integer(-MOST, MOST, about="How many cells south of the origin; north is negative.")
ISLAND_SHAPE = Items(
    Object(
        {"tile": TILE_ID, "x": COLUMN, "y": CELL_ROW, "rotation": ROTATION},
        title="Placement",
        doc="A tile on an island; x grows east, y grows south.",
    ),
    most=MOST_TILES,
)


def load_island(island: Iterable[Document]) -> Island:
    """The island of a document."""
    return [*map(_placement, island)]


_placement: Callable[[Any], Placement] = itemgetter("tile", "x", "y", "rotation")


def _pack(island: Island, numbers: Mapping[str, int]) -> Sequence[int]:
    """Figures of an island: the number of tiles; then the tiles, the columns, the rows, and the rotations."""
    if not island:
        return (0,)
    tiles, columns, rows, turns = zip(*island, strict=True)
    cells = array("b", columns).tobytes() + array("b", rows).tobytes()
    return (len(island), *map(numbers.__getitem__, tiles), *cells, *map(ROTATIONS.index, turns))


def _unpack(figures: Iterator[int], ids: Sequence[str]) -> Island:
    count = next(figures)
    tiles = [ids[number] for number in islice(figures, count)]
    columns, rows = array("b", bytes(islice(figures, count))), array("b", bytes(islice(figures, count)))
    return [*zip(tiles, columns, rows, [ROTATIONS[number] for number in islice(figures, count)], strict=True)]


ISLAND = MemberKind(
    shape=ISLAND_SHAPE,
    empty="[]",
    dumped="[{'tile': tile, 'x': x, 'y': y, 'rotation': rotation} for tile, x, y, rotation in $]",
    loaded="[*map(placement, $)]",
    copied="[*$]",
    packed=("f += pack_island($, s.rules.numbers)",),
    unpacked="unpack_island(figures, s.rules.in_order)",
    names={"placement": _placement, "pack_island": _pack, "unpack_island": _unpack},
)
"""A player's island."""
