"""What each phase of Auctionland needs and must not have, and what flags, turns and actions say of each other.

The players and tiles are known, so that `read` gives a state to ask the rules about.
"""

from collections.abc import Iterator, Sequence

from gavel.engine.actions import Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import Violation, pointer
from gavel.games.auctionland.rules.islands import has_a_line, has_room
from gavel.games.auctionland.rules.rulesets import FULL
from gavel.games.auctionland.rules.state import (
    BIDDING,
    CLAIM,
    FINISHED,
    FROM_AUCTION,
    FROM_BONUS,
    FROM_CLAIM,
    ISLAND_FULL,
    NOBODY,
    OFFER,
    PLACE,
    REVEAL,
    SETTLING,
    State,
    stack_size,
)

PHASE_CODES = (
    "auction.missing",
    "auction.out-of-place",
    "holding.missing",
    "holding.out-of-place",
    "ended-by.missing",
    "ended-by.out-of-place",
    "bonus.out-of-place",
    "bonus.without-line",
    "bonus.flag-missing",
    "bonus.flag-wrong",
    "reveal.service-deals",
    "reveal.nothing-missing",
    "auctioned.wrong",
    "holding.wrong-source",
    "market.not-full",
    "market.empty",
    "bids.by-auctioneer",
    "bids.too-low",
    "bids.not-covered",
    "bids.not-distinct",
    "high-bidder.wrong",
    "high-bidder.passed",
    "passed.twice",
    "passed.by-auctioneer",
    "auction.over",
    "auction.not-over",
    "island.full",
    "round.impossible",
    "ply.impossible",
    "end.wrong-reason",
)

_MEMBERS = {"auction": (BIDDING, SETTLING), "holding": (PLACE,), "ended_by": (FINISHED,)}


def phase_faults(document: Document, state: State) -> list[Violation]:
    """Every broken invariant that depends on the phase."""
    found = list(_member_faults(document, state))
    if found:
        return found
    if state.phase in (BIDDING, SETTLING):
        found += _auction_faults(document, state)
    found += _flag_faults(state)
    found += _market_faults(state)
    found += _island_faults(state)
    found += _count_faults(state)
    if state.phase == FINISHED:
        found += _end_faults(state)
    return found


def _member_faults(document: Document, state: State) -> Iterator[Violation]:
    phase = state.phase
    for name, phases in _MEMBERS.items():
        given = document[name] is not None
        if given is not (phase in phases):
            code = name.replace("_", "-") + (".out-of-place" if given else ".missing")
            yield Violation(code, "/" + name, "auctionland/turn", {"phase": phase})
    if state.bonus != NOBODY and phase != CLAIM:
        yield Violation("bonus.out-of-place", "/bonus", "auctionland/bonus", {"phase": phase})
    if phase == REVEAL and document["dealer"] != TABLE_DEALER:
        yield Violation("reveal.service-deals", "/phase", "auctionland/table-reveal")


# --- the auction ----------------------------------------------------------------------------------------------------


def _auction_faults(document: Document, state: State) -> list[Violation]:
    auction = document["auction"]
    found = [*_bid_faults(document, state), *_pass_faults(auction, state)]
    if not found:
        found += _over_faults(state)
    return found


def _bid_faults(document: Document, state: State) -> Iterator[Violation]:
    """Bids within the bidder's money, distinct, the highest bidder's the highest."""
    bids, rule = document["auction"]["bids"], "auctionland/bid"
    seen: set[int] = set()
    auctioneer, minimum = state.auctioneer, state.rules.minimum_bid
    for player, amount in bids.items():
        seat = state.ids.index(player)
        most = state.money[seat]
        if seat != auctioneer and minimum <= amount <= most and amount not in seen:
            seen.add(amount)
            continue
        at = pointer("auction", "bids", player)
        if seat == auctioneer:
            yield Violation("bids.by-auctioneer", at, "auctionland/auction", {"player": player})
        if amount < minimum:
            yield Violation("bids.too-low", at, rule, {"amount": amount, "minimum": minimum})
        if amount > most:
            yield Violation("bids.not-covered", at, rule, {"amount": amount, "maximum": most})
        if amount in seen:
            yield Violation("bids.not-distinct", at, rule, {"amount": amount})
        seen.add(amount)
    highest = max(bids, key=bids.__getitem__) if bids else None
    if document["auction"]["high_bidder"] != highest:
        figures = {"high_bidder": document["auction"]["high_bidder"], "highest": highest}
        yield Violation("high-bidder.wrong", "/auction/high_bidder", rule, figures)


def _pass_faults(auction: Document, state: State) -> Iterator[Violation]:
    passed, auctioneer, high_bidder = auction["passed"], state.ids[state.auctioneer], auction["high_bidder"]
    if auctioneer not in passed and high_bidder not in passed and len(set(passed)) == len(passed):
        return
    rule = "auctionland/pass"
    for index, player in enumerate(passed):
        at = pointer("auction", "passed", index)
        if player in passed[:index]:
            yield Violation("passed.twice", at, rule, {"player": player})
        if player == auctioneer:
            yield Violation("passed.by-auctioneer", at, rule, {"player": player})
        if player == high_bidder:
            yield Violation("high-bidder.passed", at, rule, {"player": player})


def _over_faults(state: State) -> list[Violation]:
    """While bidding somebody beside the highest bidder is still in; while settling nobody is."""
    out = {state.auctioneer, state.high_bidder, *state.passed}
    still_in = [seat for seat, island in enumerate(state.islands) if seat not in out and has_room(island)]
    if state.phase == BIDDING and not still_in:
        return [Violation("auction.over", "/phase", "auctionland/auction", {"phase": state.phase})]
    if state.phase == SETTLING and (still_in or state.high_bidder == NOBODY):
        return [Violation("auction.not-over", "/phase", "auctionland/auction", {"phase": state.phase})]
    return []


# --- flags ----------------------------------------------------------------------------------------------------------


def _flag_faults(state: State) -> list[Violation]:
    return [*_auctioned_faults(state), *_bonus_faults(state), *_holding_faults(state)]


def _auctioned_faults(state: State) -> Iterator[Violation]:
    """No auction has been offered at a turn's first claim or its offer; one has while it runs and is settled."""
    needed: bool | None = None
    if state.phase in (BIDDING, SETTLING) or (state.phase == PLACE and state.source == FROM_AUCTION):
        needed = True
    elif (
        state.phase == OFFER
        or (state.phase == CLAIM and state.bonus == NOBODY)
        or (state.phase == PLACE and state.source == FROM_CLAIM)
    ):
        needed = False
    if needed is not None and state.auctioned != needed:
        figures = {"auctioned": state.auctioned, "phase": state.phase}
        yield Violation("auctioned.wrong", "/auctioned", "auctionland/offer", figures)


def _bonus_faults(state: State) -> Iterator[Violation]:
    """A bonus falls due by a line, once a turn; only the auctioneer's can before the auction."""
    if state.bonus != NOBODY:
        player = state.ids[state.bonus]
        if not state.bonus_used[state.bonus]:
            at = pointer("players", state.bonus, "bonus_used")
            yield Violation("bonus.flag-missing", at, "auctionland/bonus", {"player": player})
    first_claim = state.phase == CLAIM and state.bonus == NOBODY
    from_claim = state.phase == PLACE and state.source == FROM_CLAIM
    for seat, used in enumerate(state.bonus_used):
        if not used:
            continue
        at = pointer("players", seat, "bonus_used")
        if first_claim or from_claim or (seat != state.auctioneer and not _taken_by_another(state)):
            yield Violation("bonus.flag-wrong", at, "auctionland/bonus", {"player": state.ids[seat]})
        if not has_a_line(state.islands[seat]):
            yield Violation("bonus.without-line", at, "auctionland/bonus", {"player": state.ids[seat]})


def _taken_by_another(state: State) -> bool:
    """Whether this turn's auction is over, so that its taker may have had a bonus."""
    if state.phase in (OFFER, BIDDING, SETTLING) or not state.auctioned:
        return False
    return not (state.phase == PLACE and state.source == FROM_AUCTION)


def _holding_faults(state: State) -> Iterator[Violation]:
    """A tile held from a claim is the auctioneer's; one from a bonus belongs to a player whose bonus fell due."""
    if state.phase != PLACE:
        return
    seat = state.holder
    if state.source == FROM_CLAIM and seat != state.auctioneer:
        figures = {"player": state.ids[seat], "from": state.source}
        yield Violation("holding.wrong-source", "/holding", "auctionland/claim", figures)
    if state.source == FROM_BONUS and not state.bonus_used[seat]:
        at = pointer("players", seat, "bonus_used")
        yield Violation("bonus.flag-missing", at, "auctionland/bonus", {"player": state.ids[seat]})


# --- market and islands ---------------------------------------------------------------------------------------------


def _market_faults(state: State) -> Iterator[Violation]:
    """Full at a turn's first claim unless the stack is empty; a reveal is awaited only for what is missing."""
    size, here, left = state.rules.market_size, len(state.market), stack_size(state)
    lacking = min(size - here, left)
    if state.phase == CLAIM and state.bonus == NOBODY and lacking:
        yield Violation("market.not-full", "/market", "auctionland/refill", {"count": here, "expected": size})
    if state.phase in (CLAIM, OFFER) and not here:
        yield Violation("market.empty", "/market", "auctionland/claim", {"phase": state.phase})
    if state.phase == REVEAL and not lacking:
        yield Violation("reveal.nothing-missing", "/phase", "auctionland/table-reveal", {"count": here})


def _island_faults(state: State) -> Iterator[Violation]:
    """No full island but the auctioneer's, after its own tile; and none whose holder has a tile to place."""
    if state.phase == FINISHED:
        return
    for seat, island in enumerate(state.islands):
        if has_room(island):
            continue
        after_own_tile = state.phase in (OFFER, BIDDING, SETTLING, PLACE) or (state.phase == CLAIM and state.auctioned)
        holds = state.phase == PLACE and (seat == state.holder or state.source == FROM_CLAIM)
        claims = state.bonus == seat
        if seat != state.auctioneer or not after_own_tile or holds or claims or state.rules.ends_immediately:
            at = pointer("players", seat, "island")
            yield Violation("island.full", at, "auctionland/end", {"tiles": FULL})


# --- turns, actions, the end ----------------------------------------------------------------------------------------


def _count_faults(state: State) -> Iterator[Violation]:
    placed, in_hand = sum(map(len, state.islands)), state.tile is not None
    taken = placed + len(state.removed) + in_hand
    over = state.round - (state.phase not in (FINISHED, REVEAL))
    # Each turn that is over took one tile at least.
    if state.round < 1 or over > taken:
        figures = {"round": state.round, "taken": taken}
        yield Violation("round.impossible", "/round", "auctionland/turn", figures)
    # Each tile was taken and placed; one that is held or up for auction has been taken.
    least = 2 * placed + in_hand
    if state.ply < least:
        yield Violation("ply.impossible", "/ply", "auctionland/turn", {"ply": state.ply, "minimum": least})


def _end_faults(state: State) -> Sequence[Violation]:
    """A full island ends the game; else it is a market that nothing refills."""
    full = any(not has_room(island) for island in state.islands)
    dry = not full and not state.market and not stack_size(state)
    if full if state.ended_by == ISLAND_FULL else dry:
        return []
    return [Violation("end.wrong-reason", "/ended_by", "auctionland/end", {"ended_by": state.ended_by})]
