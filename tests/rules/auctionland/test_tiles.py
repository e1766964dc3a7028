"""The reference tiles: made by the rule in `docs/auctionland.md`, balanced, all different; and turning a tile."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.rulesets import FULL, REFERENCE_GRID, reference_tiles
from gavel.games.auctionland.rules.tiles import ICONS, NO_REGION, SIDES, STEPS, TERRAINS, Tile, turned_faces

DOCUMENTATION = Path(__file__).parents[3] / "docs" / "auctionland.md"
SET_UP, AN_END = 0, 1

RING = ["park", "housing", "forest", "water"]
KINDS = ["peace", "love", "music"]
PATTERNS = [
    ("A:nes B:w", 1),
    ("A:ne B:s B:w", 2),
    ("A:ns B:e B:w", 0),
    ("A:nesw B:", 1),
    ("A:ne B:s C:w", 2),
    ("A:ne B:s D:w", 0),
    ("A:nes B:w C:", 1),
    ("A:ns B:e", 2),
    ("A:n B:e B:s B:w", 0),
]
"""The table of the documentation: regions with the sides that they reach, and how many icons."""


def made_by_the_written_rule(number: int) -> Tile:
    """The tile of that number, from 1, worked out from its number alone."""
    pattern, pair = divmod(number - 1, 12)
    first, step = divmod(pair, 3)
    others = [RING[(first + later) % 4] for later in (1, 2, 3)]
    terrains = dict(zip("ABCD", [RING[first], *others[step:], *others[:step]], strict=True))
    regions, icons = PATTERNS[pattern]
    return {
        "id": f"ref-{number:03}",
        "regions": [
            {"terrain": terrains[letter], "sides": list(sides)}
            for letter, sides in (region.split(":") for region in regions.split())
        ],
        "icons": [KINDS[pair % 3], KINDS[(pair + first) % 3]][:icons],
    }


def examples() -> list[dict[str, Any]]:
    """The JSON documents that the documentation shows, in order."""
    written = re.findall(r"```json\n(.*?)```", DOCUMENTATION.read_text(encoding="utf-8"), re.DOTALL)
    return [json.loads(document) for document in written]


def look(tile: Tile, turns: int) -> tuple[object, ...]:
    """What a tile looks like after so many quarter turns, whatever the order in which its regions and icons stand."""
    turned = {side: SIDES[(index + turns) % 4] for index, side in enumerate(SIDES)}
    regions = [(region["terrain"], *sorted(turned[side] for side in region["sides"])) for region in tile["regions"]]
    return (*sorted(regions), *sorted(tile["icons"]))


# --- the reference set ----------------------------------------------------------------------------------------------


def test_the_reference_set_is_what_the_written_rule_makes() -> None:
    assert reference_tiles() == [made_by_the_written_rule(number) for number in range(1, 109)]


def test_the_tile_that_the_documentation_works_out_is_that_tile() -> None:
    assert reference_tiles()[55] == {
        "id": "ref-056",
        "regions": [
            {"terrain": "forest", "sides": ["n", "e"]},
            {"terrain": "park", "sides": ["s"]},
            {"terrain": "housing", "sides": ["w"]},
        ],
        "icons": ["love", "peace"],
    }


def test_every_terrain_has_equally_many_regions_and_sides() -> None:
    regions = [region for tile in reference_tiles() for region in tile["regions"]]
    sides = Counter(region["terrain"] for region in regions for _side in region["sides"])
    assert Counter(region["terrain"] for region in regions) == dict.fromkeys(TERRAINS, 75)
    assert sides == dict.fromkeys(TERRAINS, 105)


def test_every_icon_stands_on_the_tiles_36_times() -> None:
    icons = Counter(icon for tile in reference_tiles() for icon in tile["icons"])
    assert icons == dict.fromkeys(ICONS, 36)


def test_all_tiles_are_different_however_they_are_turned() -> None:
    looks = [{look(tile, turns) for turns in range(4)} for tile in reference_tiles()]
    assert len(set.union(*looks)) == sum(len(turned) for turned in looks)


def test_no_side_of_a_reference_tile_belongs_to_two_regions() -> None:
    for tile in reference_tiles():
        sides = [side for region in tile["regions"] for side in region["sides"]]
        assert len(set(sides)) == len(sides), tile["id"]


def test_the_reference_set_fills_six_islands_and_a_market() -> None:
    assert len(reference_tiles()) >= 6 * FULL + 8


def test_the_reference_grid_has_the_triangular_numbers() -> None:
    assert list(REFERENCE_GRID) == [sum(range(1, tiles + 1)) for tiles in range(17)]


def test_the_game_sheet_says_that_the_reference_is_not_the_publishers() -> None:
    assert "not the publisher's" in str(GAME.components["reference"])
    assert GAME.components["tiles"] == reference_tiles()


# --- turning --------------------------------------------------------------------------------------------------------

TURNED: Tile = {
    "id": "turned",
    "regions": [
        {"terrain": "park", "sides": ["n"]},
        {"terrain": "housing", "sides": []},
        {"terrain": "water", "sides": ["e", "s"]},
    ],
    "icons": [],
}


@pytest.mark.parametrize(
    ("rotation", "north", "east", "south", "west"),
    [
        (0, "park", "water", "water", None),
        (90, None, "park", "water", "water"),
        (180, "water", None, "park", "water"),
        (270, "water", "water", None, "park"),
    ],
)
def test_turning_by_90_takes_north_to_east_and_so_on_around(
    rotation: int, north: str | None, east: str | None, south: str | None, west: str | None
) -> None:
    face = turned_faces(TURNED)[rotation // 90]
    seen = [None if region == NO_REGION else face.terrains[region] for region in face.regions]
    assert seen == [north, east, south, west]


def test_turning_changes_neither_the_regions_nor_what_holds_together() -> None:
    for face in turned_faces(TURNED):
        assert face.terrains == ("park", "housing", "water")
        assert sorted(face.regions) == [NO_REGION, 0, 2, 2]


def test_x_grows_east_and_y_grows_south() -> None:
    assert dict(zip(SIDES, STEPS, strict=True)) == {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


# --- the documentation ----------------------------------------------------------------------------------------------


def test_the_documented_setup_with_own_tiles_can_be_played_to_its_end() -> None:
    state, _events = GAME.setup(examples()[SET_UP])
    while legal := [action for action in GAME.legal_actions(state) if action["type"] != "bid"]:
        GAME.play(state, legal[0])
    assert state.ended_by == "market-empty"
    assert sum(len(island) for island in state.islands) == 8


def test_the_documented_island_scores_as_the_documentation_tells() -> None:
    ann, bob = GAME.tally(examples()[AN_END])["standings"]
    park, water = ann["breakdown"]["park"], ann["breakdown"]["water"]
    assert (park, water) == ({"tiles": 2, "points": 3}, {"tiles": 2, "points": 3})
    assert (ann["breakdown"]["housing"], ann["breakdown"]["forest"]) == (1, 0)
    assert (ann["total"], bob["total"]) == (46, 0)


def test_the_documented_table_is_the_one_that_the_reference_set_was_checked_against() -> None:
    documentation = DOCUMENTATION.read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d \| \d+.\d+ \| (.*?) \| (one|two|none) \|$", documentation, re.MULTILINE)
    counts = {"none": 0, "one": 1, "two": 2}
    shown = [
        (" ".join(re.sub(r"no side|[ ,]", "", region) for region in regions.split(" · ")), counts[icons])
        for regions, icons in rows
    ]
    assert shown == PATTERNS
