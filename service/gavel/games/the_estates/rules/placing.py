"""Placing: whoever took the piece puts it on the board at once, or discards it if it is one that may be discarded.

The kinds of pieces stand in the order of the rulebook: floor cube, rooftop, building permit, mayor, cancel cube. A move
has the row and one figure more: the lot, the effect of a permit, the permit to cancel, or None.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from gavel.engine.actions import NOBODY, Action, Document, Move, Phase
from gavel.engine.events import EventType, Happened
from gavel.engine.kinds import INTEGER, INTEGERS, SEAT, TEXT, TEXTS
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import ending
from gavel.games.the_estates.rules.board import (
    EFFECTS,
    Permit,
    Row,
    building,
    moves_for_cube,
    row_of,
    takes_one_cube_only,
)
from gavel.games.the_estates.rules.pieces import (
    CANCEL,
    CUBE,
    MAYOR,
    PERMIT,
    PERMIT_NAMES,
    PIECE,
    ROOFTOP,
    cube_of,
    dump_piece,
)
from gavel.games.the_estates.rules.rulesets import COLOURS, SPECIALS
from gavel.games.the_estates.rules.state import PLACING, State, clear_auction, piece_to_place


def begin(state: State, taker: int) -> None:
    """The piece has a taker, who must place or discard it now."""
    state.phase, state.taken, state.taker = PLACING, state.offered, taker
    clear_auction(state)


# --- a floor cube ---------------------------------------------------------------------------------------------------

NOT_NEXT = Code("lot.not-next", ("the-estates/place-cube",), {"row": TEXT, "lot": INTEGER, "next": INTEGER})
BEYOND_REQUIREMENT = Code(
    "lot.beyond-requirement", ("the-estates/place-cube",), {"row": TEXT, "lot": INTEGER, "requirement": INTEGER}
)
ROOFED = Code("lot.roofed", ("the-estates/place-rooftop",), {"row": TEXT, "lot": INTEGER})
ONE_CUBE_ONLY = Code("lot.one-cube-only", ("the-estates/one-cube-lots",), {"row": TEXT, "lot": INTEGER})
NOT_LOWER = Code("cube.not-lower", ("the-estates/stack",), {"value": INTEGER, "top": INTEGER})

CUBE_PLACED = EventType(
    "placed", ("the-estates/place-cube",), {"player": SEAT, "piece": PIECE, "row": TEXT, "lot": INTEGER}
)
CERTIFICATE_TAKEN = EventType("certificate-taken", ("the-estates/certificate",), {"player": SEAT, "colour": TEXT})


def _cube_violations(state: State, row: Row, lot: int) -> Iterator[Violation]:
    """On the next lot, within the requirement; or on a higher cube that has neither rooftop nor white dirt under it."""
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


def _legal_for_cube(state: State) -> list[Move]:
    seat, value = state.taker, piece_to_place(state).value
    return moves_for_cube(state.board, value, seat)


def _place_cube(state: State, seat: int, row: Row, lot: int, happened: list[Happened]) -> None:
    piece = piece_to_place(state)
    cube, lots = cube_of(piece), row.lots
    if lot > len(lots):
        lots.append(building(((cube,), 0)))
    else:
        lots[lot - 1] = building(((*lots[lot - 1].cubes, cube), 0))
    happened.append((CUBE_PLACED, seat, piece, row.name, lot))
    _take_certificate(state, seat, piece.colour, happened)


def _take_certificate(state: State, seat: int, colour: str, happened: list[Happened]) -> None:
    """Whoever places the first cube of a colour takes that company's certificate, for good."""
    index = COLOURS.index(colour)
    if state.certificates[index] == NOBODY:
        state.certificates[index] = seat
        happened.append((CERTIFICATE_TAKEN, seat, colour))


# --- a rooftop ------------------------------------------------------------------------------------------------------

EMPTY_LOT = Code("lot.empty", ("the-estates/place-rooftop",), {"row": TEXT, "lot": INTEGER, "developed": INTEGER})

ROOFTOP_PLACED = EventType(
    "placed", ("the-estates/place-rooftop",), {"player": SEAT, "piece": PIECE, "row": TEXT, "lot": INTEGER}
)


def _rooftop_violations(_state: State, row: Row, lot: int) -> Iterator[Violation]:
    """On any building without one."""
    if lot > len(row.lots):
        yield EMPTY_LOT("/lot", row=row.name, lot=lot, developed=len(row.lots))
    elif row.lots[lot - 1].rooftop:
        yield ROOFED("/lot", row=row.name, lot=lot)


def _legal_for_rooftop(state: State) -> list[Move]:
    seat = state.taker
    return [
        ("place", seat, row.name, lot)
        for row in state.board
        for lot, (_cubes, rooftop) in enumerate(row.lots, 1)
        if not rooftop
    ]


def _place_rooftop(state: State, seat: int, row: Row, lot: int, happened: list[Happened]) -> None:
    piece = piece_to_place(state)
    row.lots[lot - 1] = building((row.lots[lot - 1].cubes, piece.value))
    happened.append((ROOFTOP_PLACED, seat, piece, row.name, lot))


# --- a building permit ----------------------------------------------------------------------------------------------

_MOVING = ("the-estates/place-permit", "the-estates/use-cancel")

BELOW_DEVELOPED = Code(
    "requirement.below-developed", _MOVING, {"row": TEXT, "requirement": INTEGER, "developed": INTEGER}
)
TOO_LONG = Code("requirement.too-long", _MOVING, {"row": TEXT, "requirement": INTEGER, "maximum": INTEGER})
TOO_SHORT = Code("requirement.too-short", _MOVING, {"row": TEXT, "requirement": INTEGER, "minimum": INTEGER})

PERMIT_PLACED = EventType(
    "placed",
    ("the-estates/place-permit",),
    {"player": SEAT, "piece": PIECE, "row": TEXT, "effect": TEXT, "requirement": INTEGER},
)


def _permit_violations(state: State, row: Row, effect: str) -> Iterator[Violation]:
    """It stands on the lot behind the new requirement, which must be empty and within bounds."""
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


def _place_permit(state: State, seat: int, row: Row, effect: str, happened: list[Happened]) -> None:
    piece = piece_to_place(state)
    permit = Permit(piece.value, effect)
    row.permits.append(permit)
    row.requirement += permit.signed
    happened.append((PERMIT_PLACED, seat, piece, row.name, effect, row.requirement))


# --- the mayor ------------------------------------------------------------------------------------------------------

MAYOR_PLACED = EventType("placed", ("the-estates/place-mayor",), {"player": SEAT, "piece": PIECE, "row": TEXT})


def _mayor_violations(_state: State, _row: Row, _figure: None) -> Iterable[Violation]:
    """In front of any row."""
    return ()


def _place_mayor(state: State, seat: int, row: Row, _figure: None, happened: list[Happened]) -> None:
    piece = piece_to_place(state)
    row.mayor = True
    happened.append((MAYOR_PLACED, seat, piece, row.name))


# --- the cancel cube ------------------------------------------------------------------------------------------------

NOT_THERE = Code("permit.not-there", ("the-estates/use-cancel",), {"row": TEXT, "permit": INTEGER, "permits": INTEGERS})

CANCEL_USED = EventType(
    "placed",
    ("the-estates/use-cancel",),
    {"player": SEAT, "piece": PIECE, "row": TEXT, "permit": INTEGER, "requirement": INTEGER},
)


def _cancel_violations(state: State, row: Row, value: int) -> Iterator[Violation]:
    """Removes a permit that lies in the row, unless the developed lots would exceed what remains."""
    values = [permit.value for permit in row.permits]
    if value not in values:
        yield NOT_THERE("/permit", row=row.name, permit=value, permits=values)
        return
    requirement = row.requirement - _permit_of(row, value).signed
    yield from _requirement_violations(state, row, requirement, "/permit", "the-estates/use-cancel")


def _use_cancel(state: State, seat: int, row: Row, value: int, happened: list[Happened]) -> None:
    """The permit and the cancel cube both leave the game."""
    piece = piece_to_place(state)
    permit = _permit_of(row, value)
    row.permits.remove(permit)
    row.requirement -= permit.signed
    _leave_the_game(state, PERMIT_NAMES[value], piece.special)
    happened.append((CANCEL_USED, seat, piece, row.name, value, row.requirement))


def _permit_of(row: Row, value: int) -> Permit:
    """The permit of this value, which lies in the row."""
    return next(permit for permit in row.permits if permit.value == value)


def _leave_the_game(state: State, *names: str) -> None:
    gone = {*state.out_of_game, *names}
    state.out_of_game = [name for name in SPECIALS if name in gone]


# --- discarding instead ---------------------------------------------------------------------------------------------

MUST_PLACE = Code("discard.must-place", ("the-estates/place",), {"piece": PIECE})
HAS_A_PLACE = Code("discard.has-a-place", ("the-estates/discard",), {"piece": PIECE, "places": INTEGER})

DISCARDED = EventType("discarded", ("the-estates/discard",), {"player": SEAT, "piece": PIECE})


def _discard_violations(state: State, move: Move) -> Iterator[Violation]:
    """Only permits, mayor and cancel cube; R-ES-07: perhaps only those that have no place."""
    piece = piece_to_place(state)
    if piece.kind in (CUBE, ROOFTOP):
        yield MUST_PLACE("/type", piece=dump_piece(piece))
    elif not state.rules.discard_placeable and (
        places := len(list(PHASES[piece.kind].by_type["place"].moves(state, move[1])))
    ):
        yield HAS_A_PLACE("/type", piece=dump_piece(piece), places=places)


def _discard(state: State, move: Move, happened: list[Happened]) -> None:
    """Remove the piece from the game; then the turn ends."""
    piece = piece_to_place(state)
    _leave_the_game(state, piece.special)
    happened.append((DISCARDED, move[1], piece))
    ending.end_turn(state, happened)


DISCARD = Action(
    type="discard",
    candidates=lambda state, seat: [] if piece_to_place(state).kind in (CUBE, ROOFTOP) else [("discard", seat)],
    violations=_discard_violations,
    play=_discard,
)

# --- the phase of placing each kind ---------------------------------------------------------------------------------

WRONG_KIND = Code("place.wrong-kind", ("the-estates/place",), {"piece": PIECE, "needed": TEXTS, "given": TEXTS})


def _placing(
    member: str | None,
    figures: Callable[[Row], Iterable[Any]],
    violations: Callable[[State, Row, Any], Iterable[Violation]],
    place: Callable[[State, int, Row, Any, list[Happened]], None],
    legal: Callable[[State], list[Move]] | None = None,
) -> Phase[State]:
    """The phase of placing one kind, whose place has `member` beside the row.

    A place with other members has a tuple of their names as its figure.
    """
    needed = () if member is None else (member,)

    def candidates(state: State, seat: int) -> Iterator[Move]:
        return (("place", seat, row.name, figure) for row in state.board for figure in figures(row))

    def why_not(state: State, move: Move) -> Iterable[Violation]:
        _type, _seat, row, figure = move
        if type(figure) is tuple:
            piece = dump_piece(piece_to_place(state))
            return (WRONG_KIND(piece=piece, needed=list(needed), given=list(figure)),)
        return violations(state, row_of(state.board, row), figure)

    def play(state: State, move: Move, happened: list[Happened]) -> None:
        _type, seat, row, figure = move
        place(state, seat, row_of(state.board, row), figure, happened)
        ending.end_turn(state, happened)

    def load(document: Document) -> tuple[Any, ...]:
        given = tuple([name for name in ("lot", "effect", "permit") if name in document])
        if given != needed:
            return document["row"], given
        return document["row"], None if member is None else document[member]

    def dump(move: Move) -> dict[str, Any]:
        return {"row": move[2]} if member is None else {"row": move[2], member: move[3]}

    put = Action(
        type="place",
        candidates=candidates,
        violations=why_not,
        play=play,
        load_figures=load,
        dump_figures=dump,
    )
    return Phase(
        PLACING, (put, DISCARD), _seats_to_act, "the-estates/place", "the-estates/place", legal, default=_default
    )


def _seats_to_act(state: State) -> Sequence[int]:
    return (state.taker,)


def _default(_state: State, _seat: int, legal: list[Move]) -> Move:
    """Discard what may be discarded, which is listed last; else the first place there is."""
    return legal[-1] if legal[-1][0] == DISCARD.type else legal[0]


def _values(row: Row) -> list[int]:
    return sorted([permit.value for permit in row.permits])


PHASES = {
    CUBE: _placing("lot", lambda row: range(1, len(row.lots) + 2), _cube_violations, _place_cube, _legal_for_cube),
    ROOFTOP: _placing(
        "lot", lambda row: range(1, len(row.lots) + 1), _rooftop_violations, _place_rooftop, _legal_for_rooftop
    ),
    PERMIT: _placing("effect", lambda _row: EFFECTS, _permit_violations, _place_permit),
    MAYOR: _placing(None, lambda _row: (None,), _mayor_violations, _place_mayor),
    CANCEL: _placing("permit", _values, _cancel_violations, _use_cancel),
}
