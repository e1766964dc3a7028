"""A hand-entered end: the money and islands of all players. The rules refuse, with every breach, an impossible end."""

from collections.abc import Iterator

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.game import raise_breaches
from gavel.engine.kinds import INTEGER
from gavel.engine.options import STANDARD
from gavel.engine.ranking import Scoresheet
from gavel.engine.shapes import Integer
from gavel.engine.verdicts import Code, Violation
from gavel.games.auctionland.rules.invariants import (
    island_breaches,
    places_on_islands,
    tile_breaches,
    tiles_on_islands,
)
from gavel.games.auctionland.rules.islands import ISLAND_SHAPE, load_island
from gavel.games.auctionland.rules.options import market_violations, option_violations
from gavel.games.auctionland.rules.rulesets import BGA, DEFAULT_RULESET, Rules, rules_for
from gavel.games.auctionland.rules.scoring import sheet

TALLIED = {
    "money": Integer(about="The coins at the end."),
    "island": ISLAND_SHAPE.meaning("The tiles on this player's island, in any order."),
}

TOO_MUCH = Code("money.too-much", ("auctionland/setup",), {"total": INTEGER, "maximum": INTEGER})


def tally(request: Document) -> Scoresheet:
    """The final scoresheet of a hand-entered end; raises InvalidState with every violation."""
    players, variant = request["players"], request.get("variant", STANDARD)
    rules = rules_for(request.get("ruleset", DEFAULT_RULESET), variant, request.get("options", {}), len(players))
    raise_breaches(_breaches(request, variant, rules))
    return sheet(
        rules,
        [player["id"] for player in players],
        [player["money"] for player in players],
        [load_island(player["island"]) for player in players],
        final=True,
    )


def _breaches(request: Document, variant: str, rules: Rules) -> Iterator[Violation]:
    players, options = request["players"], request.get("options", {})
    islands = [load_island(player["island"]) for player in players]
    yield from common.player_breaches([player["id"] for player in players])
    yield from common.edition_violations(BGA, variant, len(players), "auctionland/players")
    yield from island_breaches(islands)
    if contradictions := [*option_violations(options, len(players))]:
        yield from contradictions
        return
    yield from market_violations(rules)
    yield from tile_breaches(tiles_on_islands(islands), lambda: places_on_islands(islands), rules)
    yield from _money(sum([player["money"] for player in players]), sum(rules.starting_money))


def _money(total: int, maximum: int) -> Iterator[Violation]:
    """The players have no more money than was dealt; some may be left on the market."""
    if total > maximum:
        yield TOO_MUCH("/players", total=total, maximum=maximum)
