"""The board: three rows of lots from Main Street on, with buildings, permits, requirements and the mayor.

Lots are numbered from 1, as people point at them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from gavel.engine.actions import Move
from gavel.games.the_estates.rules.documents import BoardDocument, RowDocument
from gavel.games.the_estates.rules.pieces import CUBE_OF, Cube
from gavel.games.the_estates.rules.rulesets import ONE_CUBE_LOTS, REQUIREMENT, ROWS

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
        """What it adds to its row's requirement."""
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


# Calling the class itself takes thrice the time.
_permit: Callable[[tuple[int, str]], Permit] = partial(tuple.__new__, Permit)


def empty_board() -> Board:
    """The board before the first turn."""
    upper, middle, lower = [Row(name, [], [], REQUIREMENT, False) for name in ROWS]
    return upper, middle, lower


def row_of(board: Board, name: str) -> Row:
    """The row of that name."""
    return board[_ROW_NUMBER[name]]


def takes_one_cube_only(row: str, lot: int) -> bool:
    """Whether this lot is one of those with white dirt."""
    return lot in ONE_CUBE_LOTS[row]


def moves_for_cube(board: Board, value: int, seat: int) -> list[Move]:
    """Every placement of a cube of this value, in board order: what the rules of placing come to, but fast."""
    found: list[Move] = []
    for row in board:
        name, lot, white_dirt = row.name, 1, ONE_CUBE_LOTS[row.name]
        for cubes, rooftop in row.lots:
            if not rooftop and cubes[-1][1] > value and lot not in white_dirt:
                found.append(("place", seat, name, lot))
            lot += 1
        if lot <= row.requirement:
            found.append(("place", seat, name, lot))
    return found


def is_complete(row: Row) -> bool:
    """Every lot up to the requirement holds a roofed building."""
    if len(row.lots) < row.requirement:
        return False
    for _cubes, rooftop in row.lots:  # noqa: SIM110  # faster than a generator, and asked in every turn
        if not rooftop:
            return False
    return True


def complete_rows(board: Board) -> int:
    """How many rows are complete."""
    upper, middle, lower = board
    return is_complete(upper) + is_complete(middle) + is_complete(lower)


def some_lot_is_open(board: Board) -> bool:
    """Whether a row has fewer developed lots than it requires."""
    for row in board:  # noqa: SIM110  # likewise
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


def load_board(document: BoardDocument) -> Board:
    """The board of a document of the right shape."""
    upper, middle, lower = ROWS
    return _load_row(upper, document[upper]), _load_row(middle, document[middle]), _load_row(lower, document[lower])


def _load_row(name: str, row: RowDocument) -> Row:
    lots = [
        (tuple([CUBE_OF[cube["colour"]][cube["value"]] for cube in lot["cubes"]]), lot["rooftop"] or 0)
        for lot in row["lots"]
    ]
    permits = [_permit((permit["value"], permit["effect"])) for permit in row["permits"]]
    return Row(name, lots, permits, row["requirement"], row["mayor"])


def dump_board(board: Board) -> dict[str, RowDocument]:
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
