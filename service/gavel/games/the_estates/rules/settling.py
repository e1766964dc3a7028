"""Settling: the auctioneer sells to the highest bidder, or keeps the piece and pays the bid to that player."""

from gavel.engine.actions import NOBODY, Move, Phase, without_figures
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import placing
from gavel.games.the_estates.rules.figures import CASH_IN_HAND
from gavel.games.the_estates.rules.state import SETTLING, Auction, State, auction_of, highest_bid


def begin(state: State, auction: Auction) -> None:
    """Begin to settle an auction with a bid."""
    state.phase, auction.turn = SETTLING, NOBODY


# --- selling --------------------------------------------------------------------------------------------------------

HAS_SOLD = EventType("sold", ("the-estates/sell",), {"player": SEAT, "buyer": SEAT, "price": INTEGER})


def _sell(state: State, move: Move, happened: list[Happened]) -> None:
    """The highest bidder pays the auctioneer and takes the piece."""
    auctioneer, (buyer, price) = move[1], highest_bid(auction_of(state))
    _pay(state, buyer, auctioneer, price)
    happened.append((HAS_SOLD, auctioneer, buyer, price))
    placing.begin(state, buyer)


SELL = without_figures("sell", _sell)

# --- keeping --------------------------------------------------------------------------------------------------------

NOT_ENOUGH_CASH = Code("keep.not-enough-cash", ("the-estates/keep",), {"price": INTEGER, "cash": CASH_IN_HAND})

HAS_KEPT = EventType("kept", ("the-estates/keep",), {"player": SEAT, "bidder": SEAT, "price": INTEGER})


def _keep_violations(state: State, move: Move) -> tuple[Violation, ...]:
    """The violation of keeping the piece without enough cash in hand for the bid."""
    (_bidder, price), cash = highest_bid(auction_of(state)), state.cash[move[1]]
    return () if cash >= price else (NOT_ENOUGH_CASH(price=price, cash=cash),)


def _keep(state: State, move: Move, happened: list[Happened]) -> None:
    """The auctioneer pays the highest bidder and takes the piece."""
    auctioneer, (bidder, price) = move[1], highest_bid(auction_of(state))
    _pay(state, auctioneer, bidder, price)
    happened.append((HAS_KEPT, auctioneer, bidder, price))
    placing.begin(state, auctioneer)


KEEP = without_figures("keep", _keep, _keep_violations)


def _pay(state: State, payer: int, payee: int, price: int) -> None:
    state.cash[payer] -= price
    state.cash[payee] += price


def _legal(state: State) -> list[Move]:
    """Selling, and keeping if the auctioneer can pay for it."""
    seat = state.auctioneer
    keep = ("keep", seat)
    return [("sell", seat)] if _keep_violations(state, keep) else [("sell", seat), keep]


PHASE = Phase(
    SETTLING,
    (SELL, KEEP),
    seats_to_act=lambda state: (state.auctioneer,),
    rule="the-estates/sell",
    turn_rule="the-estates/sell",
    turn_rules={"bid": "the-estates/auction", "pass": "the-estates/auction"},
    legal=_legal,
    default=lambda _state, seat, _legal: ("sell", seat),
)
