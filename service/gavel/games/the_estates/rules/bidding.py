"""The auction: once around, clockwise from the auctioneer's left, each other player bids once or passes."""

from collections.abc import Iterator

from gavel.engine import bids
from gavel.engine.actions import Action, Move, Phase, without_figures
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import SEAT
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import placing, settling
from gavel.games.the_estates.rules.figures import CASH_AMOUNT
from gavel.games.the_estates.rules.pieces import PIECE, Piece
from gavel.games.the_estates.rules.state import BIDDING, Auction, State, auction_of, left_of

AUCTION_BEGINS = EventType("auction-begins", ("the-estates/auction",), {"piece": PIECE})


def begin(state: State, piece: Piece, happened: list[Happened]) -> None:
    """Put the piece up for auction; the auctioneer's left neighbour bids or passes first."""
    state.phase, state.auction = BIDDING, Auction(piece, {}, [], left_of(state, state.auctioneer))
    happened.append((AUCTION_BEGINS, piece))


# --- bidding --------------------------------------------------------------------------------------------------------

TOO_LOW = bids.TOO_LOW.citing("the-estates/bid")
TOO_HIGH = bids.TOO_HIGH.citing("the-estates/bid")

BID_MADE = EventType("bid", ("the-estates/bid",), {"player": SEAT, "amount": CASH_AMOUNT})


def _highest(state: State) -> int:
    """The highest bid; 0 if there is none."""
    return max(auction_of(state).bids.values(), default=0)


def _least(state: State) -> int:
    """The lowest bid above the highest one."""
    bids = auction_of(state).bids
    return max(bids.values()) + 1 if bids else state.rules.minimum_bid


def _bids(state: State, seat: int) -> list[Move]:
    return bids.moves(seat, _least(state), state.cash[seat])


def _bid_violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a bid that does not exceed the highest one, or exceeds the cash in hand."""
    _type, seat, amount = move
    least, most, rule = _least(state), state.cash[seat], "the-estates/bid"
    return bids.violations(amount, least, most, highest=_highest(state), too_low=rule, too_high=rule)


def _bid(state: State, move: Move, happened: list[Happened]) -> None:
    _type, seat, amount = move
    auction_of(state).bids[seat] = amount
    happened.append((BID_MADE, seat, amount))
    _go_on(state, seat, happened)


BID = Action(type=bids.BID, figures={"amount": bids.AMOUNT}, candidates=_bids, violations=_bid_violations, play=_bid)

# --- passing --------------------------------------------------------------------------------------------------------

PASSED = EventType("pass", ("the-estates/bid",), {"player": SEAT})


def _pass(state: State, move: Move, happened: list[Happened]) -> None:
    seat = move[1]
    auction_of(state).passed.append(seat)
    happened.append((PASSED, seat))
    _go_on(state, seat, happened)


PASS = without_figures(bids.PASS, _pass)

# --- everyone has spoken --------------------------------------------------------------------------------------------

TAKEN_FREE = EventType("taken-free", ("the-estates/no-bids",), {"player": SEAT})


def _go_on(state: State, seat: int, happened: list[Happened]) -> None:
    """Pass the turn on. At the auctioneer, settle the auction, or without a bid give the auctioneer the piece."""
    auction = auction_of(state)
    auction.turn = left_of(state, seat)
    if auction.turn != state.auctioneer:
        return
    if auction.bids:
        settling.begin(state, auction)
        return
    happened.append((TAKEN_FREE, state.auctioneer))
    placing.begin(state, state.auctioneer)


def _legal(state: State) -> list[Move]:
    """A range of bids, unless it is empty, and a pass."""
    seat = auction_of(state).turn
    return bids.moves_or_pass(seat, _least(state), state.cash[seat])


PHASE = Phase(
    BIDDING,
    (BID, PASS),
    seats_to_act=lambda state: (auction_of(state).turn,),
    rule="the-estates/auction",
    turn_rule="the-estates/auction",
    legal=_legal,
    default=lambda _state, seat, _legal: (bids.PASS, seat),
)
