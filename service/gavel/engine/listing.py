"""Legal and default actions as documents, of everyone or of one player."""

from collections.abc import Sequence
from typing import Any, TypeVar

from gavel.engine.actions import TABLE, THE_TABLE, Move, Names, Phase
from gavel.engine.state import GameState

S = TypeVar("S", bound=GameState)


def seats_to_act(state: S, phase: Phase[S]) -> Sequence[int]:
    """The seats that may act; of the forfeited ones, for which a referee acts, those with a default action."""
    seats = phase.seats_to_act(state)
    if state.records is None or not (forfeited := state.records.forfeited):
        return seats
    gone = [seat for seat in seats if seat != THE_TABLE and state.ids[seat] in forfeited]
    due = default_actions(state, phase, gone, phase.moves(state)) if gone else {}
    return [seat for seat in seats if seat not in gone or state.ids[seat] in due]


def legal_actions(
    state: S, phase: Phase[S], moves: list[Move], names: Names, player: str | None = None
) -> list[dict[str, Any]]:
    """These legal moves as documents, without those of forfeited seats, of everyone or of one player."""
    if state.records is not None and (forfeited := state.records.forfeited):
        moves = [move for move in moves if names[move[1]] not in forfeited]
    if player is not None:
        moves = [move for move in moves if names[move[1]] == player]
    return phase.dump(moves, names)


def default_actions(
    state: S, phase: Phase[S], seats: Sequence[int], moves: list[Move], player: str | None = None
) -> dict[str, dict[str, Any]]:
    """The default actions of these seats as documents, of everyone or of one player, where these moves are legal."""
    ids, by_player = state.ids, {}
    for seat in sorted(seats):
        if seat == THE_TABLE or (player is not None and player != ids[seat]):
            continue
        move = phase.default(state, seat, moves)
        if move is not None:
            by_player[ids[seat]] = phase.by_type[move[0]].dump(move, ids)
    return by_player


def expanded(listed: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """These listed actions with each range replaced by all of its integers."""
    return [each for action in listed for each in _expanded(action)]


def _expanded(action: dict[str, Any]) -> list[dict[str, Any]]:
    for name, value in action.items():
        if isinstance(value, dict) and "minimum" in value:
            figures = range(value["minimum"], value["maximum"] + 1)
            return expanded([{**action, name: figure} for figure in figures])
    return [action]


def names_of(state: GameState) -> Names:
    """The players by seat, then the table."""
    return (*state.ids, TABLE)
