"""Access to a sealed table: the key of a request, and its holder at the table. Without a key nothing is allowed.

An invitation stands where a key does. It shows what a spectator sees, and lets its holder take a free seat.
"""

from collections.abc import Mapping
from typing import Any, Final

from gavel.api.problems import Problem
from gavel.engine.actions import TABLE
from gavel.engine.game import SPECTATOR
from gavel.engine.records import REFEREE
from gavel.sealing import invitations, seat_keys
from gavel.sealing.contents import Contents
from gavel.sealing.invitations import Invitation
from gavel.sealing.seat_keys import REFEREES, TABLES, SeatKey, fits

REFUSED: Final = "key-refused"
CHALLENGE: Final = ("WWW-Authenticate", 'Bearer realm="sealed table"')
_SCHEME: Final = "bearer "

Key = SeatKey | Invitation


def key_of(headers: Mapping[str, Any]) -> Key | None:
    """The key or invitation in `Authorization: Bearer`; None without that header. Raises Problem for any other text."""
    header = headers.get("HTTP_AUTHORIZATION")
    if header is None:
        return None
    # The case of the scheme is free (RFC 9110); the key is one text, and one space stands before it.
    if header[: len(_SCHEME)].lower() != _SCHEME:
        raise Problem(REFUSED)
    text = header[len(_SCHEME) :]
    try:
        return invitations.parse(text) if text.startswith(invitations.PREFIX) else seat_keys.parse(text)
    except ValueError:
        raise Problem(REFUSED) from None


def require_key(key: Key | None) -> Key:
    """The key of a request that needs one; raises Problem for None."""
    if key is None:
        raise Problem("key-missing", headers=(CHALLENGE,))
    return key


def holder_of(key: Key | None, contents: Contents) -> str:
    """The holder of a key at a table: a player's id, `referee` or `table`; else `spectator`. Raises Problem."""
    if key is None:
        return SPECTATOR
    if isinstance(key, Invitation):
        if not contents.lasting.shared or key.table != contents.table:
            raise Problem(REFUSED)
        return SPECTATOR
    verifiers, ids = contents.lasting.verifiers, contents.ids
    if key.seat == REFEREES:
        holder, verifier = REFEREE, verifiers[-2]
    elif key.seat == TABLES:
        holder, verifier = TABLE, verifiers[-1]
    else:
        seat = int(key.seat) - 1
        holder, verifier = (ids[seat], verifiers[seat]) if seat < len(ids) else ("", None)
    if not fits(key, verifier):
        raise Problem(REFUSED)
    return holder


def require_holder(holder: str, *allowed: str) -> None:
    """Raise Problem unless `holder` is one of these."""
    if holder not in allowed:
        raise Problem(REFUSED)
