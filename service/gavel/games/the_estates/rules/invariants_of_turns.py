"""The invariants of each phase of The Estates, and of the numbers of turns and actions.

They assume that every named player exists and that every piece is in one place.
"""

from collections.abc import Iterable, Iterator

from gavel.engine.actions import NOBODY
from gavel.engine.bounds import bounded, out_of
from gavel.engine.common import others_from_left
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, PLAYER_OR_NULL, TEXT, TEXT_OR_NULL, Kind
from gavel.engine.referee import plies_played
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules.available import has_a_place
from gavel.games.the_estates.rules.board import complete_rows, some_building_is_unroofed
from gavel.games.the_estates.rules.ending import reason_to_end, supply_ends
from gavel.games.the_estates.rules.pieces import CUBE, ROOFTOP, Piece
from gavel.games.the_estates.rules.rulesets import IN_PLAY, ROOFTOPS, SPECIALS
from gavel.games.the_estates.rules.state import (
    BIDDING,
    END_REASON,
    OFFER,
    PLACING,
    REVEAL,
    SETTLING,
    State,
    auction_of,
)

# --- the members of a phase -----------------------------------------------------------------------------------------

_PHASE = {"phase": TEXT}
AUCTION_MISSING = Code("auction.missing", ("the-estates/turn",), _PHASE)
AUCTION_OUT_OF_PLACE = Code("auction.out-of-place", ("the-estates/turn",), _PHASE)
PLACING_MISSING = Code("placing.missing", ("the-estates/turn",), _PHASE)
PLACING_OUT_OF_PLACE = Code("placing.out-of-place", ("the-estates/turn",), _PHASE)
REASON_MISSING = Code("ended-by.missing", ("the-estates/turn",), _PHASE)
REASON_OUT_OF_PLACE = Code("ended-by.out-of-place", ("the-estates/turn",), _PHASE)
SERVICE_DEALS = Code("reveal.service-deals", ("the-estates/table-reveal",))


def _phases_have_their_members(state: State) -> Iterator[Violation]:
    """Auction, piece to place and reason for the end exist in their phases and in no other; only a table reveals."""
    phase = state.phase
    if (state.auction is not None) is not (phase in (BIDDING, SETTLING)):
        yield (AUCTION_MISSING if state.auction is None else AUCTION_OUT_OF_PLACE)("/auction", phase=phase)
    if (state.placing is not None) is not (phase == PLACING):
        yield (PLACING_MISSING if state.placing is None else PLACING_OUT_OF_PLACE)("/placing", phase=phase)
    if (state.ended_by is not None) is not (phase == FINISHED):
        yield (REASON_MISSING if state.ended_by is None else REASON_OUT_OF_PLACE)("/ended_by", phase=phase)
    if phase == REVEAL and not state.table_deals:
        yield SERVICE_DEALS("/phase")


MEMBERS = (_phases_have_their_members,)


# --- the auction ----------------------------------------------------------------------------------------------------

BY_AUCTIONEER = Code("bids.by-auctioneer", ("the-estates/auction",), {"player": PLAYER})
BID_TOO_LOW = Code("bids.too-low", ("the-estates/bid",), {"amount": INTEGER, "minimum": INTEGER})
NOT_COVERED = Code("bids.not-covered", ("the-estates/bid",), {"amount": INTEGER, "maximum": INTEGER})
NOT_RISING = Code(
    "bids.not-rising", ("the-estates/bid",), {"bids": INTEGERS.meaning("The bids, in the order of bidding.")}
)
NO_BIDS = Code("bids.missing", ("the-estates/no-bids",))
PASSED_TWICE = Code("passed.twice", ("the-estates/bid",), {"player": PLAYER})
BID_AND_PASSED = Code("bids.and-passed", ("the-estates/bid",), {"player": PLAYER})
PASSED_OUT_OF_ORDER = Code("passed.out-of-order", ("the-estates/auction",))
WRONG_TURN = Code("turn.impossible", ("the-estates/auction",), {"turn": PLAYER_OR_NULL, "phase": TEXT})


def _bids_rise(state: State) -> Iterator[Violation]:
    """Each bid is above the one before it and covered by cash."""
    ids, minimum, bids = state.ids, state.rules.minimum_bid, auction_of(state).bids
    for seat, amount in bids.items():
        if amount < minimum:
            yield BID_TOO_LOW(pointer("auction", "bids", ids[seat]), amount=amount, minimum=minimum)
        if amount > state.cash[seat]:
            yield NOT_COVERED(pointer("auction", "bids", ids[seat]), amount=amount, maximum=state.cash[seat])
    in_order = [bids[seat] for seat in _others(state) if seat in bids]
    if in_order != sorted(set(in_order)):
        yield NOT_RISING("/auction/bids", bids=in_order)
    if state.phase == SETTLING and not bids:
        yield NO_BIDS("/auction/bids")


def _passes_are_in_turn(state: State) -> Iterator[Violation]:
    """A player passes once, in turn, and without a bid."""
    bids, passed = auction_of(state).bids, auction_of(state).passed
    if not passed:
        return
    in_turn = [seat for seat in _others(state) if seat in passed]
    for index, seat in enumerate(passed):
        if seat in bids:
            yield BID_AND_PASSED(_pass_at(index), player=state.ids[seat])
    for index, seat in repeats(passed):
        yield PASSED_TWICE(_pass_at(index), player=state.ids[seat])
    if [*dict.fromkeys(passed)] != in_turn:
        yield PASSED_OUT_OF_ORDER("/auction/passed")


def _pass_at(index: int) -> str:
    return pointer("auction", "passed", index)


def _everyone_has_spoken_in_turn(state: State) -> Iterable[Violation]:
    """During bidding, the seats before the turn have bid or passed, and the others have not; then everybody has."""
    auction, order, breaches = auction_of(state), _others(state), []
    spoken, turn = [*auction.bids, *auction.passed], auction.turn
    if state.auctioneer in spoken:
        breaches.append(BY_AUCTIONEER("/auction", player=state.ids[state.auctioneer]))
    if state.phase == SETTLING:
        possible, due = turn == NOBODY, order
    else:
        possible = turn in order
        due = order[: order.index(turn)] if possible else order
    if not possible or [seat for seat in order if seat in spoken] != due:
        player = None if turn == NOBODY else state.ids[turn]
        breaches.append(WRONG_TURN("/auction/turn", turn=player, phase=state.phase))
    return breaches


def _others(state: State) -> list[int]:
    """The seats that may bid, clockwise from the auctioneer's left."""
    return [*others_from_left(len(state.ids), state.auctioneer)]


AUCTION = (_bids_rise, _passes_are_in_turn, _everyone_has_spoken_in_turn)
"""The invariants that are asked only during an auction."""


NOT_OFFERABLE = Code("piece.not-offerable", ("the-estates/available-rooftops", "the-estates/available-cubes"))


def _the_piece_has_a_place(state: State) -> Iterable[Violation]:
    """A cube up for auction or to be placed has a place, and such a rooftop a building."""
    piece = _piece_taken(state)
    if piece is None:
        return ()
    if piece.kind == ROOFTOP and not some_building_is_unroofed(state.board):
        return (NOT_OFFERABLE(_PIECE_AT[state.phase], rule="the-estates/available-rooftops"),)
    if piece.kind == CUBE and not has_a_place(state, piece.value):
        return (NOT_OFFERABLE(_PIECE_AT[state.phase], rule="the-estates/available-cubes"),)
    return ()


_PIECE_AT = {REVEAL: "/phase", BIDDING: "/auction/piece", SETTLING: "/auction/piece", PLACING: "/placing/piece"}


def _piece_taken(state: State) -> Piece | None:
    """The piece of this turn that has left its supply, if one has."""
    if state.phase == REVEAL:
        return Piece(ROOFTOP)
    taken = state.auction or state.placing
    return None if taken is None else taken.piece


# --- turns and actions ----------------------------------------------------------------------------------------------

ROUND_IMPOSSIBLE = Code("round.impossible", ("the-estates/turn",), {"round": INTEGER})
WRONG_PIECES = Code("pieces.wrong-count", ("the-estates/turn",), {"count": INTEGER, "expected": INTEGER})
BOX_TOO_FULL = Code(
    "cash-box.too-full",
    ("the-estates/stow",),
    {"cash_box": INTEGER.meaning("How much the cash box holds."), "maximum": INTEGER},
)
BOX_EMPTY = Code("stowed.empty-box", ("the-estates/stow",))
PLY_IMPOSSIBLE = bounded(Code("ply.impossible", ("the-estates/turn",), {"ply": INTEGER}))


def _turns_over(state: State) -> int:
    """The number of finished turns, whose piece has been placed or discarded."""
    return state.round if state.phase == FINISHED else state.round - 1


def _a_piece_is_taken_each_turn(state: State) -> Iterable[Violation]:
    """Each turn takes one piece out of its supply."""
    cubes = IN_PLAY - sum(map(len, state.market))
    gone = cubes + len(ROOFTOPS) - size(state.rooftops) + len(SPECIALS) - len(state.specials)
    expected = _turns_over(state) + (state.phase not in (OFFER, FINISHED))
    return () if gone == expected else (WRONG_PIECES("/round", count=gone, expected=expected),)


def _cash_is_stowed_in_own_turns(state: State) -> Iterator[Violation]:
    """A player may stow 1 cash at the start of each of their own turns."""
    seats, auctioneer, over = len(state.ids), state.auctioneer, state.round - 1
    for seat, box in enumerate(state.cash_box):
        if not box:
            continue
        # The seat's last turn is as many turns ago as the turn has gone left from it.
        turns = (over - (auctioneer - seat) % seats) // seats + 1
        if seat == auctioneer and not state.stowed:
            turns -= 1
        if box > turns:
            yield BOX_TOO_FULL(pointer("players", seat, "cash_box"), cash_box=box, maximum=turns)
    if state.stowed and not state.cash_box[auctioneer]:
        yield BOX_EMPTY("/stowed")


def _actions_fit_the_turns(state: State) -> Iterable[Violation]:
    """Each finished turn took an offer, a bid or pass of all others, perhaps a sale, a placement, stows and reveals."""
    others, over = len(state.ids) - 1, _turns_over(state)
    reveals = 0
    if state.table_deals:
        reveals = len(ROOFTOPS) - size(state.rooftops) - (state.phase == REVEAL)
    least = sum(state.cash_box) + reveals + over * (others + 2)
    spare = over
    if state.auction is not None:
        least += 1 + len(state.auction.bids) + len(state.auction.passed)
    elif state.phase == REVEAL:
        least += 1
    elif state.placing is not None:
        sold = state.placing.player != state.auctioneer
        least += 1 + others + sold
        spare += not sold
    played = plies_played(state)
    if played is None or least <= played <= least + spare:
        return ()
    least += state.ply - played
    return (out_of(PLY_IMPOSSIBLE, "/ply", least, least + spare, ply=state.ply),)


def _turns_are_counted(state: State) -> Iterator[Violation]:
    """The round counts from 1, and fits the numbers of taken pieces, stowed cash and actions."""
    if state.round < 1:
        yield ROUND_IMPOSSIBLE("/round", round=state.round)
        return
    yield from _a_piece_is_taken_each_turn(state)
    yield from _cash_is_stowed_in_own_turns(state)
    yield from _actions_fit_the_turns(state)


# --- the end --------------------------------------------------------------------------------------------------------

OVERDUE = Code("end.overdue", ("the-estates/end",), {"phase": TEXT})
TRUE_REASON = Kind(TEXT.name, null=True, shape=END_REASON, about="Why the game has really ended; null if it has not.")
WRONG_REASON = Code("end.wrong-reason", ("the-estates/end",), {"ended_by": TEXT_OR_NULL, "reason": TRUE_REASON})


def _the_end_is_met_and_explained(state: State) -> Iterable[Violation]:
    """A running game has no reason to end, and a finished one has the true reason."""
    if state.phase != FINISHED:
        return (OVERDUE("/phase", phase=state.phase),) if _met_its_end(state) else ()
    reason = reason_to_end(state)
    return () if reason == state.ended_by else (WRONG_REASON("/ended_by", ended_by=state.ended_by, reason=reason),)


def _met_its_end(state: State) -> bool:
    """Whether the game was over at the beginning of this turn, with the taken piece still in its supply."""
    piece = _piece_taken(state)
    if piece is None:
        return reason_to_end(state) is not None
    rooftops = size(state.rooftops) > 0 or piece.kind == ROOFTOP
    cubes = any(state.market) or piece.kind == CUBE
    return complete_rows(state.board) >= 2 or supply_ends(state.rules, state.board, rooftops=rooftops, cubes=cubes)


TURN = (_the_piece_has_a_place, _turns_are_counted, _the_end_is_met_and_explained)
