"""The board: three rows of lots from Main Street on, with buildings, permits, requirements and the mayor.

Rows and buildings are tuples inside; lots are numbered from 1, as people point at them.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple

from gavel.games.the_estates.rules.rulesets import ONE_CUBE_LOTS, REQUIREMENT, ROWS

Cube = tuple[str, int]

SHORTEN, LENGTHEN = "shorten", "lengthen"
EFFECTS = (SHORTEN, LENGTHEN)


class Building(NamedTuple):
    """A developed lot: its cubes, bottom first, and its rooftop (0: none yet)."""

    cubes: tuple[Cube, ...]
    rooftop: int


class Row(NamedTuple):
    """One row: its developed lots in order, its permits in the order of placing, its requirement, the mayor."""

    name: str
    lots: tuple[Building, ...]
    permits: tuple[tuple[int, str], ...]
    requirement: int
    mayor: bool


Board = tuple[Row, Row, Row]

EMPTY: Board = (
    Row(ROWS[0], (), (), REQUIREMENT, False),
    Row(ROWS[1], (), (), REQUIREMENT, False),
    Row(ROWS[2], (), (), REQUIREMENT, False),
)


def signed(permit: tuple[int, str]) -> int:
    """What a permit adds to its row's requirement."""
    value, effect = permit
    return value if effect == LENGTHEN else -value


def is_complete(row: Row) -> bool:
    """Every lot up to the requirement holds a roofed building."""
    if len(row.lots) < row.requirement:
        return False
    return all([building.rooftop for building in row.lots])  # noqa: C419  # faster than a generator


def takes_one_cube_only(row: str, lot: int) -> bool:
    """Whether this lot is one of those with white dirt."""
    return lot in ONE_CUBE_LOTS[row]


def cube_fits_on(row: Row, lot: int, value: int) -> bool:
    """Whether a cube of this value may go on the building that stands on this lot."""
    building = row.lots[lot - 1]
    return not building.rooftop and building.cubes[-1][1] > value and not takes_one_cube_only(row.name, lot)


def places_for_cube(board: Board, value: int) -> list[tuple[str, int]]:
    """Every (row, lot) that takes a cube of this value, in board order."""
    places = []
    for row in board:
        developed = len(row.lots)
        places += [(row.name, lot) for lot in range(1, developed + 1) if cube_fits_on(row, lot, value)]
        if developed < row.requirement:
            places.append((row.name, developed + 1))
    return places


def highest_placeable_cube(board: Board) -> int:
    """The highest cube value that has a place anywhere, 6 if a new lot is open, 0 if no cube has one."""
    highest = 0
    for row in board:
        if len(row.lots) < row.requirement:
            return 6
        for lot, building in enumerate(row.lots, 1):
            top = building.cubes[-1][1]
            if top - 1 > highest and not building.rooftop and not takes_one_cube_only(row.name, lot):
                highest = top - 1
    return highest


def places_for_rooftop(board: Board) -> list[tuple[str, int]]:
    """Every (row, lot) with an unroofed building, in board order."""
    return [(row.name, lot) for row in board for lot, building in enumerate(row.lots, 1) if not building.rooftop]


def some_building_is_unroofed(board: Board) -> bool:
    """Whether a rooftop has a place."""
    for row in board:
        for building in row.lots:
            if not building.rooftop:
                return True
    return False


def with_row(board: Board, changed: Row) -> Board:
    """The board with one row changed."""
    upper, middle, lower = board
    if changed.name == ROWS[0]:
        return changed, middle, lower
    if changed.name == ROWS[1]:
        return upper, changed, lower
    return upper, middle, changed


# --- documents ------------------------------------------------------------------------------------------------------


def write_board(board: Board) -> dict[str, Any]:
    """The board as a document."""
    return {
        name: {
            "lots": [{"cubes": write_cubes(cubes), "rooftop": rooftop or None} for cubes, rooftop in lots],
            "permits": [{"value": value, "effect": effect} for value, effect in permits],
            "requirement": requirement,
            "mayor": mayor,
        }
        for name, lots, permits, requirement, mayor in board
    }


def write_cubes(cubes: Iterable[Cube]) -> list[dict[str, Any]]:
    """Cubes as a list of documents."""
    return [{"colour": colour, "value": value} for colour, value in cubes]


def read_board(document: Mapping[str, Any]) -> Board:
    """The board of a document of the right shape."""
    upper, middle, lower = [_read_row(name, document[name]) for name in ROWS]
    return upper, middle, lower


def _read_row(name: str, row: Mapping[str, Any]) -> Row:
    lots = [_building((read_cubes(lot["cubes"]), lot["rooftop"] or 0)) for lot in row["lots"]]
    permits = [(permit["value"], permit["effect"]) for permit in row["permits"]]
    return Row(name, tuple(lots), tuple(permits), row["requirement"], row["mayor"])


def read_cubes(cubes: Iterable[Mapping[str, Any]]) -> tuple[Cube, ...]:
    """The cubes of a list of documents."""
    return tuple(map(_cube, cubes))


_cube: Callable[[Mapping[str, Any]], Cube] = itemgetter("colour", "value")
# Calling the class itself takes thrice the time.
_building: Callable[[tuple[tuple[Cube, ...], int]], Building] = partial(tuple.__new__, Building)
