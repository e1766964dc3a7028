"""The auction: of two players, the other bids once or passes; of three or more, all others bid openly.

In the open auction anyone may raise at any time, also their own bid; a pass is final, and the highest bidder cannot.
"""

from collections.abc import Iterator

from gavel.engine import bids
from gavel.engine.actions import NOBODY, Action, Move, Phase, without_figures
from gavel.engine.common import others_from_left
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules import ending, settling
from gavel.games.auctionland.rules.figures import TILE
from gavel.games.auctionland.rules.islands import has_room
from gavel.games.auctionland.rules.rulesets import FULL
from gavel.games.auctionland.rules.state import BIDDING, State, auction_of, highest_bid

_RULE = "auctionland/bid"

BID_MADE = EventType("bid", (_RULE,), {"player": SEAT, "amount": INTEGER})
PASSED = EventType("pass", ("auctionland/pass",), {"player": SEAT})
TAKEN_FREE = EventType("taken-free", ("auctionland/unsold",), {"player": SEAT, "tile": TILE})
TILE_REMOVED = EventType("tile-removed", ("auctionland/unsold",), {"tile": TILE})

TOO_LOW, TOO_HIGH = bids.TOO_LOW.citing(_RULE), bids.TOO_HIGH.citing(_RULE)
HIGHEST_BIDDER = Code("pass.highest-bidder", ("auctionland/pass",), {"bid": INTEGER})
MUST_BID = Code("pass.must-bid", ("auctionland/pass",), {"minimum": INTEGER})


def bidders(state: State) -> list[int]:
    """All others with room who have not passed, from the auctioneer's left, the highest bidder included.

    The highest bidder stays even without the money to raise, and then has no legal action: to leave them out would
    reveal the contents of their purse.
    """
    others, passed, islands = (
        others_from_left(len(state.ids), state.auctioneer),
        auction_of(state).passed,
        state.islands,
    )
    return [seat for seat in others if seat not in passed and len(islands[seat]) < FULL]


# --- bidding --------------------------------------------------------------------------------------------------------


def _least(state: State) -> int:
    """The lowest bid above the highest one."""
    auction = auction_of(state)
    return state.rules.minimum_bid if auction.high_bidder == NOBODY else auction.bids[auction.high_bidder] + 1


def _bids(state: State, seat: int) -> list[Move]:
    return bids.moves(seat, _least(state), state.money[seat])


def _bid_violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a bid that is too low or too high."""
    _bid, seat, amount = move
    least, most, highest = _least(state), state.money[seat], highest_bid(auction_of(state))
    return bids.violations(amount, least, most, highest=highest, too_low=_RULE, too_high=_RULE)


def _bid(state: State, move: Move, happened: list[Happened]) -> None:
    """Raise the highest bid."""
    _bid, seat, amount = move
    auction = auction_of(state)
    auction.bids[seat], auction.high_bidder = amount, seat
    happened.append((BID_MADE, seat, amount))
    _end_if_over(state, happened)


# --- passing --------------------------------------------------------------------------------------------------------


def _pass_violations(state: State, move: Move) -> Iterator[Violation]:
    """A pass of the highest bidder would mean nothing (R-AL-14)."""
    if move[1] == auction_of(state).high_bidder:
        yield HIGHEST_BIDDER(bid=highest_bid(auction_of(state)))
    elif not _may_all_pass(state) and state.money[move[1]] >= _least(state):
        yield MUST_BID(minimum=_least(state))


def _may_all_pass(state: State) -> bool:
    """R-AL-15: whether, between two players, also one who can pay the lowest bid may pass."""
    return state.rules.two_player_pass or len(state.ids) > 2


def _pass(state: State, move: Move, happened: list[Happened]) -> None:
    """Leave the auction for good."""
    auction_of(state).passed.append(move[1])
    happened.append((PASSED, move[1]))
    _end_if_over(state, happened)


# --- both -----------------------------------------------------------------------------------------------------------


def _legal(state: State) -> list[Move]:
    """A range of bids and a pass for each bidder, if they are legal; the most frequent call in any game."""
    high_bidder, least, money = auction_of(state).high_bidder, _least(state), state.money
    may_pass = _may_all_pass(state)
    moves: list[Move] = []
    for seat in bidders(state):
        moves += bids.moves(seat, least, money[seat])
        if seat != high_bidder and (may_pass or money[seat] < least):
            moves.append((bids.PASS, seat))
    return moves


def _default(state: State, seat: int, _legal: list[Move]) -> Move | None:
    """A pass, or the lowest bid if a pass is illegal; None for the highest bidder, who need not act."""
    if seat == auction_of(state).high_bidder:
        return None
    least = _least(state)
    return (bids.PASS, seat) if _may_all_pass(state) or state.money[seat] < least else (bids.BID, seat, least)


# --- the end of the auction -----------------------------------------------------------------------------------------


def is_over(state: State) -> bool:
    """Whether nobody is left to bid except the highest bidder, if there is one."""
    return bidders(state) in ([], [auction_of(state).high_bidder])


def _end_if_over(state: State, happened: list[Happened]) -> None:
    if not is_over(state):
        return
    if auction_of(state).high_bidder == NOBODY:
        _unsold(state, happened)
    else:
        settling.begin(state)


def _unsold(state: State, happened: list[Happened]) -> None:
    """R-AL-04: nobody bid. The auctioneer takes the tile for free, or it leaves the game."""
    seat, tile = state.auctioneer, auction_of(state).tile
    if state.rules.unsold_is_free and has_room(state.islands[seat]):
        happened.append((TAKEN_FREE, seat, tile))
        settling.hand_over(state, seat, happened)
        return
    state.removed.append(tile)
    happened.append((TILE_REMOVED, tile))
    settling.give_money(state, seat, happened)
    state.auction = None
    ending.end_turn(state, happened)


PHASE: Phase[State] = Phase(
    BIDDING,
    (
        Action(
            type=bids.BID,
            figures={"amount": bids.AMOUNT},
            candidates=_bids,
            violations=_bid_violations,
            play=_bid,
        ),
        without_figures(bids.PASS, _pass, _pass_violations),
    ),
    seats_to_act=bidders,
    rule="auctionland/auction",
    turn_rule="auctionland/auction",
    legal=_legal,
    default=_default,
)
