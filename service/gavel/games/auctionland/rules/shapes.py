"""The shapes that the terrains of an island form, and its coast."""

from typing import NamedTuple

from gavel.games.auctionland.rules.islands import Cell, Island
from gavel.games.auctionland.rules.rulesets import Rules
from gavel.games.auctionland.rules.tiles import EAST, NORTH, SOUTH, STEPS, TERRAINS, WEST, Face

Faces = dict[Cell, Face]
"""The faces of an island's tiles, by cell."""


class Shapes(NamedTuple):
    """The shapes of an island: the number of each terrain, and the tiles of the largest park."""

    number: dict[str, int]
    park: int


def faces_of(rules: Rules, island: Island) -> Faces:
    """The faces of an island's tiles, with their rotations."""
    return {(x, y): rules.faces[tile][rotation // 90] for tile, x, y, rotation in island}


def shapes(faces: Faces) -> Shapes:
    """The shapes of an island: regions that reach the common side of two adjacent tiles form one, others stand alone.

    So the number of shapes is that of regions, less one for each two that are joined.
    """
    terrains: list[str] = []
    first = {}
    for cell, face in faces.items():
        first[cell] = len(terrains)
        terrains += face.terrains
    number = {terrain: terrains.count(terrain) for terrain in TERRAINS}
    leaders = list(range(len(terrains)))
    for side, (step_x, step_y), other_side in _EDGES:
        for (x, y), face in faces.items():
            terrain, beyond = face.sides[side], (x + step_x, y + step_y)
            if terrain is not None and beyond in faces and (other := faces[beyond]).sides[other_side] == terrain:
                one = _leader(leaders, first[x, y] + face.regions[side])
                another = _leader(leaders, first[beyond] + other.regions[other_side])
                if one != another:
                    leaders[another] = one
                    number[terrain] -= 1
    return Shapes(number, _largest_park(faces, first, leaders))


_EDGES = ((EAST, STEPS[EAST], WEST), (SOUTH, STEPS[SOUTH], NORTH))
"""The edges between two tiles, from one of them: its side, the step over it, and the other's side."""


def _leader(leaders: list[int], region: int) -> int:
    """The region that represents the whole shape of a region; at first, each represents itself."""
    while leaders[region] != region:
        region = leaders[region]
    return region


def _largest_park(faces: Faces, first: dict[Cell, int], leaders: list[int]) -> int:
    """The tiles of the largest park, each once, however many of its regions belong to the park."""
    tiles = [0] * (len(leaders) + 1)
    for cell, face in faces.items():
        if face.parks:
            for leader in {_leader(leaders, first[cell] + region) for region in face.parks}:
                tiles[leader] += 1
    return max(tiles)


def coast(faces: Faces, *, frame: bool) -> int:
    """The tiles with water on the coast: on a side without an own tile beyond it, or (R-AL-02) on the frame."""
    across, down = {x for x, _y in faces}, {y for _x, y in faces}
    count = 0
    for (x, y), face in faces.items():
        for step_x, step_y in face.waters:
            beyond = x + step_x, y + step_y
            # An island has no gaps between its columns or rows.
            if (beyond[0] not in across or beyond[1] not in down) if frame else beyond not in faces:
                count += 1
                break
    return count
