"""The shapes of For Sale: options, state, view, actions, events, tally and the breakdown of a score."""

from collections.abc import Mapping
from typing import Any

from gavel.engine.actions import TABLE
from gavel.games.for_sale.rules.rulesets import (
    CHEQUE_VALUES,
    DISCARD,
    EDITIONS,
    EXCEED,
    HALF_DOWN,
    HALF_UP,
    HOUSE_VALUES,
    MATCH,
    MOST_CARDS,
    MOST_COINS,
    NO_WINNER,
    PLAY,
    PLAY_ON,
    SHARED,
    SWEEP,
)
from gavel.games.for_sale.rules.state import STATE
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.members import state_shapes
from gavel.schemas.scalars import Bool, Choice, Constant, Int, Name, PlayerId
from gavel.schemas.shapes import FINAL_TIE, Due, Fields, Shapes, amount, cards

PREFIX = "ForSale"


def _named(name: str, about: str) -> Name:
    return Name(f"{PREFIX}{name}", about)


class ForSaleOptions(Strict):
    """House rules and rulings; those that are not given follow the edition."""

    houses = Items(Int(*HOUSE_VALUES), 1, maximum=MOST_CARDS, required=False)
    cheques = Items(Int(*CHEQUE_VALUES), 1, maximum=MOST_CARDS, required=False)
    starting_coins = Int(0, MOST_COINS, required=False)
    removed = Int(0, MOST_CARDS, required=False)
    raise_ = Choice(
        MATCH,
        EXCEED,
        data_key="raise",
        required=False,
        named=_named("Raise", "What a bid must be beside the one before."),
    )
    refund = Choice(
        HALF_UP, HALF_DOWN, required=False, named=_named("Refund", "How half of an odd bid is rounded for who passes.")
    )
    reveal_fewer = Int(0, 1, required=False)
    last_seller = Choice(
        SWEEP, PLAY_ON, required=False, named=_named("LastSeller", "What the only player with houses left does.")
    )
    short_last_round = Choice(
        PLAY,
        DISCARD,
        required=False,
        named=_named("ShortLastRound", "What becomes of houses that are too few for a round."),
    )
    minimum_opening_bid = Constant(1, required=False)
    final_tie = Choice(SHARED, NO_WINNER, required=False, named=FINAL_TIE)
    open_money = Bool(required=False)
    open_hands = Bool(required=False)


class ForSaleDeal(Strict):
    """The playing decks in the order of drawing, after the removal."""

    houses = cards()
    cheques = cards()


class ForSaleBreakdown(Strict):
    """A total, broken down."""

    cheques = cards()
    cheque_total = Int()
    coins = Int()


_PLAYER = {"player": PlayerId()}


_ACTIONS: Mapping[str, Fields] = {
    "bid": {**_PLAYER, "amount": Int()},
    "pass": _PLAYER,
    "sell": {**_PLAYER, "house": Int()},
    "reveal": {
        "player": Constant(TABLE),
        "houses": Items(Int(), maximum=MOST_CARDS, required=False),
        "cheques": Items(Int(), maximum=MOST_CARDS, required=False),
    },
}


def _growth(state: Mapping[str, Any]) -> int:
    """Cards and coins only move: a figure takes a byte wherever it stands, or up to three where some exceed a byte.

    There come: bids, passes or choices by seat; the last eight actions; where a table deals, the cards that it reports.
    """
    options, seats = state["options"], len(state["players"])
    largest = max([*options.get("houses", ()), *options.get("cheques", ()), options.get("starting_coins", 0)])
    figure = 1 if largest < 256 else 3
    action = 3 + figure
    if state["dealer"] == "table":
        cards: int = sum(state[place][deck] for place in ("decks", "removed") for deck in ("houses", "cheques"))
        return figure * cards + (action + 5 * figure + 1) * seats + 8 * action + 10
    cards = sum(len(state[place][deck]) for place in ("decks", "removed", "market") for deck in ("houses", "cheques"))
    return (figure - 1) * cards + (action + figure + 1) * seats + 8 * action + 10


SHAPES = Shapes(
    prefix=PREFIX,
    options=ForSaleOptions,
    deal=ForSaleDeal,
    **state_shapes(PREFIX, STATE)._asdict(),
    actions=_ACTIONS,
    exactly_one={"reveal": ("houses", "cheques")},
    listed={
        **_ACTIONS,
        "bid": {**_PLAYER, "amount": amount()},
        "reveal": {
            "player": Constant(TABLE),
            "houses": Part(Due, required=False),
            "cheques": Part(Due, required=False),
        },
    },
    tally_player={"coins": Int(), "cheques": cards()},
    breakdown=ForSaleBreakdown,
    units=tuple(dict.fromkeys(edition.unit for edition in EDITIONS.values())),
    growth=_growth,
)
