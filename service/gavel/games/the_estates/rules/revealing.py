"""Reveals at a physical table: after the offer of a rooftop, `table` reports its value."""

from collections import Counter
from collections.abc import Iterator

from gavel.engine import reporting
from gavel.engine.actions import REVEAL as REVEAL_TYPE
from gavel.engine.actions import THE_TABLE, Action, Figure, Move, Phase
from gavel.engine.events import Happened
from gavel.engine.kinds import INTEGER, INTEGERS
from gavel.engine.verdicts import Code, Violation
from gavel.games.the_estates.rules import offering
from gavel.games.the_estates.rules.pieces import VALUE
from gavel.games.the_estates.rules.rulesets import ROOFTOPS
from gavel.games.the_estates.rules.state import REVEAL, State

NOT_POSSIBLE = Code(
    reporting.NOT_POSSIBLE.code,
    ("the-estates/table-reveal",),
    {
        "rooftop": INTEGER.meaning("The value that was reported."),
        "possible": INTEGERS.meaning("The values that can have turned up, ascending."),
    },
)


def unseen_rooftops(state: State) -> list[int]:
    """The values of all rooftops that have not turned up, with repeats, ascending."""
    rest = Counter(ROOFTOPS)
    rest.subtract(rooftop for row in state.board for _cubes, rooftop in row.lots if rooftop)
    return sorted(rest.elements())


def unseen(state: State) -> list[int]:
    """The rooftop values that can still turn up, each once, ascending."""
    return [*dict.fromkeys(unseen_rooftops(state))]


def _candidates(_state: State, seat: int) -> Iterator[Move]:
    for value in sorted(set(ROOFTOPS)):
        yield REVEAL_TYPE, seat, value


def _violations(state: State, move: Move) -> Iterator[Violation]:
    """The violations of a report: only two rooftops have each value."""
    value, possible = move[2], unseen(state)
    if value not in possible:
        yield NOT_POSSIBLE("/rooftop", rooftop=value, possible=possible)


def _play(state: State, move: Move, happened: list[Happened]) -> None:
    """Turn up the offered rooftop."""
    offering.turn_up(state, move[2], happened)


PHASE = Phase(
    REVEAL,
    (
        Action(
            type=REVEAL_TYPE,
            figures={
                "rooftop": Figure(
                    VALUE.meaning("The value of the rooftop that was turned up."),
                    listed=VALUE.meaning("A value that can have turned up."),
                )
            },
            candidates=_candidates,
            violations=_violations,
            play=_play,
        ),
    ),
    seats_to_act=lambda _state: (THE_TABLE,),
    turn_rule="the-estates/table-reveal",
)
