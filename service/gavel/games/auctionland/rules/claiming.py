"""Claiming: the auctioneer takes a tile from the market, and so does a player with a bonus due."""

from collections.abc import Iterator

from gavel.engine.actions import NOBODY, Action, Move
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules import placing
from gavel.games.auctionland.rules.market import CHOSEN, phase_of_choosing, take
from gavel.games.auctionland.rules.state import CLAIM, FROM_BONUS, FROM_CLAIM, PLACE, Holding, State

_DECLINE = "decline"

CLAIMED = EventType("claim", ("auctionland/claim",), CHOSEN)
BONUS_DECLINED = EventType("bonus-declined", ("auctionland/bonus",), {"player": SEAT})

NO_BONUS = Code("decline.no-bonus", ("auctionland/bonus",))
BONUS_COMPULSORY = Code("decline.compulsory", ("auctionland/bonus",))


def claimant(state: State) -> int:
    """The seat that claims: the one with a bonus due, else the auctioneer."""
    return state.auctioneer if state.bonus == NOBODY else state.bonus


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Take the tile in hand; its placement is next."""
    _claim, seat, position = move
    tile, paid, found = take(state, seat, position)
    state.holding = Holding(seat, tile, FROM_CLAIM if state.bonus == NOBODY else FROM_BONUS)
    state.bonus = NOBODY
    state.phase = PLACE
    happened.append((CLAIMED, seat, position, tile, paid, found))


# --- giving a bonus up (R-AL-13) ------------------------------------------------------------------------------------


def _decline_candidates(state: State, seat: int) -> list[Move]:
    return [(_DECLINE, seat)] if state.bonus != NOBODY and state.rules.bonus_is_optional else []


def _decline_violations(state: State, _move: Move) -> Iterator[Violation]:
    """The violations of giving up a bonus: none is due, or the player must take it."""
    if state.bonus == NOBODY:
        yield NO_BONUS()
    elif not state.rules.bonus_is_optional:
        yield BONUS_COMPULSORY()


def _decline(state: State, move: Move, happened: list[Happened]) -> None:
    """Give up the bonus, which counts as taken; the turn goes on."""
    state.bonus = NOBODY
    happened.append((BONUS_DECLINED, move[1]))
    placing.go_on(state, happened)


DECLINE: Action[State] = Action(
    type=_DECLINE, candidates=_decline_candidates, violations=_decline_violations, play=_decline
)

PHASE = phase_of_choosing(CLAIM, "claim", claimant, _play, (DECLINE,))
BONUS = phase_of_choosing(CLAIM, "claim", claimant, _play, (DECLINE,), "auctionland/bonus")
"""The phase of claiming a bonus tile; its clause names the player, and says that it precedes everything else."""
