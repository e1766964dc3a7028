"""The shapes of For Sale: options, state, view, actions, events, tally and the breakdown of a score."""

from gavel.games.for_sale.rules.rulesets import (
    CHEQUE_VALUES,
    DISCARD,
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
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict
from gavel.schemas.scalars import Bool, Choice, Constant, Int, PlayerId
from gavel.schemas.shapes import MOST_PLAYERS, Due, Hidden, Range, Shapes, amounts_by_player, cards


class ForSaleOptions(Strict):
    """House rules and rulings; those that are not given follow the edition."""

    houses = Items(Int(*HOUSE_VALUES), 1, maximum=MOST_CARDS, required=False)
    cheques = Items(Int(*CHEQUE_VALUES), 1, maximum=MOST_CARDS, required=False)
    starting_coins = Int(0, MOST_COINS, required=False)
    removed = Int(0, MOST_CARDS, required=False)
    raise_ = Choice(MATCH, EXCEED, data_key="raise", required=False)
    refund = Choice(HALF_UP, HALF_DOWN, required=False)
    reveal_fewer = Int(0, 1, required=False)
    last_seller = Choice(SWEEP, PLAY_ON, required=False)
    short_last_round = Choice(PLAY, DISCARD, required=False)
    minimum_opening_bid = Constant(1, required=False)
    final_tie = Choice(SHARED, NO_WINNER, required=False)
    open_money = Bool(required=False)
    open_hands = Bool(required=False)


class ForSaleDeal(Strict):
    """The playing decks in the order of drawing, after the removal."""

    houses = cards()
    cheques = cards()


class ForSaleMarket(Strict):
    """What lies open, ascending."""

    houses = cards()
    cheques = cards()


class ForSaleCards(Strict):
    """Cards of both decks; counts where a table deals."""

    houses = Either(cards(), Int())
    cheques = Either(cards(), Int())


class ForSaleSeenCards(Strict):
    """Cards of both decks as a viewer counts them; the cards themselves once the game is finished."""

    houses = Either(cards(), Int(), Part(Hidden))
    cheques = Either(cards(), Int(), Part(Hidden))


class ForSaleBreakdown(Strict):
    """A total, broken down."""

    cheques = cards()
    cheque_total = Int()
    coins = Int()


_TAIL = {
    "first_player": PlayerId(),
    "turn": PlayerId(null=True),
    "market": Part(ForSaleMarket),
    "bids": amounts_by_player(),
    "passed": Items(PlayerId(), maximum=MOST_PLAYERS),
}

_PLAYER = {"player": PlayerId()}

SHAPES = Shapes(
    prefix="ForSale",
    options=ForSaleOptions,
    deal=ForSaleDeal,
    player={"coins": Int(), "houses": cards(), "cheques": cards()},
    state={
        **_TAIL,
        "choices": amounts_by_player(),
        "decks": Part(ForSaleCards),
        "removed": Part(ForSaleCards),
        "sold": cards(),
    },
    seen_player={
        "coins": Int(null=True),
        "houses": Either(cards(), Part(Hidden)),
        "cheques": Either(cards(), Part(Hidden)),
    },
    seen={
        **_TAIL,
        "choices": MapOf(Int(null=True), keys=PlayerId(), maximum=MOST_PLAYERS),
        "decks": Part(ForSaleSeenCards),
        "removed": Part(ForSaleSeenCards),
        "sold": cards(),
    },
    actions={
        "bid": {**_PLAYER, "amount": Int()},
        "pass": _PLAYER,
        "sell": {**_PLAYER, "house": Int()},
        "reveal": {
            "player": Constant("table"),
            "houses": Items(Int(), maximum=MOST_CARDS, required=False),
            "cheques": Items(Int(), maximum=MOST_CARDS, required=False),
        },
    },
    exactly_one={"reveal": ("houses", "cheques")},
    listed={
        "bid": {**_PLAYER, "amount": Either(Part(Range), Int())},
        "pass": _PLAYER,
        "sell": {**_PLAYER, "house": Int()},
        "reveal": {
            "player": Constant("table"),
            "houses": Part(Due, required=False),
            "cheques": Part(Due, required=False),
        },
    },
    events={
        "game-set-up": {"first_player": PlayerId(), "coins": Int(), "cards": Int(), "removed": Int()},
        "houses-revealed": {"round": Int(), "houses": cards()},
        "bid": {**_PLAYER, "amount": Int()},
        "pass": _PLAYER,
        "left-empty-handed": {**_PLAYER, "refund": Int()},
        "house-taken": {**_PLAYER, "house": Int(), "paid": Int(), "refund": Int()},
        "house-won": {**_PLAYER, "house": Int(), "paid": Int()},
        "leftovers-discarded": {"count": Int()},
        "selling-begins": {},
        "cheques-revealed": {"round": Int(), "cheques": cards()},
        "sell": _PLAYER,
        "house-sold": {**_PLAYER, "house": Int(), "cheque": Int()},
        "sweep": {**_PLAYER, "houses": cards(), "cheques": cards()},
        "game-finished": {"winners": Items(PlayerId(), maximum=MOST_PLAYERS)},
    },
    tally_player={"coins": Int(), "cheques": cards()},
    breakdown=ForSaleBreakdown,
    units=("million", "thousand dollars"),
)
