"""A hand-entered end: the coins and cheques of all players. The rules refuse, with every breach, an impossible end."""

from collections.abc import Iterator, Sequence

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.bounds import bounded, out_of
from gavel.engine.game import raise_breaches
from gavel.engine.kinds import INTEGER
from gavel.engine.options import STANDARD
from gavel.engine.ranking import Scoresheet
from gavel.engine.shapes import CARDS, Integer
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.invariants import most_breaches, surplus_breaches
from gavel.games.for_sale.rules.options import option_violations
from gavel.games.for_sale.rules.rulesets import DEFAULT_RULESET, EDITIONS, Rules, rules_for
from gavel.games.for_sale.rules.scoring import sheet

TALLIED = {
    "coins": Integer(about="The coins left at the end."),
    "cheques": CARDS.meaning("The cheques at the end, in any order."),
}

WRONG_COUNT = bounded(Code("tally.wrong-count", ("for-sale/exchange",), {"count": INTEGER}))
WRONG_TOTAL = Code("tally.wrong-total", ("for-sale/exchange",), {"count": INTEGER, "expected": INTEGER})
TOO_MANY_LONG = Code("tally.wrong-total", ("for-sale/short-last-round",), {"count": INTEGER, "maximum": INTEGER})


def tally(request: Document) -> Scoresheet:
    """The final scoresheet of a hand-entered end; raises InvalidState with every breach."""
    players = request["players"]
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    rules = rules_for(ruleset, variant, request.get("options", {}), len(players))
    ids, coins = [player["id"] for player in players], [player["coins"] for player in players]
    cheques = [player["cheques"] for player in players]
    raise_breaches(_breaches(request, ruleset, variant, rules, ids, coins, cheques))
    return sheet(rules, ids, coins, cheques, final=True)


def _breaches(
    request: Document,
    ruleset: str,
    variant: str,
    rules: Rules,
    ids: Sequence[str],
    coins: Sequence[int],
    cheques: Sequence[list[int]],
) -> Iterator[Violation]:
    yield from common.player_breaches(ids)
    if no_such_game := common.edition_violations(EDITIONS[ruleset].ruleset, variant, len(ids), "for-sale/players"):
        yield from no_such_game
        return
    if disagreeing := [*option_violations(rules, request.get("options", {}))]:
        yield from disagreeing
        return
    yield from most_breaches(coins, rules.starting_coins)
    yield from surplus_breaches(
        [(("players", seat, "cheques"), own) for seat, own in enumerate(cheques)], rules.cheques
    )
    yield from _count_breaches([len(own) for own in cheques], rules)


def _count_breaches(counts: Sequence[int], rules: Rules) -> Iterator[Violation]:
    """Breaches for impossible numbers of cheques: of one player, of all, or of the players with one more."""
    # The fewest that a player can end with, since the others can have at most one a round.
    least = max(0, rules.sold_in_all - (rules.players - 1) * rules.buying_rounds)
    for seat, count in enumerate(counts):
        if not least <= count <= rules.buying_rounds:
            at = pointer("players", seat, "cheques")
            yield out_of(WRONG_COUNT, at, least, rules.buying_rounds, count=count)
    if sum(counts) != rules.sold_in_all:
        yield WRONG_TOTAL("/players", count=sum(counts), expected=rules.sold_in_all)
    if longest := rules.too_many_long(counts):
        yield TOO_MANY_LONG("/players", count=longest, maximum=rules.short_round)
