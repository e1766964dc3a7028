"""What each phase of The Estates needs and must not have, and what the number of turns and actions says.

The players are known and every piece is in one place, so that `read` gives a state to ask the rules about.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gavel.engine.actions import Document
from gavel.engine.game import TABLE_DEALER
from gavel.engine.verdicts import Violation, pointer
from gavel.games.the_estates.rules.board import highest_placeable_cube, some_building_is_unroofed
from gavel.games.the_estates.rules.ending import reason_to_end, supply_ends, two_rows_complete
from gavel.games.the_estates.rules.rulesets import IN_PLAY, ROOFTOPS, SPECIALS
from gavel.games.the_estates.rules.state import (
    BIDDING,
    CUBE,
    FINISHED,
    OFFER,
    PLACING,
    REVEAL,
    ROOFTOP,
    SETTLING,
    State,
    rooftops_left,
)

PHASE_CODES = (
    "auction.missing",
    "auction.out-of-place",
    "placing.missing",
    "placing.out-of-place",
    "ended-by.missing",
    "ended-by.out-of-place",
    "reveal.service-deals",
    "bids.by-auctioneer",
    "bids.and-passed",
    "bids.too-low",
    "bids.not-covered",
    "bids.not-rising",
    "bids.missing",
    "passed.twice",
    "passed.out-of-order",
    "turn.impossible",
    "piece.not-offerable",
    "round.impossible",
    "pieces.wrong-count",
    "cash-box.too-full",
    "stowed.empty-box",
    "ply.impossible",
    "end.overdue",
    "end.wrong-reason",
)

_MEMBERS = {"auction": (BIDDING, SETTLING), "placing": (PLACING,), "ended_by": (FINISHED,)}


def phase_faults(document: Document, state: State) -> list[Violation]:
    """Every broken invariant that depends on the phase, the turns played and the end."""
    found = list(_member_faults(document))
    if found:
        return found
    if state.phase in (BIDDING, SETTLING):
        found += _auction_faults(document)
    found += turn_faults(document, state)
    return found


def turn_faults(document: Document, state: State) -> list[Violation]:
    """What is wrong with the piece in the air, with the number of turns and actions, and with the end."""
    return _piece_faults(state) + _count_faults(document, state) + _end_faults(state)


def _member_faults(document: Document) -> Iterator[Violation]:
    phase = document["phase"]
    for name, phases in _MEMBERS.items():
        given, code = document[name] is not None, name.replace("_", "-")
        if given and phase not in phases:
            yield Violation(f"{code}.out-of-place", "/" + name, "the-estates/turn", {"phase": phase})
        if not given and phase in phases:
            yield Violation(f"{code}.missing", "/" + name, "the-estates/turn", {"phase": phase})
    if phase == REVEAL and document["dealer"] != TABLE_DEALER:
        yield Violation("reveal.service-deals", "/phase", "the-estates/table-reveal")


# --- the auction ----------------------------------------------------------------------------------------------------


def _auction_faults(document: Document) -> list[Violation]:
    """Once around from the auctioneer's left: bids rising and covered by cash; everyone has bid or passed in turn."""
    ids = [player["id"] for player in document["players"]]
    start = ids.index(document["auctioneer"])
    order = [*ids[start + 1 :], *ids[:start]]
    auction, found = document["auction"], []
    if document["auctioneer"] in (*auction["bids"], *auction["passed"]):
        figures = {"player": document["auctioneer"]}
        found.append(Violation("bids.by-auctioneer", "/auction", "the-estates/auction", figures))
    found += _bid_faults(document, order)
    found += _pass_faults(auction, order)
    found += _turn_faults(document["phase"], auction, order)
    return found


def _bid_faults(document: Document, order: Sequence[str]) -> Iterator[Violation]:
    bids, rule = document["auction"]["bids"], "the-estates/bid"
    cash = {player["id"]: player["cash"] for player in document["players"]}
    for player, amount in bids.items():
        at = pointer("auction", "bids", player)
        if amount < 1:
            yield Violation("bids.too-low", at, rule, {"amount": amount, "minimum": 1})
        if amount > cash[player]:
            yield Violation("bids.not-covered", at, rule, {"amount": amount, "maximum": cash[player]})
    made = [bids[player] for player in order if player in bids]
    if any(low >= high for low, high in pairwise(made)):
        yield Violation("bids.not-rising", "/auction/bids", rule, {"bids": made})


def _pass_faults(auction: Document, order: Sequence[str]) -> Iterator[Violation]:
    passed, rule = auction["passed"], "the-estates/bid"
    for index, player in enumerate(passed):
        if player in passed[:index]:
            yield Violation("passed.twice", pointer("auction", "passed", index), rule, {"player": player})
        if player in auction["bids"]:
            yield Violation("bids.and-passed", pointer("auction", "passed", index), rule, {"player": player})
    if list(dict.fromkeys(passed)) != [player for player in order if player in passed]:
        yield Violation("passed.out-of-order", "/auction/passed", "the-estates/auction")


def _turn_faults(phase: str, auction: Document, order: Sequence[str]) -> Iterator[Violation]:
    """While bidding, those before the turn have spoken and those from it on have not; after it, all have."""
    spoken = [player in auction["bids"] or player in auction["passed"] for player in order]
    turn = auction["turn"]
    if phase == SETTLING:
        if not auction["bids"]:
            yield Violation("bids.missing", "/auction/bids", "the-estates/no-bids")
        possible = turn is None and all(spoken)
    else:
        possible = turn in order and spoken == [player in order[: order.index(turn)] for player in order]
    if not possible:
        figures = {"turn": turn, "phase": phase}
        yield Violation("turn.impossible", "/auction/turn", "the-estates/auction", figures)


def _piece_faults(state: State) -> list[Violation]:
    """A cube in the air has a place, a rooftop a building."""
    at = "/placing/piece" if state.phase == PLACING else "/auction/piece"
    if state.phase == REVEAL or (state.piece is not None and state.piece[0] == ROOFTOP):
        at = "/phase" if state.phase == REVEAL else at
        if not some_building_is_unroofed(state.board):
            return [Violation("piece.not-offerable", at, "the-estates/available-rooftops")]
    elif state.piece is not None and state.piece[0] == CUBE and state.piece[2] > highest_placeable_cube(state.board):
        return [Violation("piece.not-offerable", at, "the-estates/available-cubes")]
    return []


# --- turns and actions ----------------------------------------------------------------------------------------------


def _count_faults(document: Document, state: State) -> list[Violation]:
    if state.round < 1:
        return [Violation("round.impossible", "/round", "the-estates/turn", {"round": state.round})]
    return _pieces_faults(state) + _box_faults(state) + _ply_faults(document, state)


def _turns_over(state: State) -> int:
    """Turns whose piece has been placed or discarded."""
    return state.round if state.phase == FINISHED else state.round - 1


def _pieces_faults(state: State) -> list[Violation]:
    """One piece is taken out of its supply in each turn."""
    cubes = IN_PLAY - sum(map(len, state.market))
    gone = cubes + len(ROOFTOPS) - rooftops_left(state) + len(SPECIALS) - len(state.specials)
    expected = _turns_over(state) + (state.phase not in (OFFER, FINISHED))
    if gone == expected:
        return []
    figures = {"count": gone, "expected": expected}
    return [Violation("pieces.wrong-count", "/round", "the-estates/turn", figures)]


def _box_faults(state: State) -> list[Violation]:
    """1 cash may be stowed at the start of each of one's own turns."""
    found = []
    seats = len(state.ids)
    first = (state.auctioneer - (state.round - 1)) % seats
    for seat, box in enumerate(state.boxes):
        turns = (state.round - 1 - (seat - first) % seats) // seats + 1
        if seat == state.auctioneer and not state.stowed:
            turns -= 1
        if box > turns:
            figures = {"cash_box": box, "maximum": turns}
            at = pointer("players", seat, "cash_box")
            found.append(Violation("cash-box.too-full", at, "the-estates/stow", figures))
    if state.stowed and not state.boxes[state.auctioneer]:
        found.append(Violation("stowed.empty-box", "/stowed", "the-estates/stow"))
    return found


def _ply_faults(document: Document, state: State) -> list[Violation]:
    """Each turn over took an offer, everyone else's word, perhaps a sale, and a placement; and stows and reveals."""
    others, over = len(state.ids) - 1, _turns_over(state)
    reveals = 0
    if state.table_deals:
        reveals = len(ROOFTOPS) - rooftops_left(state) - (state.phase == REVEAL)
    least = sum(state.boxes) + reveals + over * (others + 2)
    spare = over
    if state.phase in (BIDDING, SETTLING):
        auction = document["auction"]
        least += 1 + len(auction["bids"]) + len(auction["passed"])
    elif state.phase == REVEAL:
        least += 1
    elif state.phase == PLACING:
        sold = state.taker != state.auctioneer
        least += 1 + others + sold
        spare += not sold
    if least <= state.ply <= least + spare:
        return []
    figures = {"ply": state.ply, "minimum": least, "maximum": least + spare}
    return [Violation("ply.impossible", "/ply", "the-estates/turn", figures)]


# --- the end --------------------------------------------------------------------------------------------------------


def _end_faults(state: State) -> list[Violation]:
    """A running game has not met its end, and a finished one tells the true reason."""
    if state.phase == FINISHED:
        reason = reason_to_end(state)
        if reason == state.ended_by:
            return []
        figures = {"ended_by": state.ended_by, "reason": reason}
        return [Violation("end.wrong-reason", "/ended_by", "the-estates/end", figures)]
    if _met_its_end(state):
        return [Violation("end.overdue", "/phase", "the-estates/end", {"phase": state.phase})]
    return []


def _met_its_end(state: State) -> bool:
    """Whether the game was over when this turn began: with the piece in the air still in its supply."""
    if state.phase == OFFER:
        return reason_to_end(state) is not None
    kind = state.piece[0] if state.piece is not None else ROOFTOP
    rooftops = rooftops_left(state) > 0 or kind == ROOFTOP
    cubes = any(state.market) or kind == CUBE
    return two_rows_complete(state.board) or supply_ends(state.rules, state.board, rooftops=rooftops, cubes=cubes)
