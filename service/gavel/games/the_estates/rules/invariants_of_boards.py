"""The invariants of boards of The Estates, which a running game and a hand-entered end share."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple

from gavel.engine import common
from gavel.engine.actions import NOBODY
from gavel.engine.invariants import find_breaches
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules.board import Board, is_complete, takes_one_cube_only
from gavel.games.the_estates.rules.figures import (
    COMPANY,
    CUBE_VALUES,
    DEVELOPED,
    LOT,
    ROW,
    VALUE_OF_PIECE,
)
from gavel.games.the_estates.rules.figures import REQUIREMENT as REQUIRED
from gavel.games.the_estates.rules.pieces import MAYOR, PERMIT_NAMES, Cube
from gavel.games.the_estates.rules.rulesets import CASH, COLOURS, HIGHEST, IN_PLAY, OF_A_VALUE, REQUIREMENT
from gavel.games.the_estates.rules.state import End


class Built(NamedTuple):
    """A state or hand-entered end, with all pieces on its board: cubes, rooftop values, names of special pieces."""

    end: End
    cubes: list[Cube]
    different: set[Cube]
    """The set of cubes."""
    rooftops: list[int]
    specials: list[str]
    stacks: list[tuple[str, int, tuple[Cube, ...]]]
    """Row, lot and cubes of each building without exactly one cube."""


def built_by(end: End) -> Built:
    """The pieces on the board of a state or end, collected in one pass over its rows."""
    cubes: list[Cube] = []
    rooftops: list[int] = []
    specials: list[str] = []
    stacks = []
    for row in end.board:
        for lot, (stack, rooftop) in enumerate(row.lots, 1):
            cubes += stack
            if rooftop:
                rooftops.append(rooftop)
            if len(stack) != 1:
                stacks.append((row.name, lot, stack))
        for value, _effect in row.permits:
            specials.append(PERMIT_NAMES[value])
        if row.mayor:
            specials.append(MAYOR)
    return _built((end, cubes, {*cubes}, rooftops, specials, stacks))


_built: Callable[[tuple[Any, ...]], Built] = partial(tuple.__new__, Built)
"""Makes a Built; a call of the class itself takes three times as long."""


def board_breaches(built: Built) -> Iterator[Violation]:
    """The breaches in the board, the certificates and the cash."""
    # The game ends with the second complete row.
    if not (yield from find_breaches(built, _PIECES_AND_ROWS)) and all(map(is_complete, built.end.board)):
        yield THREE_ROWS_COMPLETE("/board")
    yield from certificates_follow_the_board(built)
    yield from cash_adds_up(built.end)


# --- the pieces on the board ----------------------------------------------------------------------------------------

CUBE_TWICE = Code("cube.twice", ("the-estates/setup",), {"colour": COMPANY, "value": VALUE_OF_PIECE})
TOO_MANY_CUBES = Code("cubes.too-many", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
ROOFTOP_TOO_OFTEN = Code("rooftop.too-often", ("the-estates/setup",), {"value": VALUE_OF_PIECE})
PERMIT_TWICE = Code("permit.twice", ("the-estates/setup",), {"value": VALUE_OF_PIECE})
MAYOR_TWICE = Code("mayor.twice", ("the-estates/setup",), {"row": ROW})


def each_cube_stands_once(built: Built) -> Iterator[Violation]:
    """No cube occurs twice, and no more cubes than those in play are on the board."""
    count = len(built.cubes)
    if count > IN_PLAY:
        yield TOO_MANY_CUBES("/board", count=count, maximum=IN_PLAY)
    if len(built.different) != count:
        yield from _cubes_twice_on(built.end.board)


def _cubes_twice_on(board: Board) -> Iterator[Violation]:
    seen: set[Cube] = set()
    for row in board:
        for index, (cubes, _rooftop) in enumerate(row.lots):
            yield from cubes_twice(f"/board/{row.name}/lots/{index}/cubes", cubes, seen)


def cubes_twice(at: str, cubes: Iterable[Cube], seen: set[Cube]) -> Iterator[Violation]:
    """Breaches for the cubes at this place that are in `seen`, to which it adds them all."""
    for index, cube in enumerate(cubes):
        if cube in seen:
            yield CUBE_TWICE(f"{at}/{index}", colour=cube.colour, value=cube.value)
        seen.add(cube)


def too_often(rooftops: Sequence[int]) -> list[int]:
    """The values that more than two of these rooftops have."""
    return [value for value in _VALUES if rooftops.count(value) > OF_A_VALUE]


_VALUES = range(1, HIGHEST + 1)


def two_rooftops_of_a_value(built: Built) -> list[Violation]:
    """There are two rooftops of each value."""
    return [
        ROOFTOP_TOO_OFTEN(at, value=value)
        for value in too_often(built.rooftops)
        for at in _places_of_rooftop(built.end.board, value)[OF_A_VALUE:]
    ]


def _places_of_rooftop(board: Board, value: int) -> list[str]:
    return [
        pointer("board", row.name, "lots", index, "rooftop")
        for row in board
        for index, (_cubes, rooftop) in enumerate(row.lots)
        if rooftop == value
    ]


def permits_and_mayor_stand_once(built: Built) -> Iterable[Violation]:
    """Each permit and the mayor occur at most once."""
    specials = built.specials
    return () if len(set(specials)) == len(specials) else _specials_twice_on(built.end.board)


def _specials_twice_on(board: Board) -> Iterator[Violation]:
    seen: set[str] = set()
    for row in board:
        for index, permit in enumerate(row.permits):
            name = PERMIT_NAMES[permit.value]
            if name in seen:
                yield PERMIT_TWICE(pointer("board", row.name, "permits", index), value=permit.value)
            seen.add(name)
        if row.mayor and MAYOR in seen:
            yield MAYOR_TWICE(pointer("board", row.name, "mayor"), row=row.name)
        seen.update([MAYOR] if row.mayor else [])


# --- the rows -------------------------------------------------------------------------------------------------------

NOT_DESCENDING = Code("board.not-descending", ("the-estates/stack",), {"cubes": CUBE_VALUES})
ONE_CUBE_LOT = Code("board.one-cube-lot", ("the-estates/one-cube-lots",), {"row": ROW, "lot": LOT})
GAP = Code("board.gap", ("the-estates/place-cube",), {"row": ROW, "lot": LOT})
WRONG_REQUIREMENT = Code(
    "board.wrong-requirement",
    ("the-estates/place-permit",),
    {"row": ROW, "requirement": REQUIRED, "expected": INTEGER},
)
OUT_OF_BOUNDS = Code(
    "board.requirement-out-of-bounds",
    ("the-estates/place-permit",),
    {"row": ROW, "minimum": INTEGER, "maximum": INTEGER},
)
TOO_MANY_LOTS = Code(
    "board.too-many-lots", ("the-estates/place-cube",), {"row": ROW, "developed": DEVELOPED, "requirement": REQUIRED}
)
THREE_ROWS_COMPLETE = Code("board.three-rows-complete", ("the-estates/end",))


def stacks_descend(built: Built) -> Iterator[Violation]:
    """Each cube is lower than the one below it; white dirt bears only one; no lot is skipped."""
    for row, lot, cubes in built.stacks:
        below = HIGHEST + 1
        for cube in cubes:
            if cube.value >= below:
                yield NOT_DESCENDING(_cubes_at(row, lot), cubes=[cube.value for cube in cubes])
                break
            below = cube.value
        if not cubes:
            yield GAP(_cubes_at(row, lot), row=row, lot=lot)
        elif takes_one_cube_only(row, lot):
            yield ONE_CUBE_LOT(_cubes_at(row, lot), row=row, lot=lot)


def _cubes_at(row: str, lot: int) -> str:
    return pointer("board", row, "lots", lot - 1, "cubes")


def requirements_follow_from_permits(built: Built) -> Iterator[Violation]:
    """The requirement is 4 plus the signed permits, was within bounds after each of them, and bounds the lots.

    A permit that the cancel cube removed does not matter: the two that are left cannot leave the bounds on the way if
    they end within them.
    """
    end = built.end
    least, most = end.rules.min_requirement, end.rules.max_requirement
    for row in end.board:
        reached, within, developed = REQUIREMENT, True, len(row.lots)
        for permit in row.permits:
            reached += permit.signed
            within = within and least <= reached <= most
        if row.requirement != reached:
            at = pointer("board", row.name, "requirement")
            yield WRONG_REQUIREMENT(at, row=row.name, requirement=row.requirement, expected=reached)
        if not within:
            at = pointer("board", row.name, "requirement")
            yield OUT_OF_BOUNDS(at, row=row.name, minimum=least, maximum=most)
        if developed > row.requirement:
            at = pointer("board", row.name, "lots")
            yield TOO_MANY_LOTS(at, row=row.name, developed=developed, requirement=row.requirement)


_PIECES_AND_ROWS = (
    each_cube_stands_once,
    two_rooftops_of_a_value,
    permits_and_mayor_stand_once,
    stacks_descend,
    requirements_follow_from_permits,
)


# --- who owns what --------------------------------------------------------------------------------------------------

CERTIFICATE_MISSING = Code("certificate.missing", ("the-estates/certificate",), {"colour": COMPANY})
COLOUR_NOT_BUILT = Code("certificate.colour-not-built", ("the-estates/certificate",), {"colour": COMPANY})
STRANGER = common.STRANGER.citing("the-estates/players")
WRONG_CASH = Code("cash.wrong-total", ("the-estates/setup",), {"total": INTEGER, "expected": INTEGER})


def certificates_follow_the_board(built: Built) -> Iterator[Violation]:
    """Each colour on the board has a certificate, which a player holds, and no other colour has one."""
    on_board, end, seats = {*map(_colour, built.different)}, built.end, len(built.end.ids)
    for colour, index in _COLOURS_BY_NAME:
        owner = end.certificates[index]
        if owner == NOBODY:
            if colour in on_board:
                yield CERTIFICATE_MISSING("/certificates", colour=colour)
            continue
        if colour not in on_board:
            yield COLOUR_NOT_BUILT(f"/certificates/{colour}", colour=colour)
        if owner >= seats:
            yield STRANGER(f"/certificates/{colour}", player=(*end.ids, *end.strangers)[owner])


_COLOURS_BY_NAME = sorted((colour, index) for index, colour in enumerate(COLOURS))
_colour: Callable[[Cube], str] = itemgetter(0)


def cash_adds_up(end: End) -> Iterable[Violation]:
    """Cash never leaves the players: hands and cash boxes together hold 12 for each."""
    total, expected = sum(end.cash) + sum(end.cash_box), CASH * len(end.ids)
    return () if total == expected else (WRONG_CASH("/players", total=total, expected=expected),)
