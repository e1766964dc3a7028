"""The end of a turn: a full island ends the game, the market is refilled, an empty one ends it, the turn goes left."""

from collections.abc import Sequence

from gavel.engine.actions import Phase
from gavel.engine.events import EventType, Happened, everyone, finished_event
from gavel.engine.game import FINISHED
from gavel.engine.kinds import INTEGER, SEAT, TEXT, TEXTS, Kind
from gavel.games.auctionland.rules import scoring
from gavel.games.auctionland.rules.islands import is_any_full
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.state import CLAIM, END_REASON, ISLAND_FULL, MARKET_EMPTY, REVEAL, State

RULE = "auctionland/end"

MARKET_REFILLED = EventType(
    "market-refilled",
    ("auctionland/refill",),
    {"tiles": TEXTS.meaning("The ids of the tiles that were added.")},
    everyone,
)
TURN_BEGINS = EventType("turn-begins", ("auctionland/turn",), {"round": INTEGER, "player": SEAT})
REASON = Kind(TEXT.name, shape=END_REASON, about="Why it is so: a full island, or an empty market.")
GAME_FINISHED = finished_event(RULE, scoring.scores, reason=REASON)


def end_turn(state: State, happened: list[Happened]) -> None:
    """End the turn, or wait until the table reports the refill."""
    if is_any_full(state.islands):
        finish(state, ISLAND_FULL, happened)
        return
    count = missing(state)
    if isinstance(state.stack, int):
        if count:
            state.phase = REVEAL
            return
    elif count:
        tiles, state.stack = state.stack[:count], state.stack[count:]
        _lay_out(state, tiles, happened)
    _next_turn(state, happened)


def refilled(state: State, tiles: Sequence[str], happened: list[Happened]) -> None:
    """Lay out the missing tiles that the table reports."""
    assert isinstance(state.stack, int), "only a table reports tiles"
    state.stack -= len(tiles)
    _lay_out(state, tiles, happened)
    _next_turn(state, happened)


def _lay_out(state: State, tiles: Sequence[str], happened: list[Happened]) -> None:
    state.market += [(tile, 0) for tile in tiles]
    happened.append((MARKET_REFILLED, tiles))


def _next_turn(state: State, happened: list[Happened]) -> None:
    """The turn goes left; the flags of the turn are reset. A market still empty ends the game instead."""
    if not state.market:
        finish(state, MARKET_EMPTY, happened)
        return
    seats = len(state.ids)
    state.phase = CLAIM
    state.auctioneer = (state.auctioneer + 1) % seats
    state.bonus_used, state.auctioned = [False] * seats, False
    state.round += 1
    happened.append((TURN_BEGINS, state.round, state.auctioneer))


def finish(state: State, reason: str, happened: list[Happened]) -> None:
    """End the game."""
    state.phase, state.ended_by = FINISHED, reason
    happened.append((GAME_FINISHED, reason, state))


PHASE: Phase[State] = Phase(FINISHED)
