"""Whom a step of a guarded table concerns: those whose turn begins, who are to look, and all when the game is over.

Entries of the agenda follow from what everybody at the table can see, so that a call tells nobody anything hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from gavel.engine.game import FINISHED
from gavel.sealing.agenda import Entry, Kind
from gavel.sealing.clock import seats_to_act
from gavel.sealing.contents import Contents
from gavel.sealing.heads import HeadsUnavailable
from gavel.sealing.steps import Step, state_of

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame
    from gavel.sealing.operations.request import SealedRequest

PATIENCE: Final = 30
"""Seconds before a player is called: whoever has the page open looks within these, and is not disturbed."""


def plan(request: SealedRequest, before: Contents | None, step: Step) -> None:
    """Put on the agenda what a stored step leads to; `before`: the table that was known, None where all are called.

    Nothing where the service calls nobody. The step stays what it is if the store fails now.
    """
    if request.agenda is None or request.push is None:
        return
    contents, now = step.contents, request.now()
    with suppress(HeadsUnavailable):
        request.agenda.put(_calls(request.sealed, before, step), now + PATIENCE)
        if contents.clock is not None and not contents.free_seats:
            clock = Entry(contents.table, "", Kind.CLOCK)
            request.agenda.put([clock], contents.clock.since + contents.clock.seconds)


def _calls(sealed: SealedGame, before: Contents | None, step: Step) -> list[Entry]:
    contents = step.contents
    if contents.free_seats:  # a game begins when everybody has sat down
        return []
    withheld = before is not None and before.withheld_from is not None
    if contents.withheld_from is not None:
        others = [player for seat, player in enumerate(contents.ids) if seat != contents.withheld_from]
        return [] if withheld else _entries(contents, others, Kind.LOOK)
    state = state_of(sealed, contents, contents.pending) if step.state is None else step.state
    waited_for = () if before is None else _to_act(sealed, before)
    if state.phase == FINISHED:
        was_over = before is not None and not withheld and not waited_for
        return [] if was_over else _entries(contents, contents.ids, Kind.OVER)
    return _entries(contents, [each for each in seats_to_act(sealed, state) if each not in waited_for], Kind.TURN)


def _to_act(sealed: SealedGame, contents: Contents) -> tuple[str, ...]:
    """The players whom the table waited for; nobody while seats were free, or something was withheld."""
    if contents.free_seats or contents.withheld_from is not None:
        return ()
    return seats_to_act(sealed, state_of(sealed, contents, contents.pending))


def _entries(contents: Contents, players: Sequence[str], kind: Kind) -> list[Entry]:
    return [Entry(contents.table, player, kind) for player in players]


def is_due(sealed: SealedGame, contents: Contents, entry: Entry) -> bool:
    """Whether a call still says what is so at the table."""
    if entry.kind is Kind.LOOK:
        return contents.withheld_from is not None
    if contents.withheld_from is not None:
        return False
    state = state_of(sealed, contents, contents.pending)
    if entry.kind is Kind.OVER:
        return bool(state.phase == FINISHED)
    return entry.seat in seats_to_act(sealed, state) and state.phase != FINISHED
