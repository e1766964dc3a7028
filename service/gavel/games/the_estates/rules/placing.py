"""Placing: the taker of the piece puts it on the board at once, or discards it if that is legal.

The kinds of pieces stand in the order of the rulebook: floor cube, rooftop, building permit, mayor, cancel cube. For
each: the violations of a place, the placement, and its phase.
"""

from collections.abc import Iterable, Iterator

from gavel.engine.actions import NOBODY, Move
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules.board import (
    EFFECTS,
    Permit,
    Row,
    moves_for_cube,
    takes_one_cube_only,
)
from gavel.games.the_estates.rules.figures import (
    COMPANY,
    DEVELOPED,
    EFFECT_OF_PERMIT,
    LOT,
    PERMIT_VALUE,
    PERMIT_VALUES,
    REQUIREMENT,
    ROW,
    VALUE_OF_PIECE,
)
from gavel.games.the_estates.rules.pieces import CANCEL, CUBE, MAYOR, PERMIT, PERMIT_NAMES, PIECE, ROOFTOP, cube_of
from gavel.games.the_estates.rules.placement import PLACE, leave_the_game, phase_of_placing
from gavel.games.the_estates.rules.rulesets import COLOURS
from gavel.games.the_estates.rules.state import PLACING, Placing, State, auction_of, piece_to_place, taker_of

_LOT = {"row": ROW, "lot": LOT}
_PLACED = {"player": SEAT, "piece": PIECE, "row": ROW}


def begin(state: State, taker: int) -> None:
    """Give the piece to its taker, who must place or discard it now."""
    state.phase, state.placing, state.auction = PLACING, Placing(taker, auction_of(state).piece), None


# --- a floor cube ---------------------------------------------------------------------------------------------------

NOT_NEXT = Code(
    "lot.not-next",
    ("the-estates/place-cube",),
    {**_LOT, "next": INTEGER.meaning("The lot that would be the next to be developed.")},
)
BEYOND_REQUIREMENT = Code("lot.beyond-requirement", ("the-estates/place-cube",), {**_LOT, "requirement": REQUIREMENT})
ROOFED = Code("lot.roofed", ("the-estates/place-rooftop",), _LOT)
ONE_CUBE_ONLY = Code("lot.one-cube-only", ("the-estates/one-cube-lots",), _LOT)
NOT_LOWER = Code(
    "cube.not-lower",
    ("the-estates/stack",),
    {"value": VALUE_OF_PIECE, "top": INTEGER.meaning("The value of the cube on top.")},
)

CUBE_PLACED = EventType("placed", ("the-estates/place-cube",), {**_PLACED, "lot": LOT})
CERTIFICATE_TAKEN = EventType("certificate-taken", ("the-estates/certificate",), {"player": SEAT, "colour": COMPANY})


def _cube_violations(state: State, row: Row, lot: int) -> Iterator[Violation]:
    """A cube goes on the next lot within the requirement, or on a higher cube without rooftop or white dirt."""
    following = len(row.lots) + 1
    if lot >= following:
        if lot > following:
            yield NOT_NEXT("/lot", row=row.name, lot=lot, next=following)
        if lot > row.requirement:
            yield BEYOND_REQUIREMENT("/lot", row=row.name, lot=lot, requirement=row.requirement)
        return
    (cubes, rooftop), value = row.lots[lot - 1], piece_to_place(state).value
    if rooftop:
        yield ROOFED("/lot", row=row.name, lot=lot)
    if takes_one_cube_only(row.name, lot):
        yield ONE_CUBE_ONLY("/lot", row=row.name, lot=lot)
    if cubes[-1].value <= value:
        yield NOT_LOWER("/lot", value=value, top=cubes[-1].value)


def _place_cube(state: State, row: Row, lot: int, happened: list[Happened]) -> None:
    """Develop the lot with the cube, or stack the cube on those of the lot."""
    piece, lots = piece_to_place(state), row.lots
    cube = cube_of(piece)
    if lot > len(lots):
        lots.append(((cube,), 0))
    else:
        cubes, _unroofed = lots[lot - 1]
        lots[lot - 1] = (*cubes, cube), 0
    happened.append((CUBE_PLACED, taker_of(state), piece, row.name, lot))
    _take_certificate(state, piece.colour, happened)


def _take_certificate(state: State, colour: str, happened: list[Happened]) -> None:
    """Give the player the company's certificate, for good, with the first cube of its colour."""
    index = COLOURS.index(colour)
    if state.certificates[index] == NOBODY:
        state.certificates[index] = taker_of(state)
        happened.append((CERTIFICATE_TAKEN, taker_of(state), colour))


_PLACING_A_CUBE = phase_of_placing(
    "lot",
    lambda row: range(1, len(row.lots) + 2),
    _cube_violations,
    _place_cube,
    lambda state: moves_for_cube(state.board, piece_to_place(state).value, taker_of(state)),
    discardable=False,
)

# --- a rooftop ------------------------------------------------------------------------------------------------------

EMPTY_LOT = Code("lot.empty", ("the-estates/place-rooftop",), {**_LOT, "developed": DEVELOPED})

ROOFTOP_PLACED = EventType("placed", ("the-estates/place-rooftop",), {**_PLACED, "lot": LOT})


def _rooftop_violations(_state: State, row: Row, lot: int) -> Iterator[Violation]:
    """A rooftop goes on any building without one."""
    if lot > len(row.lots):
        yield EMPTY_LOT("/lot", row=row.name, lot=lot, developed=len(row.lots))
        return
    _cubes, rooftop = row.lots[lot - 1]
    if rooftop:
        yield ROOFED("/lot", row=row.name, lot=lot)


def _legal_for_rooftop(state: State) -> list[Move]:
    seat = taker_of(state)
    return [
        (PLACE, seat, row.name, lot)
        for row in state.board
        for lot, (_cubes, rooftop) in enumerate(row.lots, 1)
        if not rooftop
    ]


def _place_rooftop(state: State, row: Row, lot: int, happened: list[Happened]) -> None:
    piece = piece_to_place(state)
    cubes, _unroofed = row.lots[lot - 1]
    row.lots[lot - 1] = cubes, piece.value
    happened.append((ROOFTOP_PLACED, taker_of(state), piece, row.name, lot))


_PLACING_A_ROOFTOP = phase_of_placing(
    "lot",
    lambda row: range(1, len(row.lots) + 1),
    _rooftop_violations,
    _place_rooftop,
    _legal_for_rooftop,
    discardable=False,
)

# --- a building permit ----------------------------------------------------------------------------------------------

_MOVING = ("the-estates/place-permit", "the-estates/use-cancel")
_REQUIREMENT = {"row": ROW, "requirement": REQUIREMENT}

BELOW_DEVELOPED = Code("requirement.below-developed", _MOVING, {**_REQUIREMENT, "developed": DEVELOPED})
TOO_LONG = Code("requirement.too-long", _MOVING, {**_REQUIREMENT, "maximum": INTEGER})
TOO_SHORT = Code("requirement.too-short", _MOVING, {**_REQUIREMENT, "minimum": INTEGER})

PERMIT_PLACED = EventType(
    "placed", ("the-estates/place-permit",), {**_PLACED, "effect": EFFECT_OF_PERMIT, "requirement": REQUIREMENT}
)


def _permit_violations(state: State, row: Row, effect: str) -> Iterator[Violation]:
    """A permit goes on the lot behind the new requirement, which must be empty and within bounds."""
    requirement = row.requirement + Permit(piece_to_place(state).value, effect).signed
    return _requirement_violations(state, row, requirement, "/effect", "the-estates/place-permit")


def _requirement_violations(state: State, row: Row, requirement: int, at: str, rule: str) -> Iterator[Violation]:
    developed, least, most = len(row.lots), state.rules.min_requirement, state.rules.max_requirement
    if requirement < developed:
        yield BELOW_DEVELOPED(at, rule=rule, row=row.name, requirement=requirement, developed=developed)
    if requirement > most:
        yield TOO_LONG(at, rule=rule, row=row.name, requirement=requirement, maximum=most)
    if requirement < least:
        yield TOO_SHORT(at, rule=rule, row=row.name, requirement=requirement, minimum=least)


def _place_permit(state: State, row: Row, effect: str, happened: list[Happened]) -> None:
    """Move the row's requirement by the permit's value."""
    piece = piece_to_place(state)
    permit = Permit(piece.value, effect)
    row.permits.append(permit)
    row.requirement += permit.signed
    happened.append((PERMIT_PLACED, taker_of(state), piece, row.name, effect, row.requirement))


_PLACING_A_PERMIT = phase_of_placing(
    "effect", lambda _row: EFFECTS, _permit_violations, _place_permit, discardable=True
)

# --- the mayor ------------------------------------------------------------------------------------------------------

MAYOR_PLACED = EventType("placed", ("the-estates/place-mayor",), _PLACED)


def _mayor_violations(_state: State, _row: Row, _figure: None) -> Iterable[Violation]:
    """The mayor goes in front of any row."""
    return ()


def _place_mayor(state: State, row: Row, _figure: None, happened: list[Happened]) -> None:
    row.mayor = True
    happened.append((MAYOR_PLACED, taker_of(state), piece_to_place(state), row.name))


_PLACING_THE_MAYOR = phase_of_placing(None, lambda _row: (None,), _mayor_violations, _place_mayor, discardable=True)

# --- the cancel cube ------------------------------------------------------------------------------------------------

NOT_THERE = Code(
    "permit.not-there", ("the-estates/use-cancel",), {"row": ROW, "permit": PERMIT_VALUE, "permits": PERMIT_VALUES}
)

CANCEL_USED = EventType(
    "placed", ("the-estates/use-cancel",), {**_PLACED, "permit": PERMIT_VALUE, "requirement": REQUIREMENT}
)


def _cancel_violations(state: State, row: Row, value: int) -> Iterator[Violation]:
    """The cancel cube removes a permit of the row, unless the developed lots would exceed the new requirement."""
    values = [permit.value for permit in row.permits]
    if value not in values:
        yield NOT_THERE("/permit", row=row.name, permit=value, permits=values)
        return
    requirement = row.requirement - _permit_of(row, value).signed
    yield from _requirement_violations(state, row, requirement, "/permit", "the-estates/use-cancel")


def _use_cancel(state: State, row: Row, value: int, happened: list[Happened]) -> None:
    """Take the permit and the cancel cube out of the game."""
    piece, permit = piece_to_place(state), _permit_of(row, value)
    row.permits.remove(permit)
    row.requirement -= permit.signed
    leave_the_game(state, PERMIT_NAMES[value], piece.special)
    happened.append((CANCEL_USED, taker_of(state), piece, row.name, value, row.requirement))


def _permit_of(row: Row, value: int) -> Permit:
    """The permit of this value in the row."""
    return next(permit for permit in row.permits if permit.value == value)


_USING_THE_CANCEL_CUBE = phase_of_placing(
    "permit",
    lambda row: sorted([permit.value for permit in row.permits]),
    _cancel_violations,
    _use_cancel,
    discardable=True,
)

# --- all kinds ------------------------------------------------------------------------------------------------------

PHASES = {
    CUBE: _PLACING_A_CUBE,
    ROOFTOP: _PLACING_A_ROOFTOP,
    PERMIT: _PLACING_A_PERMIT,
    MAYOR: _PLACING_THE_MAYOR,
    CANCEL: _USING_THE_CANCEL_CUBE,
}
