"""The one ruleset of Auctionland, the reference tiles and grid, and every figure and ruling as an option.

The publisher has never published the tile faces and the score grid as text: a setup may bring them as data. The
reference set is ours; `docs/auctionland.md` describes how it is made.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from gavel.engine.options import (
    FINAL_TIE,
    SHARED,
    STANDARD,
    Option,
    Ruleset,
    Ruling,
    always,
    in_force,
    remembering_defaults,
    rulings_of,
)
from gavel.engine.shapes import MOST_PLAYERS, Constant, Either, Flag, Integer, Items, Word
from gavel.games.auctionland.rules.tiles import FEWEST_TILES, MOST_TILES, TILE, Faces, Tile

REFERENCE = "reference"
CUSTOM = "custom"
OPEN_SIDE, FRAME = "open-side", "frame"
AUCTIONEER_FREE, DISCARD = "auctioneer-free", "discard"
END_OF_TURN, IMMEDIATELY = "end-of-turn", "immediately"
END = "end"
AUCTIONEER, TAKER = "auctioneer", "taker"
COMPULSORY, OPTIONAL = "compulsory", "optional"
HIGHEST_BIDDER_STAYS = "highest-bidder-may-not-pass"

SPAN = 4
FULL = SPAN * SPAN
STARTING_MONEY = (10, 12, 14, 16, 18, 20)
MARKET_SIZE = 8
REFERENCE_GRID = tuple(tiles * (tiles + 1) // 2 for tiles in range(FULL + 1))
ICON_AWARDS = (20, 10, 5)
UNIT = "points"
MOST_MONEY = MOST_POINTS = 999

BGA = Ruleset("bga", "Board Game Arena", ("Board Game Arena help page of Auctionland",), (2, 3, 4, 5, 6), (STANDARD,))
RULESETS = (BGA,)
DEFAULT_RULESET = BGA.id


@cache
def reference_tiles() -> list[Tile]:
    """The 108 tiles of the reference set, in component order."""
    tiles: list[Tile] = json.loads(files(__package__).joinpath("tiles.json").read_text("utf-8"))
    return tiles


def _tiles(given: Any) -> Any:
    """The caller's tiles with their members in order; the literal reference set counts as the default."""
    if given == REFERENCE:
        return given
    tiles = [
        {
            "id": tile["id"],
            "regions": [{"terrain": region["terrain"], "sides": region["sides"]} for region in tile["regions"]],
            "icons": tile["icons"],
        }
        for tile in given
    ]
    return REFERENCE if tiles == reference_tiles() else tiles


def _grid(given: Any) -> Any:
    return REFERENCE if given == list(REFERENCE_GRID) else given


OPTIONS = (
    Option(
        "tiles",
        always(REFERENCE),
        "R-AL-01",
        _tiles,
        shape=Either(
            (Word((REFERENCE,)), Items(TILE, FEWEST_TILES, MOST_TILES)),
            title="Tiles",
            doc="The tiles in the game: the reference set, or a list of them.",
        ),
    ),
    Option(
        "score_grid",
        always(REFERENCE),
        "R-AL-01",
        _grid,
        shape=Either(
            (Word((REFERENCE,)), Items(Integer(0, MOST_POINTS), FULL + 1, FULL + 1)),
            title="ScoreGrid",
            doc="The points for 0, 1, 2 ... tiles: the reference grid, or a list of them.",
        ),
    ),
    Option(
        "icon_awards",
        always(list(ICON_AWARDS)),
        shape=Items(Integer(0, MOST_POINTS), len(ICON_AWARDS), len(ICON_AWARDS)),
    ),
    Option("market_size", always(MARKET_SIZE), shape=Integer(1, 2 * MARKET_SIZE)),
    Option(
        "starting_money",
        lambda _ruleset, _variant, players: list(STARTING_MONEY[:players]),
        shape=Items(Integer(0, MOST_MONEY), 2, MOST_PLAYERS),
    ),
    Option(
        "coast",
        always(OPEN_SIDE),
        "R-AL-02",
        shape=Word((OPEN_SIDE, FRAME), title="Coast", doc="Where the island ends: at open sides, or at the frame."),
    ),
    Option("icons_needed", always(1), "R-AL-03", shape=Integer(0, 1)),
    Option(
        "unsold",
        always(AUCTIONEER_FREE),
        "R-AL-04",
        shape=Word((AUCTIONEER_FREE, DISCARD), title="Unsold", doc="What becomes of a tile that nobody bids for."),
    ),
    Option("minimum_bid", always(1), "R-AL-05", shape=Constant(1)),
    Option(
        "end_check",
        always(END_OF_TURN),
        "R-AL-06",
        shape=Word((END_OF_TURN, IMMEDIATELY), title="EndCheck", doc="When a full island ends the game."),
    ),
    Option("keep_surcharge", always(1), "R-AL-07", shape=Integer(0, 1)),
    Option("market_empty", always(END), "R-AL-08", shape=Word((END,))),
    Option("final_tie", always(SHARED), "R-AL-09", shape=FINAL_TIE),
    Option("open_money", always(False), "R-AL-10", shape=Flag()),
    Option("found_money_pays", always(False), "R-AL-11", shape=Flag()),
    Option(
        "auctioned_tile_money",
        always(AUCTIONEER),
        "R-AL-12",
        shape=Word(
            (AUCTIONEER, TAKER),
            title="AuctionedTileMoney",
            doc="Who gets the money that lies on a tile put up for auction.",
        ),
    ),
    Option(
        "bonus",
        always(COMPULSORY),
        "R-AL-13",
        shape=Word((COMPULSORY, OPTIONAL), title="Bonus", doc="Whether a bonus must be taken."),
    ),
    Option("two_player_pass", always(True), "R-AL-15", shape=Flag()),
)

RULINGS = rulings_of(OPTIONS, Ruling("R-AL-14", None, HIGHEST_BIDDER_STAYS))


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force in one game."""

    tiles: Mapping[str, Tile]
    """The tiles by id, in the order of the tile list."""
    ids: frozenset[str]
    numbers: Mapping[str, int]
    """The index in the tile list, by id."""
    in_order: Sequence[str]
    faces: Faces
    score_grid: Sequence[int]
    icon_awards: Sequence[int]
    market_size: int
    starting_money: Sequence[int]
    frame_coast: bool
    icons_needed: int
    unsold_is_free: bool
    minimum_bid: int
    ends_immediately: bool
    keep_surcharge: int
    tie_is_shared: bool
    open_money: bool
    found_money_pays: bool
    tile_money_is_takers: bool
    bonus_is_optional: bool
    two_player_pass: bool
    scoresheet_values: Mapping[str, Any]
    """The values in force for a scoresheet, which only says that a caller's own tiles are in force."""


@remembering_defaults
def rules_for(ruleset: str, variant: str, options: Mapping[str, Any], players: int) -> Rules:
    """The rules in force; ruleset, variant and player count must exist together."""
    values = in_force(OPTIONS, options, ruleset, variant, players)
    is_reference = values["tiles"] == REFERENCE
    lookups = _reference_lookups() if is_reference else _lookups(values["tiles"])
    return Rules(
        **lookups._asdict(),
        score_grid=REFERENCE_GRID if values["score_grid"] == REFERENCE else values["score_grid"],
        icon_awards=values["icon_awards"],
        market_size=values["market_size"],
        starting_money=values["starting_money"],
        frame_coast=values["coast"] == FRAME,
        icons_needed=values["icons_needed"],
        unsold_is_free=values["unsold"] == AUCTIONEER_FREE,
        minimum_bid=values["minimum_bid"],
        ends_immediately=values["end_check"] == IMMEDIATELY,
        keep_surcharge=values["keep_surcharge"],
        tie_is_shared=values["final_tie"] == SHARED,
        open_money=values["open_money"],
        found_money_pays=values["found_money_pays"],
        tile_money_is_takers=values["auctioned_tile_money"] == TAKER,
        bonus_is_optional=values["bonus"] == OPTIONAL,
        two_player_pass=values["two_player_pass"],
        scoresheet_values={**values, "tiles": REFERENCE if is_reference else CUSTOM},
    )


class _Lookups(NamedTuple):
    tiles: Mapping[str, Tile]
    ids: frozenset[str]
    numbers: Mapping[str, int]
    in_order: Sequence[str]
    faces: Faces


@cache
def _reference_lookups() -> _Lookups:
    return _lookups(reference_tiles())


def _lookups(tiles: Sequence[Tile]) -> _Lookups:
    by_id = {tile["id"]: tile for tile in tiles}
    numbers = {tile: number for number, tile in enumerate(by_id)}
    return _Lookups(by_id, frozenset(by_id), numbers, tuple(by_id), Faces(by_id))


def tile_ids(options: Mapping[str, Any]) -> Sequence[str]:
    """The ids of the tiles in a game with these options."""
    tiles = options.get("tiles", REFERENCE)
    return [tile["id"] for tile in (reference_tiles() if tiles == REFERENCE else tiles)]
