"""Where tiles may lie, worked out in bits, against the same cell by cell."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.games.auctionland.rules.islands import outline
from gavel.games.auctionland.rules.rulesets import SPAN
from tests.support.auctionland import open_cells

Cell = tuple[int, int]


def are_connected(across: Sequence[int], down: Sequence[int]) -> bool:
    return outline(tuple([("", x, y, 0) for x, y in zip(across, down, strict=True)])).connected


def beside(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def reached_from(cells: set[Cell]) -> set[Cell]:
    """Every cell that hangs together with one of them."""
    waiting, reached = [min(cells)], set[Cell]()
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        waiting += (beside(cell) & cells) - reached
    return reached


@settings(max_examples=500)
@given(cells=st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=20), far=st.integers())
def test_cells_are_connected_where_all_can_be_reached_from_one(cells: list[Cell], far: int) -> None:
    across, down = [x + far for x, _y in cells], [y - far for _x, y in cells]
    assert are_connected(across, down) == (reached_from(set(cells)) == set(cells))


@pytest.mark.parametrize("gap", [2, 5, 10**6, 2**52])
def test_cells_with_a_gap_are_not_connected_however_wide_it_is(gap: int) -> None:
    assert not are_connected([0, gap], [0, 0])
    assert not are_connected([0, 0], [gap, 0])
    assert are_connected(range(500), [0] * 500)


def test_every_shape_of_an_island_has_the_open_cells_that_the_rules_give_it() -> None:
    """Every shape within 2 by 4, and a sample of those within 4 by 4."""
    rng = Random(1)
    shapes = [*range(1, 1 << 8), *[rng.randrange(1, 1 << SPAN * SPAN) for _ in range(500)]]
    for shape in shapes:
        cells = {(place % SPAN, place // SPAN) for place in range(SPAN * SPAN) if shape >> place & 1}
        across, down = [x for x, _y in cells], [y for _x, y in cells]
        expected = [
            (x, y)
            for y, x in product(range(max(down) - SPAN + 1, min(down) + SPAN), range(-SPAN, 2 * SPAN))
            if max(across) - SPAN < x < min(across) + SPAN and (x, y) not in cells and beside((x, y)) & cells
        ]
        assert open_cells([(str(cell), *cell, 0) for cell in cells]) == expected
