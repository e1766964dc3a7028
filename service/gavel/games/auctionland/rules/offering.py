"""Offering: the auctioneer puts another tile up for auction, choosing and paying as for a claim."""

from gavel.engine.actions import NOBODY, Move
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import SEAT
from gavel.games.auctionland.rules import ending
from gavel.games.auctionland.rules.market import CHOSEN, phase_of_choosing, take
from gavel.games.auctionland.rules.state import BIDDING, OFFER, Auction, State

OFFERED = EventType("offer", ("auctionland/offer",), CHOSEN)
AUCTION_SKIPPED = EventType("auction-skipped", ("auctionland/nothing-to-offer",), {"player": SEAT})


def begin(state: State, happened: list[Happened]) -> None:
    """Begin the offer of the auctioneer; with nothing to offer, skip the auction (R-AL-08)."""
    if state.market:
        state.phase = OFFER
        return
    happened.append((AUCTION_SKIPPED, state.auctioneer))
    ending.end_turn(state, happened)


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Take the tile out of the market and begin its auction. Money on it is the auctioneer's or stays (R-AL-12)."""
    _offer, seat, position = move
    tile, paid, found = take(state, seat, position)
    left = 0
    if state.rules.tile_money_is_takers:
        state.money[seat] -= found
        left, found = found, 0
    state.auction = Auction(tile, {}, NOBODY, [], left)
    state.phase, state.auctioned = BIDDING, True
    happened.append((OFFERED, seat, position, tile, paid, found))


PHASE = phase_of_choosing(OFFER, "offer", lambda state: state.auctioneer, _play)
