"""Selecting a piece: which floor cubes, rooftops and special pieces are available, and why others are not."""

from typing import Any

from gavel.engine.legacy import Action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules.board import highest_placeable_cube, some_building_is_unroofed
from gavel.games.the_estates.rules.rulesets import PERMITS
from gavel.games.the_estates.rules.state import CANCEL, CUBE, MAYOR, PERMIT, ROOFTOP, State

LEFT, RIGHT = "left", "right"


def cube_at(state: State, row: int, end: str) -> Any:
    """The cube at this end of a market row (from 1), None if there is none; a lone cube counts as the left one."""
    cubes = state.market[row - 1]
    if end == LEFT:
        return cubes[0] if cubes else None
    return cubes[-1] if len(cubes) > 1 else None


def pieces(state: State) -> list[dict[str, Any]]:
    """Every piece that may be offered: cubes by row, left before right; rooftop; permits by value; mayor; cancel."""
    found = []
    most = highest_placeable_cube(state.board)
    for row, cubes in enumerate(state.market, 1):
        if cubes and cubes[0][1] <= most:
            found.append({"kind": CUBE, "row": row, "end": LEFT})
        if len(cubes) > 1 and cubes[-1][1] <= most:
            found.append({"kind": CUBE, "row": row, "end": RIGHT})
    if some_building_is_unroofed(state.board):
        found.append({"kind": ROOFTOP})
    specials = state.specials
    found += [{"kind": PERMIT, "value": value} for value in PERMITS if f"permit-{value}" in specials]
    found += [{"kind": kind} for kind in (MAYOR, CANCEL) if kind in specials]
    return found


def offer_refusals(state: State, piece: Action) -> list[Violation]:
    """Why this piece may not be offered."""
    kind = piece["kind"]
    if kind == CUBE:
        return _cube_refusals(state, piece["row"], piece["end"])
    if kind == ROOFTOP:
        return _rooftop_refusals(state)
    name = special_name(piece)
    if name in state.specials:
        return []
    figures = {"piece": name, "available": list(state.specials)}
    return [Violation("special.not-available", "/piece", "the-estates/available", figures)]


def _cube_refusals(state: State, row: int, end: str) -> list[Violation]:
    cube = cube_at(state, row, end)
    if cube is None:
        figures: dict[str, Any] = {"row": row, "end": end, "cubes": len(state.market[row - 1])}
        return [Violation("cube.not-at-an-end", "/piece/end", "the-estates/available-cubes", figures)]
    if cube[1] > highest_placeable_cube(state.board):
        figures = {"colour": cube[0], "value": cube[1]}
        return [Violation("cube.no-place", "/piece", "the-estates/available-cubes", figures)]
    return []


def _rooftop_refusals(state: State) -> list[Violation]:
    """A rooftop needs a building without one; one is always left, for the game does not outlast the last."""
    if some_building_is_unroofed(state.board):
        return []
    return [Violation("rooftop.no-building", "/piece", "the-estates/available-rooftops")]


def as_offered(piece: Action) -> dict[str, Any]:
    """An offered piece with its members in the contract's order, however the action has them."""
    return {name: piece[name] for name in ("kind", "row", "end", "value") if name in piece}


def special_name(piece: Action) -> str:
    """A permit, the mayor or the cancel cube, as the lists of special pieces call it."""
    kind: str = piece["kind"]
    return f"permit-{piece['value']}" if kind == PERMIT else kind
