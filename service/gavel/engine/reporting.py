"""The report of a table that deals: a phase in which `table` names the cards or rolls that have turned up."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from gavel.engine import shapes
from gavel.engine.actions import REVEAL, THE_TABLE, Action, CardsToReveal, Document, Figure, Move, Phase
from gavel.engine.dealing import surplus
from gavel.engine.decks import Deck, Dice
from gavel.engine.events import Happened
from gavel.engine.kinds import INTEGER, TEXT
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code, Violation, pointer

S = TypeVar("S", bound=GameState)

WRONG_COUNT: Final = Code("reveal.wrong-count", figures={"count": INTEGER, "expected": INTEGER})
NOT_POSSIBLE: Final = Code("reveal.not-possible", figures={"card": TEXT.meaning("The card in question.")})


def report_phase(
    name: str,
    of: Deck | Dice,
    *,
    count: Callable[[S], int],
    unseen: Callable[[S], Sequence[Any]],
    reported: Callable[[S, list[Any], list[Happened]], None],
    rule: str,
) -> Phase[S]:
    """The phase in which a table reports `count` cards of a deck, all of them `unseen`; `reported` goes on with them.

    `rule` is the clause on what turns up.
    """

    def due(state: S, _seat: int) -> list[Move]:
        return [(REVEAL, THE_TABLE, CardsToReveal(count(state), unseen(state)))]

    def violations(state: S, move: Move) -> Iterator[Violation]:
        cards, expected = move[2], count(state)
        if len(cards) != expected:
            yield WRONG_COUNT(pointer(of.name), rule=rule, count=len(cards), expected=expected)
        for index, card in surplus(cards, unseen(state)):
            yield NOT_POSSIBLE(pointer(of.name, index), rule=rule, card=str(card))

    def play(state: S, move: Move, happened: list[Happened]) -> None:
        setattr(state, of.name, getattr(state, of.name) - len(move[2]))
        reported(state, move[2], happened)

    def load(document: Document) -> tuple[list[Any]]:
        return ([*map(of.load, document[of.name])],)

    figure = Figure(
        of.shape.meaning(f"{of.about} Those that have turned up, in any order."),
        listed=shapes.CardsToReveal(about="How many are to be reported, and which can have turned up."),
    )
    action: Action[S] = Action(
        type=REVEAL, figures={of.name: figure}, candidates=due, violations=violations, play=play, load_figures=load
    )
    return Phase(name, (action,), seats_to_act=lambda _state: (THE_TABLE,), rule=rule, turn_rule=rule)
