"""What no board of The Estates can look like: the invariants that a running game and a hand-entered end share."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from gavel.engine.actions import NOBODY
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer, told
from gavel.games.the_estates.rules.board import Board, is_complete, takes_one_cube_only
from gavel.games.the_estates.rules.pieces import MAYOR, PERMIT_NAMES, Cube
from gavel.games.the_estates.rules.rulesets import CASH, COLOURS, HIGHEST, IN_PLAY, OF_A_VALUE, REQUIREMENT
from gavel.games.the_estates.rules.state import End


class OnBoard(NamedTuple):
    """Every piece on the board: cubes, values of rooftops, names of special pieces; and where several cubes stand."""

    cubes: list[Cube]
    different: frozenset[Cube]
    """The cubes, each once."""
    rooftops: list[int]
    specials: list[str]
    stacks: list[tuple[str, int, tuple[Cube, ...]]]
    """Row, lot and cubes of each building that has not just one."""


def pieces_on(board: Board) -> OnBoard:
    """Every piece on the board."""
    cubes: list[Cube] = []
    rooftops: list[int] = []
    specials: list[str] = []
    stacks = []
    for row in board:
        for lot, (stack, rooftop) in enumerate(row.lots, 1):
            cubes += stack
            if rooftop:
                rooftops.append(rooftop)
            if len(stack) != 1:
                stacks.append((row.name, lot, stack))
        specials += [PERMIT_NAMES[value] for value, _effect in row.permits]
        if row.mayor:
            specials.append(MAYOR)
    return OnBoard(cubes, frozenset(cubes), rooftops, specials, stacks)


def board_breaches(end: End, on_board: OnBoard) -> Iterator[Violation]:
    """What is wrong with the board, with the certificates and with the cash."""
    broken = yield from told(_pieces_and_rows(end, on_board))
    # The game ends with the second complete row.
    if not broken and all(map(is_complete, end.board)):
        yield THREE_ROWS_COMPLETE("/board")
    yield from certificates_follow_the_board(end, on_board)
    yield from cash_adds_up(end)


def _pieces_and_rows(end: End, on_board: OnBoard) -> Iterator[Violation]:
    yield from each_cube_stands_once(end, on_board)
    yield from two_rooftops_of_a_value(end, on_board)
    yield from permits_and_mayor_stand_once(end, on_board)
    yield from stacks_descend(on_board)
    yield from requirements_follow_from_permits(end)


# --- the pieces on the board ----------------------------------------------------------------------------------------

CUBE_TWICE = Code("cube.twice", ("the-estates/setup",), {"colour": TEXT, "value": INTEGER})
TOO_MANY_CUBES = Code("cubes.too-many", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
ROOFTOP_TOO_OFTEN = Code("rooftop.too-often", ("the-estates/setup",), {"value": INTEGER})
PERMIT_TWICE = Code("permit.twice", ("the-estates/setup",), {"value": INTEGER})
MAYOR_TWICE = Code("mayor.twice", ("the-estates/setup",), {"row": TEXT})


def each_cube_stands_once(end: End, on_board: OnBoard) -> Iterable[Violation]:
    """No cube twice, and no more of them than are in play."""
    count = len(on_board.cubes)
    too_many = (TOO_MANY_CUBES("/board", count=count, maximum=IN_PLAY),) if count > IN_PLAY else ()
    return too_many if len(on_board.different) == count else chain(too_many, _cubes_twice_on(end.board))


def _cubes_twice_on(board: Board) -> Iterator[Violation]:
    seen: set[Cube] = set()
    for row in board:
        for index, lot in enumerate(row.lots):
            yield from cubes_twice(f"/board/{row.name}/lots/{index}/cubes", lot.cubes, seen)


def cubes_twice(at: str, cubes: Iterable[Cube], seen: set[Cube]) -> Iterator[Violation]:
    """Which of the cubes at this place have been seen before; now they have."""
    for index, cube in enumerate(cubes):
        if cube in seen:
            yield CUBE_TWICE(f"{at}/{index}", colour=cube.colour, value=cube.value)
        seen.add(cube)


def too_often(rooftops: Sequence[int]) -> list[int]:
    """Values of which there are more than two among these rooftops."""
    return [value for value in _VALUES if rooftops.count(value) > OF_A_VALUE]


_VALUES = range(1, HIGHEST + 1)


def two_rooftops_of_a_value(end: End, on_board: OnBoard) -> list[Violation]:
    """There are two rooftops of each value."""
    return [
        ROOFTOP_TOO_OFTEN(at, value=value)
        for value in too_often(on_board.rooftops)
        for at in _places_of_rooftop(end.board, value)[OF_A_VALUE:]
    ]


def _places_of_rooftop(board: Board, value: int) -> list[str]:
    return [
        pointer("board", row.name, "lots", index, "rooftop")
        for row in board
        for index, (_cubes, rooftop) in enumerate(row.lots)
        if rooftop == value
    ]


def permits_and_mayor_stand_once(end: End, on_board: OnBoard) -> Iterable[Violation]:
    """Each permit and the mayor at most once."""
    specials = on_board.specials
    return () if len(set(specials)) == len(specials) else _specials_twice_on(end.board)


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

NOT_DESCENDING = Code("board.not-descending", ("the-estates/stack",), {"cubes": INTEGERS})
ONE_CUBE_LOT = Code("board.one-cube-lot", ("the-estates/one-cube-lots",), {"row": TEXT, "lot": INTEGER})
GAP = Code("board.gap", ("the-estates/place-cube",), {"row": TEXT, "lot": INTEGER})
WRONG_REQUIREMENT = Code(
    "board.wrong-requirement",
    ("the-estates/place-permit",),
    {"row": TEXT, "requirement": INTEGER, "expected": INTEGER},
)
OUT_OF_BOUNDS = Code(
    "board.requirement-out-of-bounds",
    ("the-estates/place-permit",),
    {"row": TEXT, "minimum": INTEGER, "maximum": INTEGER},
)
TOO_MANY_LOTS = Code(
    "board.too-many-lots", ("the-estates/place-cube",), {"row": TEXT, "developed": INTEGER, "requirement": INTEGER}
)
THREE_ROWS_COMPLETE = Code("board.three-rows-complete", ("the-estates/end",))


def stacks_descend(on_board: OnBoard) -> Iterator[Violation]:
    """Each cube is lower than the one below it; white dirt bears one; and no lot is skipped."""
    for row, lot, cubes in on_board.stacks:
        if not cubes:
            yield GAP(_cubes_at(row, lot), row=row, lot=lot)
        below = HIGHEST + 1
        for _colour, value in cubes:
            if value >= below:
                yield NOT_DESCENDING(_cubes_at(row, lot), cubes=[cube.value for cube in cubes])
                break
            below = value
        if cubes and takes_one_cube_only(row, lot):
            yield ONE_CUBE_LOT(_cubes_at(row, lot), row=row, lot=lot)


def _cubes_at(row: str, lot: int) -> str:
    return pointer("board", row, "lots", lot - 1, "cubes")


def requirements_follow_from_permits(end: End) -> Iterator[Violation]:
    """The requirement is 4 plus the signed permits, was within bounds after each of them, and bounds the lots.

    A permit that the cancel cube took away changes nothing here: the two that are left cannot leave the bounds on the
    way if they end within them.
    """
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


# --- who owns what --------------------------------------------------------------------------------------------------

CERTIFICATE_MISSING = Code("certificate.missing", ("the-estates/certificate",), {"colour": TEXT})
COLOUR_NOT_BUILT = Code("certificate.colour-not-built", ("the-estates/certificate",), {"colour": TEXT})
STRANGER = Code("player.stranger", ("the-estates/players",), {"player": PLAYER})
WRONG_CASH = Code("cash.wrong-total", ("the-estates/setup",), {"total": INTEGER, "expected": INTEGER})


def certificates_follow_the_board(end: End, on_board: OnBoard) -> Iterator[Violation]:
    """A certificate for each colour on the board and for no other, held by players."""
    built, seats, owners = set(map(_colour, on_board.cubes)), len(end.ids), end.certificates
    for colour, index in _COLOURS_BY_NAME:
        owner = owners[index]
        if (owner == NOBODY) is (colour in built):
            if colour in built:
                yield CERTIFICATE_MISSING("/certificates", colour=colour)
            else:
                yield COLOUR_NOT_BUILT(f"/certificates/{colour}", colour=colour)
        if owner >= seats:
            yield STRANGER(f"/certificates/{colour}", player=end.names[owner])


_colour = itemgetter(0)


_COLOURS_BY_NAME = sorted((colour, index) for index, colour in enumerate(COLOURS))


def cash_adds_up(end: End) -> Iterable[Violation]:
    """Cash never leaves the players: in hands and cash boxes together it is 12 for each."""
    total, expected = sum(end.cash) + sum(end.boxes), CASH * len(end.ids)
    return () if total == expected else (WRONG_CASH("/players", total=total, expected=expected),)
