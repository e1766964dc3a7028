"""The quick check of a state: its yes is never wrong, and its no only makes the checks look."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.checks_at_a_glance import adds_up, can_have_grown
from gavel.games.auctionland.rules.checks_of_islands import island_faults
from gavel.games.auctionland.rules.islands import FURTHEST
from gavel.games.auctionland.rules.rulesets import FULL
from tests.support.play import as_json, concrete

Json = dict[str, Any]
Cell = tuple[int, int]

SEEDS = st.integers(0, 2**32 - 1)
MOVES = 60


def laid(cells: Sequence[Cell]) -> list[Json]:
    """Tiles on these cells, in this order."""
    return [{"tile": f"tile {index}", "x": x, "y": y, "rotation": 0} for index, (x, y) in enumerate(cells)]


def grown(cells: Sequence[Cell]) -> bool:
    across, down = zip(*cells, strict=True)
    return can_have_grown(across, down)


def middle_of_a_game() -> Json:
    """A state in which every player has tiles and all but the first of an island lie beside one before them."""
    rng = Random(7)
    state, _events = GAME.setup({"players": ["ann", "bob", "cy"], "seed": "quick"})
    while state.ply < MOVES or state.phase != "settling":
        GAME.play(state, concrete(as_json(rng.choice(GAME.legal_actions(state))), rng))
    document: Json = as_json(GAME.dump(state))
    return document


STATE = middle_of_a_game()


@settings(max_examples=1000)
@given(seed=SEEDS)
def test_islands_that_can_have_grown_have_no_fault(seed: int) -> None:
    rng = Random(seed)
    start = rng.choice((0, 5, -FURTHEST, FURTHEST, FURTHEST + 1)), rng.choice((0, -5, FURTHEST))
    cells = [start]
    for _ in range(rng.randrange(FULL)):
        x, y = rng.choice(cells)
        cells.append(rng.choice(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1), (x + 1, y + 1))))
    if grown(cells):
        assert not list(island_faults([{"island": laid(cells)}]))


def test_every_island_of_a_game_can_have_grown() -> None:
    islands = [[(there["x"], there["y"]) for there in player["island"]] for player in STATE["players"]]
    assert all(map(grown, islands))
    assert sum(map(len, islands)) > FULL


@pytest.mark.parametrize(
    "cells",
    [
        [(0, 0), (0, 0)],
        [(0, 0), (1, 1)],
        [(3, 0), (0, 1)],
        [(0, 0), (2, 0), (1, 0)],
        [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
        [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
        [(FURTHEST + 1, 0)],
        [(0, -FURTHEST - 1)],
    ],
    ids=["one-cell", "corner", "end-of-a-row", "gap-filled-later", "too-wide", "too-high", "too-far-east", "too-far"],
)
def test_islands_that_cannot_have_grown_are_looked_at(cells: list[Cell]) -> None:
    assert not grown(cells)


def test_an_island_that_is_listed_in_another_order_has_no_fault() -> None:
    document = as_json(STATE)
    island = document["players"][0]["island"]
    island.sort(key=lambda there: (there["x"] + there["y"]) % 2)
    assert not adjoin(island[0], island[1])
    assert not adds_up(document, GAME.load(document))
    assert GAME.inspect(document) == []


def adjoin(one: Json, other: Json) -> bool:
    return bool(abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1)


def _two_in_hand(state: Json) -> None:
    state["holding"] = {"player": "ann", "tile": state["stack"].pop(), "from": "claim"}
    state["stack"].append(state["auction"]["tile"])


SPOILERS: dict[str, Callable[[Json], object]] = {
    "tile-gone": lambda state: state["stack"].pop(),
    "tile-in-two-places": lambda state: state["stack"].__setitem__(0, state["market"][0]["tile"]),
    "tile-unknown": lambda state: state["stack"].__setitem__(0, "none such"),
    "tile-from-another-island": lambda state: state["players"][0]["island"][0].update(
        tile=state["players"][1]["island"][0]["tile"]
    ),
    "two-in-hand": _two_in_hand,
    "money-gone": lambda state: state["market"][0].update(money=state["market"][0]["money"] + 1),
    "money-come": lambda state: state["players"][0].update(money=state["players"][0]["money"] + 1),
    "market-too-long": lambda state: state["market"].extend(
        {"tile": state["stack"].pop(), "money": 0} for _ in range(8)
    ),
    "stack-a-count": lambda state: state.update(stack=len(state["stack"])),
    "cell-taken-twice": lambda state: state["players"][0]["island"][1].update(
        x=state["players"][0]["island"][0]["x"], y=state["players"][0]["island"][0]["y"]
    ),
}


@pytest.mark.parametrize("spoiler", SPOILERS)
def test_what_does_not_add_up_is_looked_at_and_told(spoiler: str) -> None:
    document = as_json(STATE)
    assert adds_up(document, GAME.load(document))
    SPOILERS[spoiler](document)
    assert not adds_up(document, GAME.load(document))
    assert GAME.inspect(document)
