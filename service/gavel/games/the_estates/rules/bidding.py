"""The auction: once around, clockwise from the auctioneer's left, each other player bids once or passes."""

from collections.abc import Iterator

from gavel.engine.actions import Action, Move, Phase, Range
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import placing, settling
from gavel.games.the_estates.rules.pieces import PIECE, Piece
from gavel.games.the_estates.rules.state import BIDDING, Auction, Bid, State, left_of, running_auction

AUCTION_BEGINS = EventType("auction-begins", ("the-estates/auction",), {"piece": PIECE})


def begin(state: State, piece: Piece, happened: list[Happened]) -> None:
    """The piece is up for auction; the auctioneer's left neighbour speaks first."""
    state.phase, state.auction = BIDDING, Auction(piece, (), (), left_of(state, state.auctioneer))
    happened.append((AUCTION_BEGINS, piece))


# --- bidding --------------------------------------------------------------------------------------------------------

TOO_LOW = Code("bid.too-low", ("the-estates/bid",), {"amount": INTEGER, "minimum": INTEGER, "highest": INTEGER})
TOO_HIGH = Code("bid.too-high", ("the-estates/bid",), {"amount": INTEGER, "maximum": INTEGER})

HAS_BID = EventType("bid", ("the-estates/bid",), {"player": SEAT, "amount": INTEGER})


def bid_range(state: State, seat: int) -> tuple[int, int]:
    """The lowest bid that is enough and the highest that can be paid; none is possible if the first is higher."""
    return max(running_auction(state).highest + 1, state.rules.minimum_bid), state.cash[seat]


def _bids(state: State, seat: int) -> Iterator[Move]:
    least, most = bid_range(state, seat)
    if least <= most:
        yield "bid", seat, Range(least, most)


def _bid_violations(state: State, move: Move) -> Iterator[Violation]:
    """Above the highest bid, and no more than the cash in hand."""
    _type, seat, amount = move
    least, most = bid_range(state, seat)
    if amount < least:
        yield TOO_LOW("/amount", amount=amount, minimum=least, highest=running_auction(state).highest)
    if amount > most:
        yield TOO_HIGH("/amount", amount=amount, maximum=most)


def _bid(state: State, move: Move, happened: list[Happened]) -> None:
    _type, seat, amount = move
    piece, bids, passed, _turn = running_auction(state)
    state.auction = Auction(piece, (*bids, Bid(seat, amount)), passed, left_of(state, seat))
    happened.append((HAS_BID, seat, amount))
    _go_on(state, happened)


BID = Action(type="bid", members=("amount",), candidates=_bids, violations=_bid_violations, play=_bid)

# --- passing --------------------------------------------------------------------------------------------------------

HAS_PASSED = EventType("pass", ("the-estates/bid",), {"player": SEAT})


def _pass(state: State, move: Move, happened: list[Happened]) -> None:
    seat = move[1]
    piece, bids, passed, _turn = running_auction(state)
    state.auction = Auction(piece, bids, (*passed, seat), left_of(state, seat))
    happened.append((HAS_PASSED, seat))
    _go_on(state, happened)


PASS = Action(
    type="pass",
    candidates=lambda _state, seat: [("pass", seat)],
    violations=lambda _state, _move: (),
    play=_pass,
)

# --- everyone has spoken --------------------------------------------------------------------------------------------

TAKEN_FREE = EventType("taken-free", ("the-estates/no-bids",), {"player": SEAT})


def _go_on(state: State, happened: list[Happened]) -> None:
    """The auctioneer does not speak: it is time to settle, or the piece that nobody wants is the auctioneer's."""
    auction = running_auction(state)
    if auction.turn != state.auctioneer:
        return
    if auction.bids:
        settling.begin(state)
        return
    happened.append((TAKEN_FREE, state.auctioneer))
    placing.begin(state, state.auctioneer)


PHASE = Phase(
    BIDDING,
    (BID, PASS),
    seats_to_act=lambda state: (running_auction(state).turn,),
    rule="the-estates/auction",
    turn_rule="the-estates/auction",
)
