"""What no board of The Estates can look like: the invariants that a running game and a hand-entered end share."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from gavel.engine.actions import NOBODY
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules.board import Board, complete_rows, takes_one_cube_only
from gavel.games.the_estates.rules.pieces import Cube
from gavel.games.the_estates.rules.rulesets import CASH, COLOURS, IN_PLAY, REQUIREMENT, ROOFTOPS
from gavel.games.the_estates.rules.state import End

S = TypeVar("S")


def in_stages(subject: S, *stages: Sequence[Callable[[S], Iterator[Violation]]]) -> Iterator[Violation]:
    """Every breach of these invariants; a stage relies on those before it, and is asked only if they found nothing."""
    for stage in stages:
        sound = True
        for invariant in stage:
            for breach in invariant(subject):
                sound = False
                yield breach
        if not sound:
            return


# --- the pieces on the board ----------------------------------------------------------------------------------------

CUBE_TWICE = Code("cube.twice", ("the-estates/setup",), {"colour": TEXT, "value": INTEGER})
TOO_MANY_CUBES = Code("cubes.too-many", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
ROOFTOP_TOO_OFTEN = Code("rooftop.too-often", ("the-estates/setup",), {"value": INTEGER})
PERMIT_TWICE = Code("permit.twice", ("the-estates/setup",), {"value": INTEGER})
MAYOR_TWICE = Code("mayor.twice", ("the-estates/setup",), {"row": TEXT})


def cubes_on(board: Board) -> list[Cube]:
    """Every cube on the board."""
    return [cube for row in board for cubes, _rooftop in row.lots for cube in cubes]


def each_cube_stands_once(end: End) -> Iterator[Violation]:
    """No cube twice, and no more of them than are in play."""
    cubes = cubes_on(end.board)
    if len(cubes) > IN_PLAY:
        yield TOO_MANY_CUBES("/board", count=len(cubes), maximum=IN_PLAY)
    if len(set(cubes)) == len(cubes):
        return
    seen: set[Cube] = set()
    for row in end.board:
        for index, building in enumerate(row.lots):
            for level, cube in enumerate(building.cubes):
                if cube in seen:
                    at = pointer("board", row.name, "lots", index, "cubes", level)
                    yield CUBE_TWICE(at, colour=cube.colour, value=cube.value)
                seen.add(cube)


def two_rooftops_of_a_value(end: End) -> Iterator[Violation]:
    """There are two rooftops of each value."""
    rest = Counter(ROOFTOPS)
    for row in end.board:
        for index, (_cubes, rooftop) in enumerate(row.lots):
            if rooftop:
                rest[rooftop] -= 1
                if rest[rooftop] < 0:
                    yield ROOFTOP_TOO_OFTEN(pointer("board", row.name, "lots", index, "rooftop"), value=rooftop)


def each_permit_and_the_mayor_stand_once(end: End) -> Iterator[Violation]:
    """Each permit and the mayor at most once."""
    permits: set[int] = set()
    mayors = 0
    for row in end.board:
        for index, permit in enumerate(row.permits):
            if permit.value in permits:
                yield PERMIT_TWICE(pointer("board", row.name, "permits", index), value=permit.value)
            permits.add(permit.value)
        mayors += row.mayor
        if row.mayor and mayors > 1:
            yield MAYOR_TWICE(pointer("board", row.name, "mayor"), row=row.name)


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


def stacks_descend(end: End) -> Iterator[Violation]:
    """Each cube is lower than the one below it; white dirt bears one; and no lot is skipped."""
    for row in end.board:
        for lot, (cubes, _rooftop) in enumerate(row.lots, 1):
            if len(cubes) == 1:
                continue
            at = f"/board/{row.name}/lots/{lot - 1}/cubes"
            if not cubes:
                yield GAP(at, row=row.name, lot=lot)
            if any(upper.value >= lower.value for lower, upper in pairwise(cubes)):
                yield NOT_DESCENDING(at, cubes=[cube.value for cube in cubes])
            if cubes and takes_one_cube_only(row.name, lot):
                yield ONE_CUBE_LOT(at, row=row.name, lot=lot)


def requirements_follow_from_permits(end: End) -> Iterator[Violation]:
    """The requirement is 4 plus the signed permits, and was within bounds after each of them.

    A permit that the cancel cube took away changes nothing here: the two that are left cannot leave the bounds on the
    way if they end within them.
    """
    least, most = end.rules.min_requirement, end.rules.max_requirement
    for row in end.board:
        reached, within = REQUIREMENT, True
        for permit in row.permits:
            reached += permit.signed
            within = within and least <= reached <= most
        at = f"/board/{row.name}/requirement"
        if row.requirement != reached:
            yield WRONG_REQUIREMENT(at, row=row.name, requirement=row.requirement, expected=reached)
        if not within:
            yield OUT_OF_BOUNDS(at, row=row.name, minimum=least, maximum=most)


def requirements_are_kept(end: End) -> Iterator[Violation]:
    """No more lots are developed than a row requires."""
    for row in end.board:
        developed = len(row.lots)
        if developed > row.requirement:
            at = f"/board/{row.name}/lots"
            yield TOO_MANY_LOTS(at, row=row.name, developed=developed, requirement=row.requirement)


def two_rows_at_most_are_complete(end: End) -> Iterator[Violation]:
    """The game ends with the second complete row."""
    if complete_rows(end.board) > 2:
        yield THREE_ROWS_COMPLETE("/board")


def a_board_can_be(end: End) -> Iterator[Violation]:
    """All of these."""
    return in_stages(
        end,
        (
            each_cube_stands_once,
            two_rooftops_of_a_value,
            each_permit_and_the_mayor_stand_once,
            stacks_descend,
            requirements_follow_from_permits,
            requirements_are_kept,
        ),
        (two_rows_at_most_are_complete,),
    )


# --- who owns what --------------------------------------------------------------------------------------------------

CERTIFICATE_MISSING = Code("certificate.missing", ("the-estates/certificate",), {"colour": TEXT})
COLOUR_NOT_BUILT = Code("certificate.colour-not-built", ("the-estates/certificate",), {"colour": TEXT})
STRANGER = Code("player.stranger", ("the-estates/players",), {"player": PLAYER})
WRONG_CASH = Code("cash.wrong-total", ("the-estates/setup",), {"total": INTEGER, "expected": INTEGER})


def certificates_follow_the_board(end: End) -> Iterator[Violation]:
    """A certificate for each colour on the board and for no other, held by players."""
    built = {colour for colour, _value in cubes_on(end.board)}
    owned = {COLOURS[index]: seat for index, seat in enumerate(end.certificates) if seat != NOBODY}
    for colour in sorted(built - owned.keys()):
        yield CERTIFICATE_MISSING("/certificates", colour=colour)
    for colour, seat in owned.items():
        if colour not in built:
            yield COLOUR_NOT_BUILT(f"/certificates/{colour}", colour=colour)
        if seat >= len(end.ids):
            yield STRANGER(f"/certificates/{colour}", player=end.names[seat])


def cash_adds_up(end: End) -> Iterator[Violation]:
    """Cash never leaves the players: in hands and cash boxes together it is 12 for each."""
    total, expected = sum(end.cash) + sum(end.boxes), CASH * len(end.ids)
    if total != expected:
        yield WRONG_CASH("/players", total=total, expected=expected)
