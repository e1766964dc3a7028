"""Claiming: the player whose turn it is takes a tile from the market; so does one to whom a bonus is due."""

from gavel.engine.actions import NOBODY, Move
from gavel.engine.events import EventType, Happened
from gavel.games.auctionland.rules.market import CHOSEN, phase_of_choosing, take
from gavel.games.auctionland.rules.state import CLAIM, FROM_BONUS, FROM_CLAIM, PLACE, State, new_holding

CLAIMED = EventType("claim", ("auctionland/claim",), CHOSEN)


def claimant(state: State) -> int:
    """The seat that claims: the one with a bonus due, else the auctioneer."""
    return state.auctioneer if state.bonus == NOBODY else state.bonus


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Take the tile in hand; it is placed next."""
    _claim, seat, position = move
    tile, paid, found = take(state, seat, position)
    state.holding = new_holding((seat, tile, FROM_CLAIM if state.bonus == NOBODY else FROM_BONUS))
    state.bonus = NOBODY
    state.phase = PLACE
    happened.append((CLAIMED, seat, position, tile, paid, found))


PHASE = phase_of_choosing(CLAIM, "claim", claimant, _play)
