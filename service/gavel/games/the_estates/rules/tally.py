"""A hand-entered end: cash, cash boxes, certificates and board. The rules refuse, with every breach, an impossible end.

They do not check whether the game had to be over.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.engine.game import raise_breaches
from gavel.engine.options import STANDARD
from gavel.engine.ranking import Scoresheet
from gavel.engine.shapes import Integer
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules.board import BOARD_SHAPE, Board, load_board
from gavel.games.the_estates.rules.invariants import board_breaches, built_by
from gavel.games.the_estates.rules.rulesets import CAPSTONE, DEFAULT_RULESET, Rules, rules_for
from gavel.games.the_estates.rules.scoring import sheet
from gavel.games.the_estates.rules.state import CERTIFICATES_SHAPE, load_certificates

TALLIED = {
    "cash": Integer(about="The cash in hand at the end."),
    "cash_box": Integer(about="The cash stowed away at the end."),
}
TABLE_AT_THE_END = {
    "certificates": CERTIFICATES_SHAPE.meaning(
        "Who holds each company's certificate, by colour; a colour without a holder is left out."
    ),
    "board": BOARD_SHAPE.meaning("The three rows of the board at the end."),
}


@dataclass(slots=True)
class Tally:
    """A hand-entered end, by seat as in a state."""

    ids: tuple[str, ...]
    strangers: tuple[str, ...]
    variant: str
    rules: Rules
    cash: list[int]
    cash_box: list[int]
    certificates: list[int]
    board: Board


def tally(request: Document) -> Scoresheet:
    """The final scoresheet of a hand-entered end; raises InvalidState with every violation."""
    end = _load(request)
    raise_breaches(_breaches(end))
    return sheet(end, final=True)


def _load(request: Document) -> Tally:
    players = request["players"]
    ids = tuple([player["id"] for player in players])
    ruleset, variant = request.get("ruleset", DEFAULT_RULESET), request.get("variant", STANDARD)
    seats = common.Seats(ids)
    certificates = load_certificates(seats, request["certificates"])
    return Tally(
        ids=ids,
        strangers=tuple(seats.strangers),
        variant=variant,
        rules=rules_for(ruleset, variant, request.get("options", {}), len(ids)),
        cash=[player["cash"] for player in players],
        cash_box=[player["cash_box"] for player in players],
        certificates=certificates,
        board=load_board(request["board"]),
    )


def _breaches(end: Tally) -> Iterator[Violation]:
    yield from common.player_breaches(end.ids)
    yield from common.edition_violations(CAPSTONE, end.variant, len(end.ids), "the-estates/players")
    yield from board_breaches(built_by(end))
