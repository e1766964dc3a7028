"""Who has looked at a guarded table, and how long ago: all who are at the table may know."""

from typing import Final

from gavel.api.operations.call import Answer
from gavel.sealing.contents import Contents
from gavel.sealing.operations.request import SealedRequest

EXACT: Final = 20
"""Seconds within which a seat that looks again is not written down anew: pages ask every second."""


def presence(request: SealedRequest, contents: Contents, holder: str) -> Answer:
    """Seconds since each seat last looked, after the holder of a key has looked; nothing without the guard."""
    if request.agenda is None or not contents.lasting.guarded:
        return {}
    now, seen = request.now(), dict(request.agenda.seen(contents.table))
    if holder in contents.ids and seen.get(holder, 0) <= now - EXACT:
        request.agenda.see(contents.table, holder, now)
        seen[holder] = now
    return {"seen": {player: max(0, now - seen[player]) for player in contents.ids if player in seen}}
