"""Settling: the auctioneer sells to the highest bidder, or keeps the tile and pays that player the bid and one more."""

from collections.abc import Iterator

from gavel.engine.actions import Move, Phase, without_figures
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules.figures import HOW_MANY_TILES, OWN_MONEY, TILE
from gavel.games.auctionland.rules.islands import has_room
from gavel.games.auctionland.rules.state import (
    FROM_AUCTION,
    PLACE,
    SETTLING,
    Holding,
    State,
    auction_of,
    highest_bid,
)

_SELL, _KEEP = "sell", "keep"

SOLD = EventType("sold", ("auctionland/sell",), {"player": SEAT, "buyer": SEAT, "tile": TILE, "price": INTEGER})
KEPT = EventType("kept", ("auctionland/keep",), {"player": SEAT, "bidder": SEAT, "tile": TILE, "price": INTEGER})
COINS_FOUND = EventType("coins-found", ("auctionland/offer",), {"player": SEAT, "amount": INTEGER})

NOT_ENOUGH_MONEY = Code("keep.not-enough-money", ("auctionland/keep",), {"price": INTEGER, "money": OWN_MONEY})
NO_ROOM = Code("keep.no-room", ("auctionland/keep",), {"tiles": HOW_MANY_TILES})


def begin(state: State) -> None:
    """Begin to settle an auction with a bid."""
    state.phase = SETTLING


# --- selling --------------------------------------------------------------------------------------------------------


def _sell(state: State, move: Move, happened: list[Happened]) -> None:
    """The highest bidder pays the bid and takes the tile."""
    auction = auction_of(state)
    seat, buyer, price = move[1], auction.high_bidder, highest_bid(auction)
    _pay(state, buyer, seat, price)
    happened.append((SOLD, seat, buyer, auction.tile, price))
    hand_over(state, buyer, happened)


# --- keeping --------------------------------------------------------------------------------------------------------


def keep_price(state: State) -> int:
    """The price of keeping the tile: the highest bid plus the surcharge (R-AL-07)."""
    return highest_bid(auction_of(state)) + state.rules.keep_surcharge


def _keep_violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of keeping the tile: not enough money, or no room."""
    seat, price = move[1], keep_price(state)
    if state.money[seat] < price:
        yield NOT_ENOUGH_MONEY(price=price, money=state.money[seat])
    if not has_room(state.islands[seat]):
        yield NO_ROOM(tiles=len(state.islands[seat]))


def _keep(state: State, move: Move, happened: list[Happened]) -> None:
    """The auctioneer pays the highest bidder and takes the tile."""
    auction = auction_of(state)
    seat, bidder, price = move[1], auction.high_bidder, keep_price(state)
    _pay(state, seat, bidder, price)
    happened.append((KEPT, seat, bidder, auction.tile, price))
    hand_over(state, seat, happened)


def _pay(state: State, payer: int, payee: int, price: int) -> None:
    state.money[payer] -= price
    state.money[payee] += price


def _legal(state: State) -> list[Move]:
    """The legal moves of the auctioneer, by the statements of `_keep_violations`."""
    selling, keeping = (_SELL, state.auctioneer), (_KEEP, state.auctioneer)
    return [selling, keeping] if next(_keep_violations(state, keeping), None) is None else [selling]


def hand_over(state: State, taker: int, happened: list[Happened]) -> None:
    """End the auction; its taker gets the money on the tile, and places it."""
    give_money(state, taker, happened)
    state.phase, state.holding = PLACE, Holding(taker, auction_of(state).tile, FROM_AUCTION)
    state.auction = None


def give_money(state: State, seat: int, happened: list[Happened]) -> None:
    """R-AL-12: give the money that is still on the tile to this seat."""
    amount = auction_of(state).money
    if amount:
        state.money[seat] += amount
        happened.append((COINS_FOUND, seat, amount))


PHASE: Phase[State] = Phase(
    SETTLING,
    (without_figures(_SELL, _sell), without_figures(_KEEP, _keep, _keep_violations)),
    seats_to_act=lambda state: (state.auctioneer,),
    rule="auctionland/sell",
    turn_rule="auctionland/sell",
    turn_rules={"bid": "auctionland/auction", "pass": "auctionland/auction"},
    legal=_legal,
    default=lambda _state, seat, _legal: (_SELL, seat),
)
