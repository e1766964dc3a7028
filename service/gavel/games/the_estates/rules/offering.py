"""The beginning of a turn: the auctioneer may stow cash, then offers one of the available pieces."""

from gavel.engine.actions import Action, Figure, Move, Phase, without_figures
from gavel.engine.events import EventType, Happened, everyone
from gavel.engine.kinds import SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import available, bidding
from gavel.games.the_estates.rules.available import (
    EVERY_PIECE,
    LEFT,
    OFFERED,
    OFFERED_SHAPE,
    Offered,
    dump_offered,
    load_offered,
)
from gavel.games.the_estates.rules.figures import CASH_AMOUNT, CASH_IN_HAND, ROOFTOP_VALUE
from gavel.games.the_estates.rules.pieces import CUBE, ROOFTOP, Piece, piece_of
from gavel.games.the_estates.rules.state import OFFER, REVEAL, State

# --- stowing --------------------------------------------------------------------------------------------------------

ALREADY_STOWED = Code("stow.already-done", ("the-estates/stow",))
NO_CASH = Code("stow.no-cash", ("the-estates/stow",), {"cash": CASH_IN_HAND})

STOWED = EventType("stow", ("the-estates/stow",), {"player": SEAT, "amount": CASH_AMOUNT})


def _stow_violations(state: State, move: Move) -> list[Violation]:
    """The violations of stowing: a second time in a turn, or without cash in hand."""
    violations = [ALREADY_STOWED()] if state.stowed else []
    return violations if state.cash[move[1]] else [*violations, NO_CASH(cash=0)]


def _stow(state: State, move: Move, happened: list[Happened]) -> None:
    """Put 1 cash into the cash box, for good."""
    seat = move[1]
    state.cash[seat] -= 1
    state.cash_box[seat] += 1
    state.stowed = True
    happened.append((STOWED, seat, 1))


STOW = without_figures("stow", _stow, _stow_violations)

# --- offering -------------------------------------------------------------------------------------------------------

OFFER_MADE = EventType("offer", ("the-estates/auction",), {"player": SEAT, "piece": OFFERED})
TURNED_UP = EventType("rooftop-revealed", ("the-estates/available-rooftops",), {"value": ROOFTOP_VALUE}, everyone)


def _offer(state: State, move: Move, happened: list[Happened]) -> None:
    """Take the piece out of its supply and begin its auction; turn a rooftop up first."""
    _type, seat, offered = move
    happened.append((OFFER_MADE, seat, offered))
    if offered.kind == CUBE:
        bidding.begin(state, _taken_from_the_market(state, offered), happened)
    elif offered.kind == ROOFTOP:
        _take_a_rooftop(state, happened)
    else:
        special = available.special_of(offered)
        state.specials.remove(special)
        bidding.begin(state, piece_of((offered.kind, offered.value, "")), happened)


def _taken_from_the_market(state: State, offered: Offered) -> Piece:
    cubes = state.market[offered.row - 1]
    colour, value = cubes.pop(0 if offered.end == LEFT else -1)
    return piece_of((CUBE, value, colour))


def _take_a_rooftop(state: State, happened: list[Happened]) -> None:
    if isinstance(state.rooftops, int):
        state.rooftops -= 1
        state.phase = REVEAL
        return
    value, *state.rooftops = state.rooftops
    turn_up(state, value, happened)


def turn_up(state: State, value: int, happened: list[Happened]) -> None:
    """Show the value of the offered rooftop and begin its auction."""
    happened.append((TURNED_UP, value))
    bidding.begin(state, piece_of((ROOFTOP, value, "")), happened)


OFFER_PIECE = Action(
    type="offer",
    figures={
        "piece": Figure(
            OFFERED_SHAPE.meaning("The piece that is offered."),
            listed=OFFERED_SHAPE.meaning("The piece that may be offered."),
        )
    },
    candidates=lambda _state, seat: [("offer", seat, offered) for offered in EVERY_PIECE],
    violations=lambda state, move: available.violations(state, move[2]),
    play=_offer,
    load_figures=lambda document: (load_offered(document["piece"]),),
    dump_figures=lambda move: {"piece": dump_offered(move[2])},
)


def _legal(state: State) -> list[Move]:
    """Stowing, if it is legal, and every legal offer."""
    seat = state.auctioneer
    stow = ("stow", seat)
    offers = available.legal_moves(state, seat)
    return offers if _stow_violations(state, stow) else [stow, *offers]


PHASE = Phase(
    OFFER,
    (STOW, OFFER_PIECE),
    seats_to_act=lambda state: (state.auctioneer,),
    rule="the-estates/turn",
    turn_rule="the-estates/turn",
    legal=_legal,
    default=lambda _state, _seat, legal: next(move for move in legal if move[0] == "offer"),
)
