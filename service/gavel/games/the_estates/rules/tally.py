"""A hand-entered end: cash, cash boxes, certificates and board. Refused with every reason if no game can end so.

It does not ask whether the game had to be over.
"""

from typing import Any

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.options import STANDARD
from gavel.engine.verdicts import InvalidState, in_order
from gavel.games.the_estates.rules.board import read_board
from gavel.games.the_estates.rules.checks_of_boards import board_faults, cash_faults, certificate_faults
from gavel.games.the_estates.rules.rulesets import CAPSTONE, DEFAULT_RULESET, rules_for
from gavel.games.the_estates.rules.scoring import sheet


def tally(request: Document) -> dict[str, Any]:
    """The final scoresheet of a hand-entered end; raises InvalidState with every fault."""
    players, board = request["players"], request["board"]
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    found = [*common.player_breaches([player["id"] for player in players])]
    found += common.edition_violations(CAPSTONE, variant, len(players), "the-estates/players")
    rules = rules_for(ruleset, variant, request.get("options", {}), len(players))
    ids = [player["id"] for player in players]
    found += board_faults(board, rules)
    found += certificate_faults(request, ids)
    found += cash_faults(players)
    if found:
        raise InvalidState(in_order(found))
    owners = {colour: ids.index(player) for colour, player in request["certificates"].items()}
    return sheet(
        rules,
        ids,
        [player["cash"] for player in players],
        [player["cash_box"] for player in players],
        owners,
        read_board(board),
        final=True,
    )
