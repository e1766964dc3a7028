"""A physical table deals: where a card is turned up, `table` reports it and the service goes on from there."""

from collections import Counter

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation, pointer
from gavel.games.for_sale.rules import buying, selling
from gavel.games.for_sale.rules.state import BUYING, State

RULE = "for-sale/table-reveal"


def awaited(state: State) -> tuple[str, int, tuple[int, ...]]:
    """The deck that is turned up next, how many of its cards, and all that can still turn up, ascending."""
    if state.phase == BUYING:
        return "houses", buying.due(state), buying.unseen(state)
    return "cheques", selling.due(state), selling.unseen(state)


def legal_actions(state: State) -> list[Event]:
    """The one reveal that is awaited; it is never expanded."""
    deck, count, possible = awaited(state)
    return [{"type": "reveal", "player": TABLE, deck: {"count": count, "from": list(possible)}}]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why these cards cannot have been turned up now."""
    deck, count, possible = awaited(state)
    if deck not in action:
        return wrong_action("reveal", state.phase, ["reveal"], RULE, deck=deck)
    cards = action[deck]
    found = []
    if len(cards) != count:
        figures = {"count": len(cards), "expected": count}
        found.append(Violation("reveal.wrong-count", pointer(deck), RULE, figures))
    rest = Counter(possible)
    for index, card in enumerate(cards):
        rest[card] -= 1
        if rest[card] < 0:
            found.append(Violation("reveal.not-possible", pointer(deck, index), RULE, {"card": card}))
    return found


def reveal(state: State, action: Action, events: list[Event]) -> None:
    """Lay out the cards that the table has turned up."""
    if state.phase == BUYING:
        buying.reported(state, tuple(action["houses"]), events)
    else:
        selling.reported(state, tuple(action["cheques"]), events)
