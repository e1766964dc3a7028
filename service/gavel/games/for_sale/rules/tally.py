"""A hand-entered end: coins and cheques of everyone, no history. Refused with every reason if no game can end so."""

from collections import Counter
from typing import Any

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidState, Violation, in_order, pointer
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, Rules, rules_for
from gavel.games.for_sale.rules.scoring import sheet
from gavel.games.for_sale.rules.setup import option_faults


def tally(request: Document) -> dict[str, Any]:
    """The final scoresheet of a hand-entered end; raises InvalidState with every fault."""
    players = request["players"]
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    options = request.get("options", {})
    found = [*common.player_breaches([player["id"] for player in players])]
    no_such_game = list(common.edition_violations(EDITIONS[ruleset].ruleset, variant, len(players), "for-sale/players"))
    if no_such_game:
        raise InvalidState(in_order(found + no_such_game))
    rules = rules_for(ruleset, variant, options, len(players))
    found += option_faults(rules, options) or [*_coin_faults(players, rules), *_cheque_faults(players, rules)]
    if found:
        raise InvalidState(in_order(found))
    ids = [player["id"] for player in players]
    coins, cheques = [player["coins"] for player in players], [player["cheques"] for player in players]
    return sheet(rules, ids, coins, cheques, final=True)


def _coin_faults(players: list[Document], rules: Rules) -> list[Violation]:
    """Coins never change hands, so nobody ends with more than at the start."""
    return [
        Violation(
            "coins.too-many",
            pointer("players", seat, "coins"),
            "for-sale/setup",
            {"coins": player["coins"], "maximum": rules.starting_coins},
        )
        for seat, player in enumerate(players)
        if player["coins"] > rules.starting_coins
    ]


def _cheque_faults(players: list[Document], rules: Rules) -> list[Violation]:
    """Cheques that do not exist or stand too often, and a number of cheques that buying cannot have led to."""
    found = []
    rest = Counter(rules.cheques)
    for seat, player in enumerate(players):
        for index, cheque in enumerate(player["cheques"]):
            rest[cheque] -= 1
            if rest[cheque] < 0:
                code = "card.twice" if cheque in rules.cheques else "card.unknown"
                at = pointer("players", seat, "cheques", index)
                found.append(Violation(code, at, "for-sale/setup", {"card": cheque}))
        count = len(player["cheques"])
        least, most = _fewest(rules), rules.buying_rounds
        if not least <= count <= most:
            figures = {"count": count, "minimum": least, "maximum": most}
            at = pointer("players", seat, "cheques")
            found.append(Violation("tally.wrong-count", at, "for-sale/exchange", figures))
    return found + _total_faults([len(player["cheques"]) for player in players], rules)


def _fewest(rules: Rules) -> int:
    """The fewest cheques anyone can end with: the others can have at most one a round."""
    return max(0, rules.sold_in_all - (rules.players - 1) * rules.buying_rounds)


def _total_faults(counts: list[int], rules: Rules) -> list[Violation]:
    found = []
    if sum(counts) != rules.sold_in_all:
        figures = {"count": sum(counts), "expected": rules.sold_in_all}
        found.append(Violation("tally.wrong-total", "/players", "for-sale/exchange", figures))
    longest = sum(1 for count in counts if count > rules.full_rounds)
    if rules.short_round and longest > rules.short_round:
        figures = {"count": longest, "maximum": rules.short_round}
        found.append(Violation("tally.wrong-total", "/players", "for-sale/short-last-round", figures))
    return found
