"""Scoring: each building counts for the holder of its top cube's colour, plus in a complete row, else minus."""

from typing import Any

from gavel.engine import ranking
from gavel.engine.game import FINISHED
from gavel.engine.options import rulings_in_force
from gavel.engine.records import Records
from gavel.engine.shapes import Flag, Integer, Items, Object
from gavel.games.the_estates.rules.board import ROW_ID, Building, Row, is_complete
from gavel.games.the_estates.rules.pieces import COLOUR, MOST_PIECES, VALUE
from gavel.games.the_estates.rules.rulesets import COLOURS, HIGHEST, LOTS, RULINGS, UNIT, Rules
from gavel.games.the_estates.rules.state import End, State

_BUILDING = Object(
    {
        "row": ROW_ID.meaning("The row of the board that it stands in."),
        "lot": Integer(1, LOTS, about="The lot that it stands on, from Main Street, 1 to 10."),
        "colour": COLOUR.meaning("The colour of its top cube: whoever holds that certificate scores it."),
        "cubes": Items(VALUE, most=HIGHEST, about="The values of its cubes, bottom first."),
        "rooftop": Integer(1, HIGHEST, null=True, about="The value of its rooftop; null if it has none."),
        "complete": Flag(about="Whether its row is complete, so that it counts plus."),
        "mayor": Flag(about="Whether the mayor doubles it."),
        "points": Integer(-1000, 1000, about="What it scores, minus in a row that is not complete."),
    },
    title="ScoredBuilding",
    doc="What one building scores for the holder of its colour.",
)
BREAKDOWN = Object(
    {
        "cash_box": Integer(about="The cash stowed away, a point each."),
        "buildings": Items(_BUILDING, most=MOST_PIECES, about="Every building that counts for this player."),
    },
    title="Breakdown",
    doc="A total, broken down.",
)


def scores(state: State) -> ranking.Scoresheet:
    """The scoresheet, without texts; interim while the game runs."""
    return sheet(state, final=state.phase == FINISHED, records=state.records)


def sheet(end: End, *, final: bool, records: Records | None = None) -> ranking.Scoresheet:
    """The scoresheet of a state or of a hand-entered end."""
    seats, rules = range(len(end.ids)), end.rules
    buildings: list[list[dict[str, Any]]] = [[] for _seat in seats]
    for row in end.board:
        complete = is_complete(row)
        for lot, building in enumerate(row.lots, 1):
            cubes, _rooftop = building
            owner = end.certificates[COLOURS.index(cubes[-1].colour)]
            buildings[owner].append(_entry(rules, row, lot, building, complete=complete))
    breakdowns = [{"cash_box": end.cash_box[seat], "buildings": buildings[seat]} for seat in seats]
    totals = [end.cash_box[seat] + sum([each["points"] for each in buildings[seat]]) for seat in seats]
    return ranking.scoresheet(
        end.ids,
        totals,
        [(end.cash[seat] + end.cash_box[seat],) for seat in seats],
        breakdowns,
        unit=UNIT,
        final=final,
        tie_is_shared=rules.tie_is_shared,
        rulings=rulings_in_force(RULINGS, rules.values),
        records=records,
    )


def _entry(rules: Rules, row: Row, lot: int, building: Building, *, complete: bool) -> dict[str, Any]:
    cubes, rooftop = building
    return {
        "row": row.name,
        "lot": lot,
        "colour": cubes[-1].colour,
        "cubes": [cube.value for cube in cubes],
        "rooftop": rooftop or None,
        "complete": complete,
        "mayor": row.mayor,
        "points": points(rules, building, complete=complete, mayor=row.mayor),
    }


def points(rules: Rules, building: Building, *, complete: bool, mayor: bool) -> int:
    """The points of one building: cubes and rooftop, with the sign of its row, doubled by the mayor."""
    cubes, rooftop = building
    value = sum([cube.value for cube in cubes]) + rooftop
    if not rooftop:
        value = -value if rules.unroofed_is_negative else 0
    elif not complete:
        value = -value
    return 2 * value if mayor else value
