"""The board: three rows of lots from Main Street on, with buildings, permits, requirements and the mayor.

Lots have numbers from 1, as people count them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from gavel.engine.actions import Document, Move
from gavel.engine.member_kinds import MemberKind
from gavel.engine.shapes import Flag, Integer, Items, Object, Word
from gavel.games.the_estates.rules.pieces import (
    CUBE_NUMBER,
    CUBE_SHAPE,
    CUBES,
    MOST_PIECES,
    PERMIT_VALUE,
    Cube,
    load_cubes,
)
from gavel.games.the_estates.rules.rulesets import HIGHEST, ONE_CUBE_LOTS, PERMITS, REQUIREMENT, ROWS

SHORTEN, LENGTHEN = "shorten", "lengthen"
EFFECTS = (SHORTEN, LENGTHEN)


Building = tuple[tuple[Cube, ...], int]
"""A developed lot: its cubes, bottom first, and its rooftop (0: none yet). A plain tuple: a state holds a dozen of
them, and each turn takes them apart several times, for which named ones need half as long again."""


class Permit(NamedTuple):
    """A permit on the board."""

    value: int
    effect: str

    @property
    def signed(self) -> int:
        """The number that it adds to its row's requirement."""
        return self.value if self.effect == LENGTHEN else -self.value


@dataclass(slots=True)
class Row:
    """One row: its developed lots in order, its permits in the order of placing, its requirement, the mayor."""

    name: str
    lots: list[Building]
    permits: list[Permit]
    requirement: int
    mayor: bool


Board = tuple[Row, Row, Row]

_ROW_NUMBER = {name: number for number, name in enumerate(ROWS)}


# A call of the class itself takes three times as long.
_permit: Callable[[tuple[int, str]], Permit] = partial(tuple.__new__, Permit)


def empty_board() -> Board:
    """The board before the first turn."""
    upper, middle, lower = [Row(name, [], [], REQUIREMENT, False) for name in ROWS]
    return upper, middle, lower


def row_of(board: Board, name: str) -> Row:
    """The row of that name."""
    return board[_ROW_NUMBER[name]]


def takes_one_cube_only(row: str, lot: int) -> bool:
    """Whether this lot has white dirt."""
    return lot in ONE_CUBE_LOTS[row]


def moves_for_cube(board: Board, value: int, seat: int) -> list[Move]:
    """Every legal placement of a cube of this value, in board order, by a faster method than the rules of placing."""
    placements: list[Move] = []
    for row in board:
        name, lot, white_dirt = row.name, 1, ONE_CUBE_LOTS[row.name]
        for cubes, rooftop in row.lots:
            if not rooftop and cubes[-1][1] > value and lot not in white_dirt:
                placements.append(("place", seat, name, lot))
            lot += 1
        if lot <= row.requirement:
            placements.append(("place", seat, name, lot))
    return placements


def is_complete(row: Row) -> bool:
    """Whether every lot up to the requirement has a roofed building."""
    if len(row.lots) < row.requirement:
        return False
    for _cubes, rooftop in row.lots:  # noqa: SIM110  # faster than a generator, and needed in every turn
        if not rooftop:
            return False
    return True


def complete_rows(board: Board) -> int:
    """The number of complete rows."""
    upper, middle, lower = board
    return is_complete(upper) + is_complete(middle) + is_complete(lower)


def some_lot_is_open(board: Board) -> bool:
    """Whether a row has fewer developed lots than it requires."""
    for row in board:  # noqa: SIM110  # faster than a generator, too
        if len(row.lots) < row.requirement:
            return True
    return False


def some_building_is_unroofed(board: Board) -> bool:
    """Whether a rooftop has a place."""
    for row in board:
        for _cubes, rooftop in row.lots:
            if not rooftop:
                return True
    return False


# --- documents ------------------------------------------------------------------------------------------------------

ROW_ID = Word(
    ROWS,
    title="RowId",
    doc="A row of the board, on which buildings stand. (The market's rows have numbers.)",
    about="The row of the board.",
)
EFFECT = Word(
    EFFECTS,
    title="Effect",
    doc="What a permit does to the requirement of its row.",
    about="Whether the permit shortens or lengthens the row.",
)
_BUILDING = Object(
    {
        "cubes": Items(
            CUBE_SHAPE, most=MOST_PIECES, about="Its cubes, bottom first; the top one's colour says whose it is."
        ),
        "rooftop": Integer(1, HIGHEST, null=True, about="The value of its rooftop; null while it has none."),
    },
    title="Building",
    doc="A developed lot: cubes, bottom first, and a rooftop.",
)
_PERMIT = Object(
    {"value": PERMIT_VALUE.meaning("By how many lots it changes the requirement."), "effect": EFFECT},
    title="Permit",
    doc="A permit on the board.",
)
_ROW = Object(
    {
        "lots": Items(_BUILDING, most=MOST_PIECES, about="The developed lots, in order from Main Street; lot 1 first."),
        "permits": Items(
            _PERMIT, most=MOST_PIECES, about="The permits that stand in the row, in the order of placing."
        ),
        "requirement": Integer(about="How many lots the row needs to be complete."),
        "mayor": Flag(about="Whether the mayor stands in front of it, which doubles its points."),
    },
    title="Row",
    doc="A row: developed lots from Main Street on, permits in the order of placing, requirement, mayor.",
)
BOARD_SHAPE = Object({row: _ROW.meaning(f"The {row} row.") for row in ROWS}, title="Board", doc="The three rows.")


def load_board(document: Document) -> Board:
    """The board of a document, whose shape has been checked."""
    upper, middle, lower = ROWS
    return _load_row(upper, document[upper]), _load_row(middle, document[middle]), _load_row(lower, document[lower])


def _load_row(name: str, row: Document) -> Row:
    lots = [(tuple(load_cubes(lot["cubes"])), lot["rooftop"] or 0) for lot in row["lots"]]
    permits = [_permit((permit["value"], permit["effect"])) for permit in row["permits"]]
    return Row(name, lots, permits, row["requirement"], row["mayor"])


def dump_board(board: Board) -> dict[str, Any]:
    """The board as a document."""
    return {
        row.name: {
            "lots": [
                {"cubes": [{"colour": colour, "value": value} for colour, value in cubes], "rooftop": rooftop or None}
                for cubes, rooftop in row.lots
            ],
            "permits": [{"value": value, "effect": effect} for value, effect in row.permits],
            "requirement": row.requirement,
            "mayor": row.mayor,
        }
        for row in board
    }


_EVERY_PERMIT = tuple(Permit(value, effect) for value in PERMITS for effect in EFFECTS)
_PERMIT_NUMBER = {permit: number for number, permit in enumerate(_EVERY_PERMIT)}


def _pack(board: Board) -> list[int]:
    figures: list[int] = []
    for row in board:
        figures += (row.requirement, row.mayor, len(row.lots))
        for cubes, rooftop in row.lots:
            figures += (rooftop, len(cubes), *[CUBE_NUMBER[cube] for cube in cubes])
        figures += (len(row.permits), *[_PERMIT_NUMBER[permit] for permit in row.permits])
    return figures


def _unpack(figures: Iterator[int]) -> Board:
    upper, middle, lower = [_unpack_row(name, figures) for name in ROWS]
    return upper, middle, lower


def _unpack_row(name: str, figures: Iterator[int]) -> Row:
    requirement, mayor, buildings = next(figures), bool(next(figures)), []
    for _ in range(next(figures)):
        rooftop = next(figures)
        buildings.append((tuple([CUBES[number] for number in islice(figures, next(figures))]), rooftop))
    permits = [_EVERY_PERMIT[number] for number in islice(figures, next(figures))]
    return Row(name, buildings, permits, requirement, mayor)


def _copy(board: Board) -> Board:
    upper, middle, lower = [Row(row.name, [*row.lots], [*row.permits], row.requirement, row.mayor) for row in board]
    return upper, middle, lower


BOARD = MemberKind(
    shape=BOARD_SHAPE,
    empty="empty_board()",
    dumped="dump_board($)",
    loaded="load_board($)",
    copied="copy_board($)",
    packed=("f += pack_board($)",),
    unpacked="unpack_board(figures)",
    names={
        "empty_board": empty_board,
        "dump_board": dump_board,
        "load_board": load_board,
        "copy_board": _copy,
        "pack_board": _pack,
        "unpack_board": _unpack,
    },
)
"""The three rows of the board."""
