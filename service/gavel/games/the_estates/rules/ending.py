"""The end of a turn, and the end of the game."""

from gavel.engine.events import Event
from gavel.games.the_estates.rules import scoring
from gavel.games.the_estates.rules.available import pieces
from gavel.games.the_estates.rules.board import Board, is_complete, some_building_is_unroofed
from gavel.games.the_estates.rules.rulesets import NO_COMPLETION, ROOFS_GONE, Rules
from gavel.games.the_estates.rules.state import (
    FINISHED,
    NOTHING_LEFT,
    OFFER,
    TWO_ROWS,
    State,
    clear_auction,
    left_of,
    rooftops_left,
)


def end_turn(state: State, events: list[Event]) -> None:
    """After a placement or discard: the end check, then the turn of the auctioneer's left neighbour."""
    clear_auction(state)
    # Outside a turn nothing is in the air: what may be offered now is what the next auctioneer could offer.
    reason = reason_to_end(state)
    if reason is not None:
        _finish(state, reason, events)
        return
    state.phase, state.auctioneer = OFFER, left_of(state, state.auctioneer)
    state.stowed = False
    state.round += 1
    player = state.ids[state.auctioneer]
    events.append({"type": "turn-begins", "round": state.round, "player": player, "rule": "the-estates/turn"})


def reason_to_end(state: State) -> str | None:
    """Why the game ends, None if it goes on. Two complete rows come first if both hold."""
    if two_rows_complete(state.board):
        return TWO_ROWS
    rooftops, cubes = rooftops_left(state), any(state.market)
    if supply_ends(state.rules, state.board, rooftops=rooftops > 0, cubes=cubes) or not pieces(state):
        return NOTHING_LEFT
    return None


def two_rows_complete(board: Board) -> bool:
    """E1: two rows hold a roofed building on every lot up to their requirement."""
    return complete_rows(board) >= 2


def complete_rows(board: Board) -> int:
    """How many rows are complete."""
    return sum([1 for row in board if is_complete(row)])


def supply_ends(rules: Rules, board: Board, *, rooftops: bool, cubes: bool) -> bool:
    """E2, as R-ES-01 reads it: whether what is left of rooftops and cubes ends the game."""
    if not rooftops:
        return True
    if rules.end_when == ROOFS_GONE or cubes:
        return False
    return rules.end_when != NO_COMPLETION or not some_building_is_unroofed(board)


def _finish(state: State, reason: str, events: list[Event]) -> None:
    state.phase, state.ended_by = FINISHED, reason
    winners = scoring.winners(state)
    events.append({"type": "game-finished", "reason": reason, "winners": winners, "rule": "the-estates/end"})
