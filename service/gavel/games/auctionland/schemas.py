"""The shapes of Auctionland: options with tiles as data, state, view, actions, events, tally, breakdown of a score."""

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow.fields import Field

from gavel.engine.actions import TABLE
from gavel.games.auctionland.compact import COMPACT
from gavel.games.auctionland.rules.rulesets import (
    AUCTIONEER,
    AUCTIONEER_FREE,
    COMPULSORY,
    DISCARD,
    END,
    END_OF_TURN,
    FRAME,
    FULL,
    ICON_AWARDS,
    IMMEDIATELY,
    NO_WINNER,
    OPEN_SIDE,
    OPTIONAL,
    REFERENCE,
    SHARED,
    TAKER,
    UNIT,
    reference_tiles,
)
from gavel.games.auctionland.rules.state import FROM_AUCTION, FROM_BONUS, FROM_CLAIM, ISLAND_FULL, MARKET_EMPTY
from gavel.games.auctionland.rules.tiles import ICONS, ROTATIONS, SIDES, TERRAINS
from gavel.schemas.fields import MAX_INTEGER, Either, Items, Part, Strict
from gavel.schemas.scalars import Bool, Choice, Constant, Int, IntChoice, Name, PlayerId, Text
from gavel.schemas.shapes import FINAL_TIE, MOST_PLAYERS, Fields, Hidden, Shapes, amount, amounts_by_player, schema

FEWEST_TILES, MOST_TILES = 8, 500
MOST_REGIONS = MOST_ICONS = 64
MOST_MONEY = MOST_POINTS = 999


def _named(name: str, about: str) -> Name:
    return Name(f"Auctionland{name}", about)


def _tile() -> Text:
    return Text(maximum=64)


def _tiles() -> Items:
    return Items(_tile(), maximum=MOST_TILES)


def _coordinate() -> Int:
    return Int(-MAX_INTEGER, MAX_INTEGER)


def _rotation() -> IntChoice:
    return IntChoice(*ROTATIONS, named=_named("Rotation", "By how many degrees a tile is turned clockwise."))


def _source() -> Choice:
    about = "How a player has come to the tile that they must place."
    return Choice(FROM_CLAIM, FROM_AUCTION, FROM_BONUS, data_key="from", named=_named("TileSource", about))


def _reason(**common: bool) -> Choice:
    about = "Why the game has ended."
    return Choice(ISLAND_FULL, MARKET_EMPTY, null=common.get("null", False), named=_named("EndReason", about))


class AuctionlandRegion(Strict):
    """A region of a tile: a terrain, and the sides that it reaches."""

    terrain = Choice(*TERRAINS, named=_named("Terrain", "What a region of a tile shows."))
    sides = Items(Choice(*SIDES, named=_named("Side", "A side of a tile that is not turned.")), maximum=MOST_REGIONS)


class AuctionlandTile(Strict):
    """A tile: regions, and icons that may repeat."""

    id = _tile()
    regions = Items(Part(AuctionlandRegion), maximum=MOST_REGIONS)
    icons = Items(Choice(*ICONS, named=_named("IconId", "A kind of icon.")), maximum=MOST_ICONS)


class AuctionlandOptions(Strict):
    """Own tiles and figures, and rulings; those that are not given are at their defaults."""

    tiles = Either(
        Choice(REFERENCE),
        Items(Part(AuctionlandTile), FEWEST_TILES, maximum=MOST_TILES),
        required=False,
        named=_named("Tiles", "The tiles in the game: the reference set, or a list of them."),
    )
    score_grid = Either(
        Choice(REFERENCE),
        Items(Int(0, MOST_POINTS), FULL + 1, maximum=FULL + 1),
        required=False,
        named=_named("ScoreGrid", "The points for 0, 1, 2 ... tiles: the reference grid, or a list of them."),
    )
    icon_awards = Items(Int(0, MOST_POINTS), len(ICON_AWARDS), maximum=len(ICON_AWARDS), required=False)
    market_size = Int(1, 16, required=False)
    starting_money = Items(Int(0, MOST_MONEY), 2, maximum=MOST_PLAYERS, required=False)
    coast = Choice(
        OPEN_SIDE,
        FRAME,
        required=False,
        named=_named("Coast", "Where the island ends: at open sides, or at the frame."),
    )
    icons_needed = Int(0, 1, required=False)
    unsold = Choice(
        AUCTIONEER_FREE, DISCARD, required=False, named=_named("Unsold", "What becomes of a tile that nobody bids for.")
    )
    minimum_bid = Constant(1, required=False)
    end_check = Choice(
        END_OF_TURN, IMMEDIATELY, required=False, named=_named("EndCheck", "When a full island ends the game.")
    )
    keep_surcharge = Int(0, 1, required=False)
    market_empty = Choice(END, required=False)
    final_tie = Choice(SHARED, NO_WINNER, required=False, named=FINAL_TIE)
    open_money = Bool(required=False)
    found_money_pays = Bool(required=False)
    auctioned_tile_money = Choice(
        AUCTIONEER,
        TAKER,
        required=False,
        named=_named("AuctionedTileMoney", "Who gets the money that lies on a tile put up for auction."),
    )
    bonus = Choice(COMPULSORY, OPTIONAL, required=False, named=_named("Bonus", "Whether a bonus must be taken."))
    two_player_pass = Bool(required=False)


class AuctionlandDeal(Strict):
    """The whole stack, next first; where a table deals, the first market."""

    stack = Items(_tile(), maximum=MOST_TILES, required=False)
    market = Items(_tile(), maximum=MOST_TILES, required=False)


class AuctionlandPlacement(Strict):
    """A tile on an island; x grows east, y grows south."""

    tile = _tile()
    x = _coordinate()
    y = _coordinate()
    rotation = _rotation()


class AuctionlandStall(Strict):
    """A tile in the market, and the money that lies on it."""

    tile = _tile()
    money = Int()


class AuctionlandHolding(Strict):
    """The tile that a player has taken and must place."""

    player = PlayerId()
    tile = _tile()
    from_ = _source()


class AuctionlandAuction(Strict):
    """A running auction: each bidder's latest bid, who has passed, in order, and money on the tile for its taker."""

    tile = _tile()
    bids = amounts_by_player()
    high_bidder = PlayerId(null=True)
    passed = Items(PlayerId(), maximum=MOST_PLAYERS)
    money = Int(1, required=False)


class AuctionlandTilesDue(Strict):
    """So many tiles are to be reported, and these can still turn up, in the order of the tile list."""

    count = Int()
    from_ = Items(_tile(), maximum=MOST_TILES, data_key="from")


class AuctionlandCounted(Strict):
    """Tiles that count, and the points that the grid gives for them."""

    tiles = Int(0, FULL)
    points = Int(0, MOST_POINTS)


class AuctionlandIcon(Strict):
    """How many of an icon, the place that they take (null if too few to be ranked), and its points."""

    count = Int()
    place = Int(1, MOST_PLAYERS, null=True)
    points = Int(0, MOST_POINTS)


class AuctionlandBreakdown(Strict):
    """A total, broken down."""

    park = Part(AuctionlandCounted)
    water = Part(AuctionlandCounted)
    housing = Int()
    forest = Int()
    product = Int()
    icons = Part(schema("AuctionlandIcons", {icon: Part(AuctionlandIcon) for icon in ICONS}, "By kind of icon."))


_PLAYER: Fields = {"player": PlayerId()}
_POSITION: Fields = {**_PLAYER, "position": Int()}
_PLACE: Fields = {**_PLAYER, "x": _coordinate(), "y": _coordinate(), "rotation": _rotation()}
_ISLAND = Items(Part(AuctionlandPlacement), maximum=MOST_TILES)
_TURN: Fields = {
    "removed": _tiles(),
    "auctioneer": PlayerId(),
    "holding": Part(AuctionlandHolding, null=True),
    "bonus": PlayerId(null=True),
    "auction": Part(AuctionlandAuction, null=True),
    "auctioned": Bool(),
    "ended_by": _reason(null=True),
}
_MARKET = Items(Part(AuctionlandStall), maximum=MOST_TILES)


def _actions(bid: Field[object], tiles: Field[object]) -> dict[str, Fields]:
    return {
        "claim": _POSITION,
        "decline": _PLAYER,
        "place": _PLACE,
        "offer": _POSITION,
        "bid": {**_PLAYER, "amount": bid},
        "pass": _PLAYER,
        "sell": _PLAYER,
        "keep": _PLAYER,
        "reveal": {"player": Constant(TABLE), "tiles": tiles},
    }


def _words(options: Mapping[str, Any]) -> Sequence[str]:
    """The ids of the tiles in the game."""
    tiles = options.get("tiles", REFERENCE)
    return _REFERENCE_IDS if tiles == REFERENCE else [tile["id"] for tile in tiles]


def _growth(state: Mapping[str, Any]) -> int:
    """Tiles only move, and take a byte wherever they lie, or up to three where some exceed a byte; placed, three more.

    An island has at most 16. There come: an auction, the tile in hand and bids by seat, an action that waits, and the
    last eight, of which up to four place a tile.
    """
    options, seats = state["options"], len(state["players"])
    tiles, by_table = len(_words(options)), state["dealer"] == "table"
    tile = 1 if tiles < 256 else 3
    money = 4 * seats if max(options.get("starting_money", [0])) * seats > 255 else 0
    unseen = tile * tiles + 8 * tile if by_table else (tile - 1) * tiles
    return unseen + 3 * min(tiles, FULL * seats) + 7 * seats + money + 66


_REFERENCE_IDS = tuple(tile["id"] for tile in reference_tiles())


SHAPES = Shapes(
    prefix="Auctionland",
    options=AuctionlandOptions,
    deal=AuctionlandDeal,
    player={"money": Int(), "island": _ISLAND, "bonus_used": Bool()},
    state={
        "market": _MARKET,
        "stack": Either(_tiles(), Int(), named=_named("Stack", "Tiles, next first; how many, where a table deals.")),
        **_TURN,
    },
    seen_player={"money": Int(null=True), "island": _ISLAND, "bonus_used": Bool()},
    seen={
        "market": _MARKET,
        "stack": Either(
            _tiles(),
            Int(),
            Part(Hidden),
            named=_named("SeenStack", "How many tiles are left; the tiles themselves once the game is finished."),
        ),
        **_TURN,
    },
    actions=_actions(Int(), _tiles()),
    listed=_actions(amount(), Part(AuctionlandTilesDue)),
    tally_player={"money": Int(), "island": _ISLAND},
    breakdown=AuctionlandBreakdown,
    figures={
        "string": {
            "tile": _tile(),
            "from": _source(),
            "reason": _reason(),
        },
        "integer": {"rotation": _rotation()},
    },
    units=(UNIT,),
    words=_words,
    growth=_growth,
    compact=COMPACT,
)
