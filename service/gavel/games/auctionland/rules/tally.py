"""A hand-entered end: money and islands of everyone. Refused with every reason if no game can end so."""

from typing import Any

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidState, Violation, in_order
from gavel.games.auctionland.rules.checks_of_islands import island_faults, places_of_tiles, tile_faults
from gavel.games.auctionland.rules.rulesets import BGA, DEFAULT_RULESET, Rules, rules_for
from gavel.games.auctionland.rules.scoring import sheet
from gavel.games.auctionland.rules.setup import market_faults, option_faults
from gavel.games.auctionland.rules.state import read_island


def tally(request: Document) -> dict[str, Any]:
    """The final scoresheet of a hand-entered end; raises InvalidState with every fault."""
    players, options = request["players"], request.get("options", {})
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    found = [*common.player_breaches([player["id"] for player in players])]
    found += common.edition_violations(BGA, variant, len(players), "auctionland/players")
    found += island_faults(players)
    contradictions = option_faults(options, len(players))
    if contradictions:
        raise InvalidState(in_order(found + contradictions))
    rules = rules_for(ruleset, variant, options, len(players))
    found += market_faults(rules)
    found += tile_faults(places_of_tiles(players), rules)
    found += _money_faults(players, rules)
    if found:
        raise InvalidState(in_order(found))
    return sheet(
        rules,
        [player["id"] for player in players],
        [player["money"] for player in players],
        [read_island(player["island"]) for player in players],
        final=True,
    )


def _money_faults(players: list[Document], rules: Rules) -> list[Violation]:
    """Some money may be left on the market, but none can have come in."""
    total, most = sum(player["money"] for player in players), sum(rules.starting_money)
    if total <= most:
        return []
    figures = {"total": total, "maximum": most}
    return [Violation("money.too-much", "/players", "auctionland/setup", figures)]
