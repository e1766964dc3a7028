"""The events between two tokens of a table, found by playing the last public actions once more.

The service sends a player who was away from a guarded table every event since their token, in their language, as far
as the newest token remembers it.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from gavel.api.operations.states import apply, check
from gavel.engine.events import Event
from gavel.engine.records import CUSTODY
from gavel.engine.referee_declarations import custody_events
from gavel.sealing.coding import recent_of
from gavel.sealing.contents import Contents
from gavel.sealing.steps import state_of

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


def events_since(sealed: SealedGame, before: Contents, now: Contents, since: int) -> list[Event] | None:
    """The events of the actions from the ply `since` on that lead from one settled state of a table to another.

    None if there are none, or if they are unknown: there were too many actions, some of them are not public, or a
    referee has gone back behind the earlier token.
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
    """The events of unsealings and new keys between two tokens of a table."""
    events: list[Event] = []
    for kind, type_ in zip(CUSTODY, custody_events(sealed.id), strict=True):
        earlier = before.custody.get(kind, ())
        new = [each for each in now.custody.get(kind, ()) if each not in earlier]
        events += [type_.dump((type_, *[each[figure] for figure in type_.figures]), now.ids) for each in new]
    return sorted(events, key=itemgetter("ply"))
