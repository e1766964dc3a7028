"""The end of a turn, and the end of the game."""

from gavel.engine.events import EventType, Happened, finished_event
from gavel.engine.game import FINISHED
from gavel.engine.kinds import INTEGER, SEAT, TEXT, Kind
from gavel.games.the_estates.rules import scoring
from gavel.games.the_estates.rules.available import something_may_be_offered
from gavel.games.the_estates.rules.board import Board, complete_rows, some_building_is_unroofed
from gavel.games.the_estates.rules.rulesets import NO_COMPLETION, ROOFS_GONE, Rules
from gavel.games.the_estates.rules.state import (
    END_REASON,
    NOTHING_LEFT,
    OFFER,
    TWO_ROWS,
    State,
    left_of,
)

TURN_BEGINS = EventType("turn-begins", ("the-estates/turn",), {"round": INTEGER, "player": SEAT})
REASON = Kind(TEXT.name, shape=END_REASON, about="Why the game has ended.")
GAME_FINISHED = finished_event("the-estates/end", scoring.scores, reason=REASON)


def end_turn(state: State, happened: list[Happened]) -> None:
    """After a placement or discard, check for the end, then begin the turn of the auctioneer's left neighbour."""
    state.placing = None
    # No piece is up for auction now: the available pieces are those of the next auctioneer.
    reason = reason_to_end(state)
    if reason is not None:
        _finish(state, reason, happened)
        return
    state.phase, state.auctioneer = OFFER, left_of(state, state.auctioneer)
    state.stowed = False
    state.round += 1
    happened.append((TURN_BEGINS, state.round, state.auctioneer))


def reason_to_end(state: State) -> str | None:
    """The reason for the end, None if the game goes on. E1, two complete rows, precedes E2 if both hold."""
    if complete_rows(state.board) >= 2:
        return TWO_ROWS
    rooftops, cubes = bool(state.rooftops), any(state.market)
    if supply_ends(state.rules, state.board, rooftops=rooftops, cubes=cubes) or not something_may_be_offered(state):
        return NOTHING_LEFT
    return None


def supply_ends(rules: Rules, board: Board, *, rooftops: bool, cubes: bool) -> bool:
    """E2 by R-ES-01: whether the remaining rooftops and cubes end the game."""
    if not rooftops:
        return True
    if rules.end_when == ROOFS_GONE or cubes:
        return False
    return rules.end_when != NO_COMPLETION or not some_building_is_unroofed(board)


def _finish(state: State, reason: str, happened: list[Happened]) -> None:
    state.phase, state.ended_by = FINISHED, reason
    happened.append((GAME_FINISHED, reason, state))
