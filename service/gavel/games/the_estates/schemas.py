"""The shapes of The Estates: state, view, actions, events, tally, matches, breakdown of a score."""

from collections.abc import Mapping
from typing import Any

from marshmallow.fields import Field

from gavel.engine.actions import TABLE
from gavel.games.the_estates.compact import COMPACT
from gavel.games.the_estates.rules.board import EFFECTS
from gavel.games.the_estates.rules.rulesets import (
    CASH,
    COLOURS,
    HIGHEST,
    IN_PLAY,
    LOTS,
    MARKET_LENGTH,
    MARKET_ROWS,
    PERMITS,
    ROOFTOPS,
    ROWS,
    SPECIALS,
    UNIT,
)
from gavel.games.the_estates.rules.state import NOTHING_LEFT, TWO_ROWS
from gavel.games.the_estates.schemas_of_options import TheEstatesMatchOptions, TheEstatesOptions
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Bool, Choice, Constant, Int, Name, PlayerId
from gavel.schemas.shapes import (
    MOST_PLAYERS,
    Fields,
    Hidden,
    Shapes,
    amount,
    amounts_by_player,
    schema,
    union,
)

MOST_CUBES = 36


def _named(name: str, about: str) -> Name:
    return Name(f"TheEstates{name}", about)


def _colour() -> Choice:
    return Choice(*COLOURS, named=_named("Colour", "A company, by the colour of its cubes and its certificate."))


def _row(**common: bool) -> Choice:
    about = "A row of the board, on which buildings stand. (The market's rows have numbers.)"
    return Choice(*ROWS, required=common.get("required", True), named=_named("RowId", about))


def _effect(**common: bool) -> Choice:
    about = "What a permit does to the requirement of its row."
    return Choice(*EFFECTS, required=common.get("required", True), named=_named("Effect", about))


def _reason(**common: bool) -> Choice:
    about = "Why the game has ended."
    return Choice(TWO_ROWS, NOTHING_LEFT, null=common.get("null", False), named=_named("EndReason", about))


def _rooftops() -> Items:
    return Items(_value(), maximum=MOST_CUBES)


def _value() -> Int:
    return Int(1, HIGHEST)


def _permit(**common: bool) -> Int:
    return Int(PERMITS[0], PERMITS[-1], required=common.get("required", True))


class TheEstatesCube(Strict):
    """A floor cube."""

    colour = _colour()
    value = _value()


class TheEstatesDeal(Strict):
    """The market, row by row, and the rooftops, next first; where a table deals, the market alone."""

    cubes = Items(
        Items(Part(TheEstatesCube), MARKET_LENGTH, maximum=MARKET_LENGTH),
        MARKET_ROWS,
        maximum=MARKET_ROWS,
        required=False,
    )
    rooftops = Items(_value(), len(ROOFTOPS), maximum=len(ROOFTOPS), required=False)


class TheEstatesBuilding(Strict):
    """A developed lot: cubes, bottom first, and a rooftop."""

    cubes = Items(Part(TheEstatesCube), maximum=MOST_CUBES)
    rooftop = Int(1, HIGHEST, null=True)


class TheEstatesPermit(Strict):
    """A permit on the board."""

    value = _permit()
    effect = _effect()


class TheEstatesRow(Strict):
    """A row: developed lots from Main Street on, permits in the order of placing, requirement, mayor."""

    lots = Items(Part(TheEstatesBuilding), maximum=MOST_CUBES)
    permits = Items(Part(TheEstatesPermit), maximum=MOST_CUBES)
    requirement = Int()
    mayor = Bool()


TheEstatesBoard = schema("TheEstatesBoard", {row: Part(TheEstatesRow) for row in ROWS}, "The three rows.")
TheEstatesCertificates = schema(
    "TheEstatesCertificates",
    {colour: PlayerId(required=False) for colour in COLOURS},
    "Who holds each company's certificate.",
)


def _pieces(name: str, about: str, kinds: dict[str, Fields]) -> Tagged:
    variants = {
        kind: schema(f"TheEstates{name}{kind.capitalize()}", {"kind": Constant(kind), **members}, f"A {kind}.")
        for kind, members in kinds.items()
    }
    return union(_named(name, about), variants, tag="kind")


_OFFERED = _pieces(
    "Offered",
    "A piece as it is offered: a cube is named by its place in the market, since that tells which it is.",
    {
        "cube": {
            "row": Int(1, MARKET_ROWS),
            "end": Choice("left", "right", named=_named("End", "The end of a row of the market.")),
        },
        "rooftop": {},
        "permit": {"value": _permit()},
        "mayor": {},
        "cancel": {},
    },
)
_PIECE = _pieces(
    "Piece",
    "A piece that is up for auction, or to be placed.",
    {
        "cube": {"colour": _colour(), "value": _value()},
        "rooftop": {"value": _value()},
        "permit": {"value": _permit()},
        "mayor": {},
        "cancel": {},
    },
)


class TheEstatesAuction(Strict):
    """A running auction; `turn` is null once everyone has spoken."""

    piece = _PIECE
    bids = amounts_by_player()
    passed = Items(PlayerId(), maximum=MOST_PLAYERS)
    turn = PlayerId(null=True)


class TheEstatesPlacing(Strict):
    """The piece that has a taker and no place yet."""

    player = PlayerId()
    piece = _PIECE


class TheEstatesScoredBuilding(Strict):
    """What one building scores for the holder of its colour."""

    row = _row()
    lot = Int(1, LOTS)
    colour = _colour()
    cubes = Items(_value(), maximum=HIGHEST)
    rooftop = Int(1, HIGHEST, null=True)
    complete = Bool()
    mayor = Bool()
    points = Int(-1000, 1000)


class TheEstatesBreakdown(Strict):
    """A total, broken down."""

    cash_box = Int()
    buildings = Items(Part(TheEstatesScoredBuilding), maximum=MOST_CUBES)


_SPECIALS = Items(
    Choice(*SPECIALS, named=_named("Special", "A piece that is neither cube nor rooftop.")), maximum=MOST_CUBES
)
_OPEN: Fields = {
    "certificates": Part(TheEstatesCertificates),
    "market": Items(Items(Part(TheEstatesCube), maximum=MOST_CUBES), MARKET_ROWS, maximum=MARKET_ROWS),
    "specials": _SPECIALS,
    "out_of_game": _SPECIALS,
    "board": Part(TheEstatesBoard),
}
_TURN: Fields = {
    "auctioneer": PlayerId(),
    "stowed": Bool(),
    "auction": Part(TheEstatesAuction, null=True),
    "placing": Part(TheEstatesPlacing, null=True),
    "ended_by": _reason(null=True),
}
_PLAYER: Fields = {"player": PlayerId()}
_PLACE: Fields = {
    **_PLAYER,
    "row": _row(),
    "lot": Int(1, LOTS, required=False),
    "effect": _effect(required=False),
    "permit": _permit(required=False),
}
_ONE_PLACE = {"place": ("lot", "effect", "permit")}


def _actions(bid: Field[object]) -> dict[str, Fields]:
    return {
        "stow": _PLAYER,
        "offer": {**_PLAYER, "piece": _OFFERED},
        "bid": {**_PLAYER, "amount": bid},
        "pass": _PLAYER,
        "sell": _PLAYER,
        "keep": _PLAYER,
        "place": _PLACE,
        "discard": _PLAYER,
        "reveal": {"player": Constant(TABLE), "rooftop": _value()},
    }


def _growth(state: Mapping[str, Any]) -> int:
    """Pieces only move, and take a byte wherever they lie; each cube may begin a building, which takes two more.

    There come: rows and an auction, bids and passes by seat (few bids exceed 23), an action that waits, and the last
    eight, of which up to three place a piece.
    """
    seats, cash = len(state["players"]), sum(player["cash"] + player["cash_box"] for player in state["players"])
    figures = 2 * seats + 2 if cash <= CASH * seats else 3 * seats if cash < 256 else 24 * seats
    return 2 * IN_PLAY + 16 + figures + 7 + 39


SHAPES = Shapes(
    prefix="TheEstates",
    options=TheEstatesOptions,
    match_options=TheEstatesMatchOptions,
    deal=TheEstatesDeal,
    setup={"cash": MapOf(Int(), keys=PlayerId(), maximum=MOST_PLAYERS, required=False)},
    player={"cash": Int(), "cash_box": Int()},
    state={
        **_OPEN,
        "rooftops": Either(
            _rooftops(), Int(), named=_named("Rooftops", "Rooftops, next first; how many, where a table deals.")
        ),
        **_TURN,
    },
    seen_player={"cash": Int(null=True), "cash_box": Int(null=True)},
    seen={
        **_OPEN,
        "rooftops": Either(
            _rooftops(),
            Int(),
            Part(Hidden),
            named=_named(
                "SeenRooftops", "How many rooftops are left; the rooftops themselves once the game is finished."
            ),
        ),
        **_TURN,
    },
    actions=_actions(Int()),
    at_most_one=_ONE_PLACE,
    listed=_actions(amount()),
    tally_player={"cash": Int(), "cash_box": Int()},
    tally={"certificates": Part(TheEstatesCertificates), "board": Part(TheEstatesBoard)},
    breakdown=TheEstatesBreakdown,
    figures={
        "piece": {"*": _PIECE},
        "offered": {"*": _OFFERED},
        "string": {"row": _row(), "colour": _colour(), "effect": _effect(), "reason": _reason()},
    },
    units=(UNIT,),
    growth=_growth,
    compact=COMPACT,
)
