"""Who asks: the key that a request brings, and whose it is at a table. Nobody else sees or does anything there."""

from collections.abc import Mapping
from typing import Any, Final

from gavel.api.problems import Problem
from gavel.engine.actions import TABLE
from gavel.engine.game import SPECTATOR
from gavel.engine.records import REFEREE
from gavel.sealing.contents import Contents
from gavel.sealing.seat_keys import REFEREES, TABLES, SeatKey, fits, parse

REFUSED: Final = "key-refused"
_SCHEME: Final = "bearer "


def key_of(headers: Mapping[str, Any]) -> SeatKey | None:
    """The key of a request, from `Authorization: Bearer`; None without that header. Raises Problem for what is none."""
    header = headers.get("HTTP_AUTHORIZATION")
    if header is None:
        return None
    # The scheme is read as RFC 9110 has it, in any case; the key is one text, and the space before it one space.
    if header[: len(_SCHEME)].lower() != _SCHEME:
        raise Problem(REFUSED)
    try:
        return parse(header[len(_SCHEME) :])
    except ValueError:
        raise Problem(REFUSED) from None


def require_key(key: SeatKey | None) -> SeatKey:
    """The key, where nobody can do without; raises Problem."""
    if key is None:
        raise Problem("key-missing")
    return key


def holder_of(key: SeatKey | None, contents: Contents) -> str:
    """Whose key it is at this table: a player's id, `referee` or `table`; `spectator` without one. Raises Problem."""
    if key is None:
        return SPECTATOR
    verifiers, ids = contents.verifiers, contents.ids
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
    """Raise Problem unless the key is that of one of these."""
    if holder not in allowed:
        raise Problem(REFUSED)
