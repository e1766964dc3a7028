"""The board: three rows of lots from Main Street on, with buildings, permits, requirements and the mayor.

Rows and buildings are tuples inside; lots are numbered from 1, as people point at them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from gavel.games.the_estates.rules.documents import BoardDocument, BuildingDocument, RowDocument
from gavel.games.the_estates.rules.pieces import Cube, dump_cubes, load_cubes
from gavel.games.the_estates.rules.rulesets import ONE_CUBE_LOTS, REQUIREMENT, ROWS

SHORTEN, LENGTHEN = "shorten", "lengthen"
EFFECTS = (SHORTEN, LENGTHEN)


class Building(NamedTuple):
    """A developed lot: its cubes, bottom first, and its rooftop (0: none yet)."""

    cubes: tuple[Cube, ...]
    rooftop: int


class Permit(NamedTuple):
    """A permit on the board."""

    value: int
    effect: str

    @property
    def signed(self) -> int:
        """What it adds to its row's requirement."""
        return self.value if self.effect == LENGTHEN else -self.value


class Row(NamedTuple):
    """One row: its developed lots in order, its permits in the order of placing, its requirement, the mayor."""

    name: str
    lots: tuple[Building, ...] = ()
    permits: tuple[Permit, ...] = ()
    requirement: int = REQUIREMENT
    mayor: bool = False


Board = tuple[Row, Row, Row]

_ROW_NUMBER = {name: number for number, name in enumerate(ROWS)}

EMPTY: Board = (Row(ROWS[0]), Row(ROWS[1]), Row(ROWS[2]))


# Calling the classes themselves takes thrice the time, and a state has dozens of them.
building: Callable[[tuple[tuple[Cube, ...], int]], Building] = partial(tuple.__new__, Building)
_row: Callable[[tuple[str, tuple[Building, ...], tuple[Permit, ...], int, bool]], Row] = partial(tuple.__new__, Row)


def row_of(board: Board, name: str) -> Row:
    """The row of that name."""
    return board[_ROW_NUMBER[name]]


def with_row(board: Board, changed: Row) -> Board:
    """The board with one row changed."""
    upper, middle, lower = board
    if changed.name == upper.name:
        return changed, middle, lower
    return (upper, changed, lower) if changed.name == middle.name else (upper, middle, changed)


def with_building(board: Board, row: Row, lot: int, changed: Building) -> Board:
    """The board with this building on a lot: one that is there, or the next."""
    name, lots, permits, requirement, mayor = row
    return with_row(board, _row((name, (*lots[: lot - 1], changed, *lots[lot:]), permits, requirement, mayor)))


def takes_one_cube_only(row: str, lot: int) -> bool:
    """Whether this lot is one of those with white dirt."""
    return lot in ONE_CUBE_LOTS[row]


def places_for_cube(board: Board, value: int) -> list[tuple[str, int]]:
    """Every (row, lot) that takes a cube of this value, in board order: what the rules of placing come to, but fast."""
    found = []
    for name, lots, _permits, requirement, _mayor in board:
        lot, white_dirt = 1, ONE_CUBE_LOTS[name]
        for cubes, rooftop in lots:
            if not rooftop and cubes[-1][1] > value and lot not in white_dirt:
                found.append((name, lot))
            lot += 1
        if lot <= requirement:
            found.append((name, lot))
    return found


def is_complete(row: Row) -> bool:
    """Every lot up to the requirement holds a roofed building."""
    _name, lots, _permits, requirement, _mayor = row
    if len(lots) < requirement:
        return False
    for _cubes, rooftop in lots:  # noqa: SIM110  # faster than a generator, and asked in every turn
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
    lots = tuple([building((load_cubes(lot["cubes"]), lot["rooftop"] or 0)) for lot in row["lots"]])
    permits = tuple([Permit(permit["value"], permit["effect"]) for permit in row["permits"]])
    return _row((name, lots, permits, row["requirement"], row["mayor"]))


def dump_board(board: Board) -> dict[str, RowDocument]:
    """The board as a document."""
    return {
        name: {
            "lots": list(_dump_lots(lots)),
            "permits": [{"value": value, "effect": effect} for value, effect in permits],
            "requirement": requirement,
            "mayor": mayor,
        }
        for name, lots, permits, requirement, mayor in board
    }


def _dump_lots(lots: tuple[Building, ...]) -> Iterator[BuildingDocument]:
    for cubes, rooftop in lots:
        yield {"cubes": dump_cubes(cubes), "rooftop": rooftop or None}
