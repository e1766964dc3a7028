"""The shapes of Auctionland: options with tiles as data, state, view, actions, events, tally, breakdown of a score."""

from marshmallow.fields import Field

from gavel.games.auctionland.rules.rulesets import (
    AUCTIONEER_FREE,
    DISCARD,
    END,
    END_OF_TURN,
    FRAME,
    FULL,
    ICON_AWARDS,
    IMMEDIATELY,
    NO_WINNER,
    OPEN_SIDE,
    REFERENCE,
    SHARED,
    UNIT,
)
from gavel.games.auctionland.rules.state import FROM_AUCTION, FROM_BONUS, FROM_CLAIM, ISLAND_FULL, MARKET_EMPTY
from gavel.games.auctionland.rules.tiles import ICONS, ROTATIONS, SIDES, TERRAINS
from gavel.schemas.fields import MAX_INTEGER, Either, Items, Part, Strict
from gavel.schemas.scalars import Bool, Choice, Constant, Int, IntChoice, PlayerId, Text
from gavel.schemas.shapes import MOST_PLAYERS, Fields, Hidden, Range, Shapes, amounts_by_player, schema

FEWEST_TILES, MOST_TILES = 8, 500
MOST_REGIONS = MOST_ICONS = 64
MOST_MONEY = MOST_POINTS = 999


def _tile() -> Text:
    return Text(maximum=64)


def _tiles() -> Items:
    return Items(_tile(), maximum=MOST_TILES)


def _coordinate() -> Int:
    return Int(-MAX_INTEGER, MAX_INTEGER)


class AuctionlandRegion(Strict):
    """A region of a tile: a terrain, and the sides that it reaches."""

    terrain = Choice(*TERRAINS)
    sides = Items(Choice(*SIDES), maximum=MOST_REGIONS)


class AuctionlandTile(Strict):
    """A tile: regions, and icons that may repeat."""

    id = _tile()
    regions = Items(Part(AuctionlandRegion), maximum=MOST_REGIONS)
    icons = Items(Choice(*ICONS), maximum=MOST_ICONS)


class AuctionlandOptions(Strict):
    """Own tiles and figures, and rulings; those that are not given are at their defaults."""

    tiles = Either(Choice(REFERENCE), Items(Part(AuctionlandTile), FEWEST_TILES, maximum=MOST_TILES), required=False)
    score_grid = Either(Choice(REFERENCE), Items(Int(0, MOST_POINTS), FULL + 1, maximum=FULL + 1), required=False)
    icon_awards = Items(Int(0, MOST_POINTS), len(ICON_AWARDS), maximum=len(ICON_AWARDS), required=False)
    market_size = Int(1, 16, required=False)
    starting_money = Items(Int(0, MOST_MONEY), 2, maximum=MOST_PLAYERS, required=False)
    coast = Choice(OPEN_SIDE, FRAME, required=False)
    icons_needed = Int(0, 1, required=False)
    unsold = Choice(AUCTIONEER_FREE, DISCARD, required=False)
    minimum_bid = Constant(1, required=False)
    end_check = Choice(END_OF_TURN, IMMEDIATELY, required=False)
    keep_surcharge = Int(0, 1, required=False)
    market_empty = Choice(END, required=False)
    final_tie = Choice(SHARED, NO_WINNER, required=False)
    open_money = Bool(required=False)


class AuctionlandDeal(Strict):
    """The whole stack, next first; where a table deals, the first market."""

    stack = Items(_tile(), maximum=MOST_TILES, required=False)
    market = Items(_tile(), maximum=MOST_TILES, required=False)


class AuctionlandPlacement(Strict):
    """A tile on an island; x grows east, y grows south."""

    tile = _tile()
    x = _coordinate()
    y = _coordinate()
    rotation = IntChoice(*ROTATIONS)


class AuctionlandStall(Strict):
    """A tile in the market, and the money that lies on it."""

    tile = _tile()
    money = Int()


class AuctionlandHolding(Strict):
    """The tile that a player has taken and must place."""

    player = PlayerId()
    tile = _tile()
    from_ = Choice(FROM_CLAIM, FROM_AUCTION, FROM_BONUS, data_key="from")


class AuctionlandAuction(Strict):
    """A running auction: each bidder's latest bid, and who has passed, in order."""

    tile = _tile()
    bids = amounts_by_player()
    high_bidder = PlayerId(null=True)
    passed = Items(PlayerId(), maximum=MOST_PLAYERS)


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
_CHOSEN: Fields = {**_POSITION, "tile": _tile(), "paid": Int(), "found": Int()}
_PLACE: Fields = {**_PLAYER, "x": _coordinate(), "y": _coordinate(), "rotation": IntChoice(*ROTATIONS)}
_ISLAND = Items(Part(AuctionlandPlacement), maximum=MOST_TILES)
_TURN: Fields = {
    "removed": _tiles(),
    "auctioneer": PlayerId(),
    "holding": Part(AuctionlandHolding, null=True),
    "bonus": PlayerId(null=True),
    "auction": Part(AuctionlandAuction, null=True),
    "auctioned": Bool(),
    "ended_by": Choice(ISLAND_FULL, MARKET_EMPTY, null=True),
}
_MARKET = Items(Part(AuctionlandStall), maximum=MOST_TILES)


def _actions(amount: Field[object], tiles: Field[object]) -> dict[str, Fields]:
    return {
        "claim": _POSITION,
        "place": _PLACE,
        "offer": _POSITION,
        "bid": {**_PLAYER, "amount": amount},
        "pass": _PLAYER,
        "sell": _PLAYER,
        "keep": _PLAYER,
        "reveal": {"player": Constant("table"), "tiles": tiles},
    }


SHAPES = Shapes(
    prefix="Auctionland",
    options=AuctionlandOptions,
    deal=AuctionlandDeal,
    player={"money": Int(), "island": _ISLAND, "bonus_used": Bool()},
    state={"market": _MARKET, "stack": Either(_tiles(), Int()), **_TURN},
    seen_player={"money": Int(null=True), "island": _ISLAND, "bonus_used": Bool()},
    seen={"market": _MARKET, "stack": Either(_tiles(), Int(), Part(Hidden)), **_TURN},
    actions=_actions(Int(), _tiles()),
    listed=_actions(Either(Part(Range), Int()), Part(AuctionlandTilesDue)),
    events={
        "game-set-up": {
            "first_player": PlayerId(),
            "money": Items(Int(), maximum=MOST_PLAYERS),
            "tiles": Int(),
            "market": _tiles(),
        },
        "turn-begins": {"round": Int(), **_PLAYER},
        "claim": _CHOSEN,
        "placed": {
            **_PLAYER,
            "tile": _tile(),
            "x": _coordinate(),
            "y": _coordinate(),
            "rotation": IntChoice(*ROTATIONS),
        },
        "bonus-due": _PLAYER,
        "offer": _CHOSEN,
        "auction-skipped": _PLAYER,
        "bid": {**_PLAYER, "amount": Int()},
        "pass": _PLAYER,
        "taken-free": {**_PLAYER, "tile": _tile()},
        "tile-removed": {"tile": _tile()},
        "sold": {**_PLAYER, "buyer": PlayerId(), "tile": _tile(), "price": Int()},
        "kept": {**_PLAYER, "bidder": PlayerId(), "tile": _tile(), "price": Int()},
        "market-refilled": {"tiles": _tiles()},
        "game-finished": {
            "reason": Choice(ISLAND_FULL, MARKET_EMPTY),
            "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        },
    },
    tally_player={"money": Int(), "island": _ISLAND},
    breakdown=AuctionlandBreakdown,
    units=(UNIT,),
)
