"""Claiming: the player whose turn it is takes a tile from the market; so does one to whom a bonus is due."""

from functools import partial

from gavel.engine.actions import NOBODY, Action, Move, Phase
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT, TEXT
from gavel.games.auctionland.rules.market import choice_violations, choices, payable_choices, take
from gavel.games.auctionland.rules.state import CLAIM, FROM_BONUS, FROM_CLAIM, PLACE, State, new_holding

_CLAIM = "claim"

CLAIMED = EventType(
    "claim",
    ("auctionland/claim",),
    {"player": SEAT, "position": INTEGER, "tile": TEXT, "paid": INTEGER, "found": INTEGER},
)


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


PHASE: Phase[State] = Phase(
    CLAIM,
    (
        Action(
            type=_CLAIM,
            members=("position",),
            candidates=partial(choices, _CLAIM),
            violations=partial(choice_violations, "auctionland/claim"),
            play=_play,
        ),
    ),
    seats_to_act=lambda state: (claimant(state),),
    legal=lambda state: payable_choices(_CLAIM, state, claimant(state)),
    rule="auctionland/claim",
    turn_rule="auctionland/turn",
)
