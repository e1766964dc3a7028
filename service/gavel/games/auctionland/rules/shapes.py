"""What an island shows: the shapes that its terrains form, and its coast."""

from collections.abc import Iterator

from gavel.games.auctionland.rules.islands import Cell, Island
from gavel.games.auctionland.rules.rulesets import Rules
from gavel.games.auctionland.rules.tiles import NO_REGION, STEPS, WATER, Face

Faces = dict[Cell, Face]
"""The tiles of an island as they lie, by cell."""


def faces_of(rules: Rules, island: Island) -> Faces:
    """The tiles of an island as they lie."""
    return {(x, y): rules.faces[tile][rotation // 90] for tile, x, y, rotation in island}


def shapes(faces: Faces, terrain: str) -> list[set[Cell]]:
    """The connected shapes of a terrain, each as the cells of its tiles.

    Regions are connected where they reach the same side of two adjacent tiles; one that reaches no side is a shape by
    itself.
    """
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


def _connected(faces: Faces, cell: Cell, region: int) -> Iterator[tuple[Cell, int]]:
    """The regions of the same terrain that this one meets across the sides of its tile."""
    face = faces[cell]
    for side, (step_x, step_y) in enumerate(STEPS):
        beyond = cell[0] + step_x, cell[1] + step_y
        if face.regions[side] == region and beyond in faces:
            other = faces[beyond]
            met = other.regions[(side + 2) % 4]
            if met != NO_REGION and other.terrains[met] == face.terrains[region]:
                yield beyond, met


def coast(faces: Faces, *, frame: bool) -> int:
    """How many tiles have water on a side that is coast: one without an own tile beyond, or (R-AL-02) on the frame."""
    across, down = [x for x, _y in faces], [y for _x, y in faces]
    count = 0
    for (x, y), face in faces.items():
        for side, (step_x, step_y) in enumerate(STEPS):
            region = face.regions[side]
            if region == NO_REGION or face.terrains[region] != WATER:
                continue
            beyond = x + step_x, y + step_y
            if frame:
                at_coast = not (min(across) <= beyond[0] <= max(across) and min(down) <= beyond[1] <= max(down))
            else:
                at_coast = beyond not in faces
            if at_coast:
                count += 1
                break
    return count
