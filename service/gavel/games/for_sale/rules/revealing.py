"""Reveals at a physical table: `table` reports the cards that it turns up, and the game goes on with them."""

from collections.abc import Iterator
from typing import Any

from gavel.engine import reporting, shapes
from gavel.engine.actions import REVEAL, THE_TABLE, Action, CardsToReveal, Document, Figure, Move, Phase, dump_figure
from gavel.engine.dealing import surplus
from gavel.engine.events import Happened
from gavel.engine.judging import WRONG_ACTION
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules import buying, selling
from gavel.games.for_sale.rules.figures import CARD, DECK
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, SELLING, Cards, State

RULE = "for-sale/table-reveal"

WRONG_DECK = Code(WRONG_ACTION.code, (RULE,), {**WRONG_ACTION.figures, "deck": DECK})
WRONG_COUNT = Code(reporting.WRONG_COUNT.code, (RULE,), {"count": INTEGER, "expected": INTEGER})
NOT_POSSIBLE = Code(reporting.NOT_POSSIBLE.code, (RULE,), {"card": CARD})


def _awaited(state: State) -> tuple[str, CardsToReveal]:
    """The deck that is turned up next, and its candidates, ascending and with repeats."""
    if state.phase == BUYING:
        return HOUSES, CardsToReveal(buying.due(state), buying.unseen(state))
    return CHEQUES, CardsToReveal(selling.due(state), selling.unseen(state))


def _reveals(state: State, seat: int) -> list[Move]:
    """The one reveal that is due; no listing expands it."""
    return [(REVEAL, seat, *_awaited(state))]


def _violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a report: cards that cannot have turned up now."""
    _type, _seat, reported, cards = move
    deck, due = _awaited(state)
    if reported != deck:
        yield WRONG_DECK("/type", action=REVEAL, phase=state.phase, expected=[REVEAL], deck=deck)
        return
    if len(cards) != due.number:
        yield WRONG_COUNT(pointer(deck), count=len(cards), expected=due.number)
    for index, card in surplus(cards, due.candidates):
        yield NOT_POSSIBLE(pointer(deck, index), card=card)


def _reveal(state: State, move: Move, happened: list[Happened]) -> None:
    """Lay out the cards that the table reports."""
    _type, _seat, deck, cards = move
    if deck == HOUSES:
        buying.reported(state, cards, happened)
    else:
        selling.reported(state, cards, happened)


def _load(document: Document) -> tuple[str, Cards]:
    deck = HOUSES if HOUSES in document else CHEQUES
    return deck, document[deck]


def _dump(move: Move) -> dict[str, Any]:
    _type, _seat, deck, cards = move
    return {deck: dump_figure(cards)}


def _turned_up(cards: str, other: str) -> Figure:
    return Figure(
        shapes.CARDS.meaning(f"The {cards} that were turned up, in any order; either these or `{other}`."),
        listed=shapes.CardsToReveal(about=f"How many {cards} are to be reported, and which can have turned up."),
    )


_REPORT = Action(
    type=REVEAL,
    figures={HOUSES: _turned_up("houses", CHEQUES), CHEQUES: _turned_up("cheques", HOUSES)},
    exactly_one=True,
    candidates=_reveals,
    violations=_violations,
    play=_reveal,
    load_figures=_load,
    dump_figures=_dump,
)


def _phase(name: str) -> Phase[State]:
    return Phase(name, (_REPORT,), seats_to_act=lambda _state: (THE_TABLE,), rule=RULE, turn_rule=RULE)


BEFORE_BUYING = _phase(BUYING)
BEFORE_SELLING = _phase(SELLING)
"""The phases in which the table has to report cards."""
