"""What an island is worth, counted a second way: by the edges between cells, with a union-find over regions."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

Json = Mapping[str, Any]
Region = tuple[int, int, int]
"""A region of an island: the cell of its tile, and its place among the tile's regions."""
Edge = tuple[int, int]
"""An edge of a cell, as its midpoint in half cells."""

AROUND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
CLOCKWISE = "nesw"


class Count(NamedTuple):
    """The tiles of the largest park, the tiles at the water, and how many shapes of housing and of forest."""

    park: int
    water: int
    housing: int
    forest: int


class Unions:
    """Sets of regions that hang together."""

    def __init__(self, regions: Iterable[Region]) -> None:
        self.parent = {region: region for region in regions}

    def find(self, region: Region) -> Region:
        """The region that stands for the whole set."""
        while self.parent[region] != region:
            self.parent[region] = region = self.parent[self.parent[region]]
        return region

    def join(self, one: Region, other: Region) -> None:
        """Make two sets one."""
        self.parent[self.find(one)] = self.find(other)

    def sets(self) -> list[set[Region]]:
        """Every set."""
        found: defaultdict[Region, set[Region]] = defaultdict(set)
        for region in self.parent:
            found[self.find(region)].add(region)
        return list(found.values())


def counted(tiles: Mapping[str, Json], island: Sequence[Json], coast: str) -> Count:
    """Count an island of placed `tiles`; `coast` is the option of that name."""
    terrains: dict[Region, str] = {}
    reached: defaultdict[Edge, list[Region]] = defaultdict(list)
    for there in island:
        for index, each in enumerate(tiles[there["tile"]]["regions"]):
            region = there["x"], there["y"], index
            terrains[region] = each["terrain"]
            for side in each["sides"]:
                reached[_edge(there["x"], there["y"], _turned(side, there["rotation"]))].append(region)
    unions = Unions(terrains)
    for regions in reached.values():
        if len(regions) == 2 and terrains[regions[0]] == terrains[regions[1]]:
            unions.join(*regions)
    shapes = [(terrains[next(iter(shape))], {region[:2] for region in shape}) for shape in unions.sets()]
    shore = _shore(island, coast)
    return Count(
        park=max((len(cells) for terrain, cells in shapes if terrain == "park"), default=0),
        water=len({region[:2] for edge in shore for region in reached[edge] if terrains[region] == "water"}),
        housing=sum(1 for terrain, _cells in shapes if terrain == "housing"),
        forest=sum(1 for terrain, _cells in shapes if terrain == "forest"),
    )


def _turned(side: str, rotation: int) -> str:
    return (CLOCKWISE + CLOCKWISE)[CLOCKWISE.index(side) + rotation // 90]


def _edge(x: int, y: int, side: str) -> Edge:
    across, down = AROUND[side]
    return 2 * x + across, 2 * y + down


def _shore(island: Sequence[Json], coast: str) -> set[Edge]:
    """The edges that only one cell of the island has; with a frame, only those that lie on it."""
    edges = [_edge(there["x"], there["y"], side) for there in island for side in AROUND]
    alone = {edge for edge in edges if edges.count(edge) == 1}
    # Whoever has got no tile has no frame either.
    if coast == "open-side" or not edges:
        return alone
    across, down = [edge[0] for edge in edges], [edge[1] for edge in edges]
    frame_x, frame_y = (min(across), max(across)), (min(down), max(down))
    return {edge for edge in alone if edge[0] in frame_x or edge[1] in frame_y}
