"""A physical table deals: when a rooftop is offered, `table` reports the value that was turned up."""

from collections import Counter

from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.legacy import Action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import offering
from gavel.games.the_estates.rules.rulesets import ROOFTOPS
from gavel.games.the_estates.rules.state import State

RULE = "the-estates/table-reveal"


def unseen(state: State) -> list[int]:
    """The rooftop values that can still turn up, each once, ascending."""
    rest = Counter(ROOFTOPS)
    for row in state.board:
        rest.subtract(building.rooftop for building in row.lots if building.rooftop)
    return sorted(value for value, count in rest.items() if count > 0)


def legal_actions(state: State) -> list[Event]:
    """A reveal for each value that can still turn up."""
    return [{"type": "reveal", "player": TABLE, "rooftop": value} for value in unseen(state)]


def refusals(state: State, action: Action) -> list[Violation]:
    """Why this rooftop cannot have been turned up now."""
    possible = unseen(state)
    if action["rooftop"] in possible:
        return []
    figures = {"rooftop": action["rooftop"], "possible": possible}
    return [Violation("reveal.not-possible", "/rooftop", RULE, figures)]


def reveal(state: State, action: Action, events: list[Event]) -> None:
    """The offered rooftop has been turned up."""
    offering.turned_up(state, action["rooftop"], events)
