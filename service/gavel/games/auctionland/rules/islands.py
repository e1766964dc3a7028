"""Islands: where tiles lie, where the next one may go, and which shapes the terrains form.

An island is a tuple of placements in the order of placing; only differences of coordinates matter.
"""

from collections.abc import Sequence

from gavel.games.auctionland.rules.rulesets import FULL, SPAN, Rules
from gavel.games.auctionland.rules.tiles import NO_REGION, STEPS, WATER, Face

FURTHEST = 1_000_000

Cell = tuple[int, int]


Placement = tuple[str, int, int, int]
"""A tile, the x and y of its cell, and by how many degrees it is turned. A plain tuple: states hold dozens of them."""

Island = tuple[Placement, ...]


def cells_of(island: Island) -> set[Cell]:
    """The cells that hold a tile."""
    return {(x, y) for _tile, x, y, _rotation in island}


def has_room(island: Island) -> bool:
    """Whether a tile can still be added: there always is a place on an island below 16 tiles."""
    return len(island) < FULL


def open_cells(island: Island) -> list[Cell]:
    """Every cell for the next tile, by y, then x: edge to edge with an own tile, within 4 in either direction."""
    if not island:
        return [(0, 0)]
    low_x, high_x, low_y, high_y = _reach(island)
    # The cells within reach as the bits of a number, row after row. A row has one bit more than can be within reach, so
    # that a step over its end leads to a bit that stands for no cell.
    taken = 0
    for _tile, x, y, _rotation in island:
        taken |= 1 << (y - low_y) * _ROW + x - low_x
    beside = taken << 1 | taken >> 1 | taken << _ROW | taken >> _ROW
    free = beside & ~taken & _WITHIN_REACH[high_x - low_x, high_y - low_y]
    found = []
    while free:
        lowest = free & -free
        across, down = _CELLS[lowest]
        found.append((low_x + across, low_y + down))
        free ^= lowest
    return found


_WIDEST = 2 * SPAN - 1
"""As many cells are within reach of a single tile, across or down."""

_ROW = _WIDEST + 1
_CELLS = {1 << y * _ROW + x: (x, y) for y in range(_WIDEST) for x in range(_WIDEST)}
_WITHIN_REACH = {
    (east, south): sum([bit for bit, (x, y) in _CELLS.items() if x <= east and y <= south])
    for east in range(_WIDEST)
    for south in range(_WIDEST)
}
"""By the highest x and y within reach, counted from the lowest."""


def _reach(island: Island) -> tuple[int, int, int, int]:
    """The lowest and highest x and y that keep the island's span."""
    _tiles, across, down, _rotations = zip(*island, strict=True)
    return max(across) - SPAN + 1, min(across) + SPAN - 1, max(down) - SPAN + 1, min(down) + SPAN - 1


def exceeds_span(island: Island, x: int, y: int) -> bool:
    """Whether a tile there would make the island span more than 4."""
    if not island:
        return False
    low_x, high_x, low_y, high_y = _reach(island)
    return not (low_x <= x <= high_x and low_y <= y <= high_y)


def touches(island: Island, x: int, y: int) -> bool:
    """Whether the cell lies edge to edge with a tile; anything does where there is none yet."""
    taken = cells_of(island)
    return not island or any((x + step_x, y + step_y) in taken for step_x, step_y in STEPS)


def completes_a_line(island: Island) -> bool:
    """Whether the tile that was placed last is the 4th of its row or column."""
    _tiles, across, down, _rotations = zip(*island, strict=True)
    return down.count(down[-1]) == SPAN or across.count(across[-1]) == SPAN


def has_a_line(island: Island) -> bool:
    """Whether any row or column holds 4 tiles."""
    rows = [y for _tile, _x, y, _rotation in island]
    columns = [x for _tile, x, _y, _rotation in island]
    return any(rows.count(row) >= SPAN for row in rows) or any(columns.count(column) >= SPAN for column in columns)


def is_connected(cells: set[Cell]) -> bool:
    """Whether the cells hang together edge to edge."""
    if not cells:
        return True
    waiting = [next(iter(cells))]
    reached = set(waiting)
    while waiting:
        x, y = waiting.pop()
        for step_x, step_y in STEPS:
            cell = x + step_x, y + step_y
            if cell in cells and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return len(reached) == len(cells)


# --- shapes ---------------------------------------------------------------------------------------------------------


def shapes(rules: Rules, island: Island, terrain: str) -> list[set[Cell]]:
    """The connected shapes of a terrain, each as the cells of its tiles.

    Regions are connected where they reach the same side of two adjacent tiles; one that reaches no side is a shape by
    itself.
    """
    faces = _faces(rules, island)
    regions = [
        (cell, index) for cell, face in faces.items() for index, there in enumerate(face.terrains) if there == terrain
    ]
    found, seen = [], set()
    for start in regions:
        if start in seen:
            continue
        seen.add(start)
        waiting, shape = [start], set()
        while waiting:
            cell, region = waiting.pop()
            shape.add(cell)
            for neighbour in _connected(faces, cell, region):
                if neighbour not in seen:
                    seen.add(neighbour)
                    waiting.append(neighbour)
        found.append(shape)
    return found


def coast(rules: Rules, island: Island) -> int:
    """How many tiles have water on a side that is coast: one without an own tile beyond, or (R-AL-02) on the frame."""
    faces = _faces(rules, island)
    across = [x for _tile, x, _y, _rotation in island]
    down = [y for _tile, _x, y, _rotation in island]
    count = 0
    for (x, y), face in faces.items():
        for side, (step_x, step_y) in enumerate(STEPS):
            region = face.regions[side]
            if region == NO_REGION or face.terrains[region] != WATER:
                continue
            beyond = x + step_x, y + step_y
            if rules.frame_coast:
                at_coast = not (min(across) <= beyond[0] <= max(across) and min(down) <= beyond[1] <= max(down))
            else:
                at_coast = beyond not in faces
            if at_coast:
                count += 1
                break
    return count


def _faces(rules: Rules, island: Island) -> dict[Cell, Face]:
    return {(x, y): rules.faces[tile][rotation // 90] for tile, x, y, rotation in island}


def _connected(faces: dict[Cell, Face], cell: Cell, region: int) -> Sequence[tuple[Cell, int]]:
    """The regions of the same terrain that this one meets across the sides of its tile."""
    face = faces[cell]
    found = []
    for side, (step_x, step_y) in enumerate(STEPS):
        if face.regions[side] != region:
            continue
        beyond = cell[0] + step_x, cell[1] + step_y
        other = faces.get(beyond)
        if other is None:
            continue
        met = other.regions[(side + 2) % 4]
        if met != NO_REGION and other.terrains[met] == face.terrains[region]:
            found.append((beyond, met))
    return found
