"""Scoring: the largest park, the coast, housing times forest, and majorities of icons; money breaks ties."""

from collections.abc import Sequence
from typing import Any

from gavel.engine import ranking
from gavel.engine.game import FINISHED
from gavel.engine.options import rulings_in_force
from gavel.engine.records import Records
from gavel.engine.shapes import MOST_PLAYERS, Integer, Object
from gavel.games.auctionland.rules.islands import Island
from gavel.games.auctionland.rules.rulesets import FULL, MOST_POINTS, RULINGS, UNIT, Rules
from gavel.games.auctionland.rules.shapes import coast, faces_of, shapes
from gavel.games.auctionland.rules.state import State
from gavel.games.auctionland.rules.tiles import FOREST, HOUSING, ICONS

_POINTS = Integer(0, MOST_POINTS)
_COUNTED = Object(
    {
        "tiles": Integer(0, FULL, about="How many tiles count."),
        "points": _POINTS.meaning("The points that the score grid gives for them."),
    },
    title="Counted",
    doc="Tiles that count, and the points that the grid gives for them.",
)
_ICON = Object(
    {
        "count": Integer(about="How many there are."),
        "place": Integer(
            1,
            MOST_PLAYERS,
            null=True,
            about="The place that they take among all players, from 1; null if too few to be ranked.",
        ),
        "points": _POINTS.meaning("The points for that place."),
    },
    title="Icon",
    doc="How many of an icon, the place that they take (null if too few to be ranked), and its points.",
)
BREAKDOWN = Object(
    {
        "park": _COUNTED.meaning("The tiles of the largest connected park."),
        "water": _COUNTED.meaning("The tiles with water on a side that counts as coast, by the option `coast`."),
        "housing": Integer(about="How many connected shapes of housing there are."),
        "forest": Integer(about="How many connected shapes of forest there are."),
        "product": Integer(about="The points for both: the one number times the other."),
        "icons": Object(
            {icon: _ICON.meaning(f"The icons of {icon}.") for icon in ICONS},
            title="Icons",
            doc="By kind of icon.",
            about="The icons, by kind.",
        ),
    },
    title="Breakdown",
    doc="A total, broken down.",
)


def scores(state: State) -> ranking.Scoresheet:
    """The scoresheet, without texts. A tile in hand or up for auction counts for nobody."""
    final = state.phase == FINISHED
    return sheet(state.rules, state.ids, state.money, state.islands, final=final, records=state.records)


def sheet(
    rules: Rules,
    ids: Sequence[str],
    money: Sequence[int],
    islands: Sequence[Island],
    *,
    final: bool,
    records: Records | None = None,
) -> ranking.Scoresheet:
    """The scoresheet of this money and these islands, each by seat."""
    breakdowns = _breakdowns(rules, islands)
    return ranking.scoresheet(
        ids,
        [_total(breakdown) for breakdown in breakdowns],
        [(amount,) for amount in money],
        breakdowns,
        unit=UNIT,
        final=final,
        tie_is_shared=rules.tie_is_shared,
        rulings=rulings_in_force(RULINGS, rules.scoresheet_values),
        records=records,
    )


def _breakdowns(rules: Rules, islands: Sequence[Island]) -> list[dict[str, Any]]:
    breakdowns = [_terrains(rules, island) for island in islands]
    for breakdown, icons in zip(breakdowns, _icons(rules, islands), strict=True):
        breakdown["icons"] = icons
    return breakdowns


def _terrains(rules: Rules, island: Island) -> dict[str, Any]:
    faces = faces_of(rules, island)
    number, park = shapes(faces)
    water = coast(faces, frame=rules.frame_coast)
    housing, forest = number[HOUSING], number[FOREST]
    return {
        "park": {"tiles": park, "points": rules.score_grid[park]},
        "water": {"tiles": water, "points": rules.score_grid[water]},
        "housing": housing,
        "forest": forest,
        "product": housing * forest,
    }


def _icons(rules: Rules, islands: Sequence[Island]) -> list[dict[str, Any]]:
    """For each seat and kind of icon: their number, its place among the seats, and the points.

    Tied players share a place with its full points, and the next places are skipped.
    """
    icons_of = [[icon for placement in island for icon in rules.tiles[placement[0]]["icons"]] for island in islands]
    by_seat: list[dict[str, Any]] = [{} for _island in islands]
    for icon in ICONS:
        counts = [icons.count(icon) for icons in icons_of]
        for seat, count in enumerate(counts):
            ranked = count >= rules.icons_needed
            place = 1 + sum([1 for other in counts if other > count]) if ranked else None
            points = rules.icon_awards[place - 1] if place is not None and place <= len(rules.icon_awards) else 0
            by_seat[seat][icon] = {"count": count, "place": place, "points": points}
    return by_seat


def _total(breakdown: dict[str, Any]) -> int:
    icons: int = sum(award["points"] for award in breakdown["icons"].values())
    total: int = breakdown["park"]["points"] + breakdown["water"]["points"] + breakdown["product"] + icons
    return total
