"""What has happened between two tokens of a table, told by playing the last public actions once more.

Whoever was away asks a guarded table with the token that they had, and is told all that they have missed, in their
language, as far as the newest token remembers it.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from gavel.api.operations.states import apply, check
from gavel.engine.events import Event
from gavel.engine.records import CUSTODY
from gavel.engine.referee import custody_events
from gavel.sealing.coding import recent_of
from gavel.sealing.contents import Contents
from gavel.sealing.steps import state_of

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


def events_since(sealed: SealedGame, before: Contents, now: Contents, since: int) -> list[Event] | None:
    """The events of the actions from the ply `since` on that lead from one settled state of a table to another.

    None where there are none, or where they cannot be told: too many actions, some that are not for all to see, or a
    referee has taken back what the earlier token holds.
    """
    packing = sealed.packing
    first, last = packing.ply(before.base.packed) + 1, packing.ply(now.base.packed)
    recent = recent_of(now, packing)
    if not first <= last < first + len(recent):
        return None
    state = state_of(sealed, before, ())
    events: list[Event] = []
    for ply, each in enumerate(recent[first - last - 1 :], start=first):
        if each.action is None or check(sealed.service, state, each.action):
            return None
        happened = apply(sealed.service, state, each.action)
        events += happened if ply >= since else []
    # The same actions played from another line of the game lead elsewhere.
    leads_there = packing.pack_state(state, now.base.edition) == now.base.packed
    return events if leads_there else None


def custody_since(sealed: SealedGame, before: Contents, now: Contents) -> list[Event]:
    """The events of what was done to a table without playing between two of its tokens."""
    events: list[Event] = []
    for kind, type_ in zip(CUSTODY, custody_events(sealed.id), strict=True):
        known = before.custody.get(kind, ())
        new = [each for each in now.custody.get(kind, ()) if each not in known]
        events += [type_.dump((type_, *[each[figure] for figure in type_.figures]), now.ids) for each in new]
    return sorted(events, key=itemgetter("ply"))
