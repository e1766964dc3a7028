"""The invariants of an auction: bids and passes agree with each other."""

from collections.abc import Iterable, Iterator

from gavel.engine.actions import NOBODY
from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER, PLAYER, PLAYER_OR_NULL, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.auctionland.rules.bidding import is_over
from gavel.games.auctionland.rules.state import BIDDING, State, auction_of

_BID = "auctionland/bid"
_PASSING = "auctionland/pass"
_AUCTION = "auctionland/auction"

BY_AUCTIONEER = Code("bids.by-auctioneer", (_AUCTION,), {"player": PLAYER})
TOO_LOW = Code("bids.too-low", (_BID,), {"amount": INTEGER, "minimum": INTEGER})
NOT_COVERED = Code("bids.not-covered", (_BID,), {"amount": INTEGER, "maximum": INTEGER})
NOT_DISTINCT = Code("bids.not-distinct", (_BID,), {"amount": INTEGER})
WRONG_HIGH_BIDDER = Code(
    "high-bidder.wrong",
    (_BID,),
    {
        "high_bidder": PLAYER_OR_NULL.meaning("Whom the state names; null for nobody."),
        "highest": PLAYER_OR_NULL.meaning("Whose bid is the highest; null if there is none."),
    },
)
PASSED_TWICE = Code("passed.twice", (_PASSING,), {"player": PLAYER})
PASSED_BY_AUCTIONEER = Code("passed.by-auctioneer", (_PASSING,), {"player": PLAYER})
HIGH_BIDDER_PASSED = Code("high-bidder.passed", (_PASSING,), {"player": PLAYER})
OVER = Code("auction.over", (_AUCTION,), {"phase": TEXT})
NOT_OVER = Code("auction.not-over", (_AUCTION,), {"phase": TEXT})


def _bids(state: State) -> Iterator[Violation]:
    """No bid is the auctioneer's; bids are covered by money and distinct; the highest bidder's is the highest."""
    auction, minimum = auction_of(state), state.rules.minimum_bid
    bids, high_bidder, seen = auction.bids, auction.high_bidder, set[int]()
    for seat in sorted(bids):
        amount, at = bids[seat], pointer("auction", "bids", state.ids[seat])
        if seat == state.auctioneer:
            yield BY_AUCTIONEER(at, player=state.ids[seat])
        if amount < minimum:
            yield TOO_LOW(at, amount=amount, minimum=minimum)
        if amount > state.money[seat]:
            yield NOT_COVERED(at, amount=amount, maximum=state.money[seat])
        if amount in seen:
            yield NOT_DISTINCT(at, amount=amount)
        seen.add(amount)
    best = max(sorted(bids), key=bids.__getitem__, default=NOBODY)
    if best != high_bidder and bids.get(high_bidder, -1) < bids.get(best, 0):
        figures = {"high_bidder": _player(state, high_bidder), "highest": _player(state, best)}
        yield WRONG_HIGH_BIDDER("/auction/high_bidder", **figures)


def _player(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else state.ids[seat]


def _passes(state: State) -> Iterator[Violation]:
    """A player passes only once, and is neither the auctioneer nor the highest bidder."""
    high_bidder, passed = auction_of(state).high_bidder, auction_of(state).passed
    for index, seat in repeats(passed):
        yield PASSED_TWICE(pointer("auction", "passed", index), player=state.ids[seat])
    for index, seat in enumerate(passed):
        at, player = "/auction/passed", state.ids[seat]
        if seat == state.auctioneer:
            yield PASSED_BY_AUCTIONEER(at + pointer(index), player=player)
        if seat == high_bidder:
            yield HIGH_BIDDER_PASSED(at + pointer(index), player=player)


BIDS = (_bids, _passes)
"""The invariants that are asked only during an auction."""


def _end(state: State) -> Iterable[Violation]:
    """During bidding, a player beside the highest bidder is still in; during settling nobody is, and there is a bid."""
    over = is_over(state)
    if state.phase == BIDDING:
        return (OVER("/phase", phase=state.phase),) if over else ()
    return () if over and auction_of(state).high_bidder != NOBODY else (NOT_OVER("/phase", phase=state.phase),)


END = (_end,)
"""The invariants that are asked only if bids and passes hold."""
