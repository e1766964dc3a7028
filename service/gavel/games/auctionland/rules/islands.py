"""Islands: where tiles lie, and where the next one may go.

An island is a tuple of placements in the order of placing; only differences of coordinates matter. x grows east,
y grows south.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from gavel.games.auctionland.rules.rulesets import FULL, SPAN

FURTHEST = 1_000_000
"""No first tile lies further from the origin."""

Cell = tuple[int, int]

Placement = tuple[str, int, int, int]
"""A tile, the x and y of its cell, and by how many degrees it is turned. A plain tuple: states hold dozens of them, and
named ones would double the time in which a state is loaded."""

Island = tuple[Placement, ...]


def has_room(island: Island) -> bool:
    """Whether a tile can still be added: there always is a place on an island below 16 tiles."""
    return len(island) < FULL


# --- the next tile --------------------------------------------------------------------------------------------------

_ROW = 2 * SPAN + 1
"""An island and all cells around it within reach, and one more on either side, lie in a square so wide."""


class Surroundings(NamedTuple):
    """An island's square of cells. Sets of cells are the bits of a number: row after row, from west to east."""

    west: int
    north: int
    taken: int
    """The cells with a tile."""
    beside: int
    """The cells edge to edge with one, taken or not."""
    within: int
    """The cells on which a tile keeps the island's span."""

    def cell(self, x: int, y: int) -> int:
        """The set of this one cell; empty if it lies outside of the square."""
        across, down = x - self.west, y - self.north
        return 1 << down * _ROW + across if 0 <= across < _ROW and 0 <= down < _ROW else 0


def surroundings(island: Island) -> Surroundings:
    """What lies around an island of at least one tile that spans no more than 4."""
    _tiles, across, down, _rotations = zip(*island, strict=True)
    east, south = max(across), max(down)
    west, north = east - SPAN, south - SPAN
    taken = 0
    for x, y in zip(across, down, strict=True):
        taken |= 1 << (y - north) * _ROW + x - west
    beside = taken << 1 | taken >> 1 | taken << _ROW | taken >> _ROW
    return _surroundings((west, north, taken, beside, _WITHIN[south - min(down)][east - min(across)]))


_surroundings: Callable[[tuple[int, ...]], Surroundings] = partial(tuple.__new__, Surroundings)
"""Surroundings in half the time, since every listing of places asks for them."""


def open_cells(island: Island) -> list[Cell]:
    """Every cell for the next tile, by y, then x. Of the cells for a first tile, only the origin."""
    if not island:
        return [(0, 0)]
    west, y, taken, beside, within = surroundings(island)
    free = beside & within & ~taken
    found = []
    while free:
        found += [(west + across, y) for across in _COLUMNS[free & _FULL_ROW]]
        free >>= _ROW
        y += 1
    return found


_FULL_ROW = (1 << _ROW) - 1
_COLUMNS = tuple([tuple([x for x in range(_ROW) if bits >> x & 1]) for bits in range(1 << _ROW)])
"""The columns of the cells of a row."""


def _within(width: int, height: int) -> int:
    """The cells on which a tile keeps the span of an island that is so much more than 1 wide and high."""
    columns, rows = range(1, 2 * SPAN - width), range(1, 2 * SPAN - height)
    return sum([1 << y * _ROW + x for x in columns for y in rows])


_WITHIN = tuple([tuple([_within(width, height) for width in range(SPAN)]) for height in range(SPAN)])


# --- lines and wholes -----------------------------------------------------------------------------------------------


def completes_a_line(island: Island) -> bool:
    """Whether the tile that was placed last is the 4th of its row or column."""
    _tiles, across, down, _rotations = zip(*island, strict=True)
    return down.count(down[-1]) == SPAN or across.count(across[-1]) == SPAN


def has_a_line(island: Island) -> bool:
    """Whether any row or column holds 4 tiles."""
    columns, rows = [x for _tile, x, _y, _rotation in island], [y for _tile, _x, y, _rotation in island]
    return any(line.count(place) >= SPAN for line in (columns, rows) for place in line)


class Outline(NamedTuple):
    """How far the tiles of an island reach, on how many cells they lie, and whether these hang together."""

    width: int
    height: int
    cells: int
    connected: bool


def outline(across: tuple[int, ...], down: tuple[int, ...]) -> Outline:
    """The outline of tiles at these x and y. Those of islands come again with every state of their game."""
    return (_outline if len(across) <= FULL else _outline.__wrapped__)(across, down)


@lru_cache(maxsize=1 << 12)
def _outline(across: tuple[int, ...], down: tuple[int, ...]) -> Outline:
    west, north = min(across), min(down)
    width, height = max(across) - west + 1, max(down) - north + 1
    if max(width, height) > len(across):
        return Outline(width, height, len(set(zip(across, down, strict=True))), connected=False)
    cells, row = 0, width + 1
    for x, y in zip(across, down, strict=True):
        cells |= 1 << (y - north) * row + x - west
    reached, before = cells & -cells, 0
    while reached != before:
        before = reached
        reached |= (reached << 1 | reached >> 1 | reached << row | reached >> row) & cells
    return Outline(width, height, cells.bit_count(), reached == cells)
