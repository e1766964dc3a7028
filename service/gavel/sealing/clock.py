"""The clock of a guarded table: when it has run out, the service plays the default actions of all who are to act.

It runs from the last settled action, or from when the last free seat was taken. Nothing happens by itself: the next
request about the table plays what is due, before anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gavel.api.operations.call import Call
from gavel.engine.game import FINISHED
from gavel.engine.records import DEFAULT, REFEREE
from gavel.sealing.contents import MOST_RECENT, Contents, Document, Late
from gavel.sealing.steps import Step, act, release_withheld, state_of

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


def has_run_out(contents: Contents, now: int) -> bool:
    """Whether the time of those who are to act is up."""
    clock = contents.clock
    return clock is not None and not contents.free_seats and now >= clock.since + clock.seconds


def step_of_clock(sealed: SealedGame, contents: Contents, call: Call) -> Step | None:
    """The table after the default actions of all who are to act; None where none is due.

    What is withheld from one seat is released instead, as though another seat had looked.
    """
    if contents.withheld_from is not None:
        return release_withheld(sealed, contents)
    ply, late = sealed.packing.ply(contents.base.packed), []
    step = Step(contents, state_of(sealed, contents, contents.pending), [], has_withheld=False)
    for seat in seats_to_act(sealed, step.state):
        due = _default_of(sealed, step.state, seat)
        if due is None or step.has_withheld:
            continue
        late.append(Late(contents.ids.index(seat), ply))
        step = act(sealed, step.contents, step.state, due, call).after(step)
    return step._replace(late=tuple(late)) if late else None


def seats_to_act(sealed: SealedGame, state: Any) -> tuple[str, ...]:
    """The players who are to act, without the dealer of a real table, who has no clock."""
    return tuple([player for player in sealed.game.to_act(state) if player in state.ids])


def _default_of(sealed: SealedGame, state: Any, seat: str) -> Document | None:
    """The default action of a seat, by a referee for a forfeited one; None where it has none, or has acted."""
    if state.phase == FINISHED:
        return None
    due: Document | None = sealed.game.default_actions(state, seat).get(seat)
    if due is not None and state.records is not None and seat in state.records.forfeited:
        return {"type": DEFAULT, "player": REFEREE, "seat": seat}
    return due


def timed(contents: Contents, before: Contents, step: Step, now: int) -> Contents:
    """The contents of a step with the clock of the table before it, which runs anew once an action is settled."""
    clock = before.clock
    if clock is None:
        return contents
    if step.settled or before.free_seats:
        clock = clock._replace(since=now)
    return contents._replace(clock=clock._replace(late=(*clock.late, *step.late)[-MOST_RECENT:]))


def restarted(contents: Contents, now: int) -> Contents:
    """The contents with a clock that runs from now on, where they have one."""
    return contents if contents.clock is None else contents._replace(clock=contents.clock._replace(since=now))
