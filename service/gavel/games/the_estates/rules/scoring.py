"""Scoring: each building counts for the holder of its top cube's colour; plus in a complete row, minus in any other."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine import ranking
from gavel.engine.options import rulings_in_force
from gavel.games.the_estates.rules.board import Board, Building, Row, is_complete
from gavel.games.the_estates.rules.rulesets import COLOURS, RULINGS, UNIT, Rules
from gavel.games.the_estates.rules.state import FINISHED, NOBODY, State


def scores(state: State) -> dict[str, Any]:
    """The scoresheet, without words."""
    owners = {COLOURS[colour]: owner for colour, owner in enumerate(state.certificates) if owner != NOBODY}
    final = state.phase == FINISHED
    return sheet(state.rules, state.ids, state.cash, state.boxes, owners, state.board, final=final)


def sheet(
    rules: Rules,
    ids: Sequence[str],
    cash: Sequence[int],
    boxes: Sequence[int],
    owners: Mapping[str, int],
    board: Board,
    *,
    final: bool,
) -> dict[str, Any]:
    """The scoresheet of this end: cash and cash boxes by seat, the seat that holds each colour's certificate."""
    breakdowns: list[dict[str, Any]] = [{"cash_box": box, "buildings": []} for box in boxes]
    for row in board:
        complete = is_complete(row)
        for lot, building in enumerate(row.lots, 1):
            owner = owners[building.cubes[-1][0]]
            breakdowns[owner]["buildings"].append(_entry(rules, row, lot, building, complete=complete))
    totals = [
        breakdown["cash_box"] + sum(building["points"] for building in breakdown["buildings"])
        for breakdown in breakdowns
    ]
    result = ranking.scoresheet(
        ids,
        totals,
        [(cash[seat] + boxes[seat],) for seat in range(len(ids))],
        breakdowns,
        unit=UNIT,
        final=final,
        tie_is_shared=rules.tie_is_shared,
    )
    return {**result, "rulings": rulings_in_force(RULINGS, rules.values)}


def _entry(rules: Rules, row: Row, lot: int, building: Building, *, complete: bool) -> dict[str, Any]:
    return {
        "row": row.name,
        "lot": lot,
        "colour": building.cubes[-1][0],
        "cubes": [value for _colour, value in building.cubes],
        "rooftop": building.rooftop or None,
        "complete": complete,
        "mayor": row.mayor,
        "points": points(rules, building, complete=complete, mayor=row.mayor),
    }


def points(rules: Rules, building: Building, *, complete: bool, mayor: bool) -> int:
    """What one building is worth: cubes and rooftop, with the sign of its row, doubled by the mayor."""
    value = sum([value for _colour, value in building.cubes]) + building.rooftop
    if not building.rooftop:
        value = -value if rules.unroofed_is_negative else 0
    elif not complete:
        value = -value
    return 2 * value if mayor else value


def winners(state: State) -> list[str]:
    """Who has won, in seat order; nobody where a tie stands."""
    found: list[str] = scores(state)["winners"]
    return found
