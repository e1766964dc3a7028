"""Tiles: regions of terrain that reach sides, and icons. A face is a rotated tile."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict

from gavel.engine.shapes import IntegerOf, Items, Object, Text, Word

TERRAINS = ("park", "housing", "forest", "water")
PARK, HOUSING, FOREST, WATER = TERRAINS
SIDES = ("n", "e", "s", "w")
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The step over each side: x grows east, y grows south."""
ICONS = ("peace", "love", "music")
ROTATIONS = (0, 90, 180, 270)

NO_REGION = -1

# --- documents ------------------------------------------------------------------------------------------------------

FEWEST_TILES, MOST_TILES = 8, 500
MOST_OF_A_TILE = 64
"""The most regions, sides or icons of a tile."""

TILE_ID = Text(64, about="The id of the tile.")
TILE_IDS = Items(TILE_ID.meaning(""), most=MOST_TILES)
ROTATION = IntegerOf(
    ROTATIONS,
    title="Rotation",
    doc="By how many degrees a tile is turned clockwise.",
    about="By how many degrees it is turned clockwise.",
)
_REGION = Object(
    {
        "terrain": Word(
            TERRAINS, title="Terrain", doc="What a region of a tile shows.", about="What the region shows."
        ),
        "sides": Items(
            Word(SIDES, title="Side", doc="A side of a tile that is not turned."),
            most=MOST_OF_A_TILE,
            about="The sides of the tile that it reaches, before the tile is turned.",
        ),
    },
    title="Region",
    doc="A region of a tile: a terrain, and the sides that it reaches.",
)
TILE = Object(
    {
        "id": TILE_ID,
        "regions": Items(_REGION, most=MOST_OF_A_TILE, about="Its regions."),
        "icons": Items(
            Word(ICONS, title="IconId", doc="A kind of icon."),
            most=MOST_OF_A_TILE,
            about="The icons on it; one may be there several times.",
        ),
    },
    title="Tile",
    doc="A tile: regions, and icons that may repeat.",
)

# --- as they lie ----------------------------------------------------------------------------------------------------


class Region(TypedDict):
    """A region of a tile: a terrain, and the sides that it reaches."""

    terrain: str
    sides: Sequence[str]


class Tile(TypedDict):
    """A tile as its document; icons may repeat."""

    id: str
    regions: Sequence[Region]
    icons: Sequence[str]


class Face(NamedTuple):
    """A rotated tile: the terrain of each region, and for each side (n, e, s, w) the region that reaches it."""

    terrains: tuple[str, ...]
    regions: tuple[int, ...]
    sides: tuple[str | None, ...]
    """The terrain at each side."""
    parks: tuple[int, ...]
    """The regions that are parks."""
    waters: tuple[tuple[int, int], ...]
    """The steps over the sides with water."""


def turned_faces(tile: Tile) -> tuple[Face, Face, Face, Face]:
    """The faces of a tile turned by 0, 90, 180 and 270: turning by 90 takes north to east."""
    terrains = tuple([region["terrain"] for region in tile["regions"]])
    reached = [NO_REGION] * len(SIDES)
    for index, region in enumerate(tile["regions"]):
        for side in region["sides"]:
            reached[SIDES.index(side)] = index
    none, once, twice, thrice = [
        _face(terrains, [reached[(side - turns) % 4] for side in range(4)]) for turns in range(4)
    ]
    return none, once, twice, thrice


def _face(terrains: tuple[str, ...], regions: list[int]) -> Face:
    sides = tuple([None if region == NO_REGION else terrains[region] for region in regions])
    waters = tuple([step for terrain, step in zip(sides, STEPS, strict=True) if terrain == WATER])
    parks = tuple([region for region, terrain in enumerate(terrains) if terrain == PARK])
    return Face(terrains, tuple(regions), sides, parks, waters)


class Faces(dict[str, tuple[Face, Face, Face, Face]]):
    """The faces of a set of tiles by id, each computed at its first use."""

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        super().__init__()
        self.tiles = tiles

    def __missing__(self, tile: str) -> tuple[Face, Face, Face, Face]:
        faces = self[tile] = turned_faces(self.tiles[tile])
        return faces
