"""The end of a turn: a full island ends the game, the market is refilled, an empty one ends it, the turn goes left."""

from gavel.engine.events import Event
from gavel.games.auctionland.rules import scoring
from gavel.games.auctionland.rules.islands import has_room
from gavel.games.auctionland.rules.market import missing
from gavel.games.auctionland.rules.state import (
    CLAIM,
    FINISHED,
    ISLAND_FULL,
    MARKET_EMPTY,
    NOBODY,
    REVEAL,
    State,
    nothing_in_hand,
)


def end_turn(state: State, events: list[Event]) -> None:
    """End the turn, or wait until the table reports the refill."""
    nothing_in_hand(state)
    state.bonus = NOBODY
    if not all(has_room(island) for island in state.islands):
        finish(state, ISLAND_FULL, events)
        return
    count = missing(state)
    if isinstance(state.stack, int):
        if count:
            state.phase = REVEAL
            return
    elif count:
        tiles, state.stack = state.stack[:count], state.stack[count:]
        _lay_out(state, tiles, events)
    next_turn(state, events)


def refilled(state: State, tiles: tuple[str, ...], events: list[Event]) -> None:
    """The table has laid out the missing tiles."""
    assert isinstance(state.stack, int), "only a table reports tiles"
    state.stack -= len(tiles)
    _lay_out(state, tiles, events)
    next_turn(state, events)


def _lay_out(state: State, tiles: tuple[str, ...], events: list[Event]) -> None:
    state.market += tuple([(tile, 0) for tile in tiles])
    events.append({"type": "market-refilled", "tiles": tiles, "rule": "auctionland/refill"})


def next_turn(state: State, events: list[Event]) -> None:
    """The turn goes left; the flags of the turn are reset. A market still empty ends the game instead."""
    if not state.market:
        finish(state, MARKET_EMPTY, events)
        return
    state.phase = CLAIM
    state.auctioneer = (state.auctioneer + 1) % len(state.ids)
    state.bonus_used, state.auctioned = (False,) * len(state.ids), False
    state.round += 1
    player = state.ids[state.auctioneer]
    events.append({"type": "turn-begins", "round": state.round, "player": player, "rule": "auctionland/turn"})


def finish(state: State, reason: str, events: list[Event]) -> None:
    """The game is over."""
    state.phase, state.ended_by = FINISHED, reason
    winners = scoring.winners(state)
    events.append({"type": "game-finished", "reason": reason, "winners": winners, "rule": "auctionland/end"})
