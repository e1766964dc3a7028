"""Invitations: whoever has the invitation to a shared table takes one of its free seats, with a key of their own.

An invitation is `gvi1.` and a secret of 128 bits in base64url: short enough for a link that people read out. The id of
a shared table follows from its invitation, so that the service finds the table by the guard's record alone.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from gavel.sealing import base64url
from gavel.sealing.seat_keys import KEYS_REMEMBERED

PREFIX: Final = "gvi1."
SECRET_BYTES: Final = 16

_INVITATION = re.compile(rf"{re.escape(PREFIX)}({base64url.OF_128_BITS})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A parsed invitation. Neither `str` nor `repr` show the secret."""

    secret: bytes = field(repr=False)

    def __str__(self) -> str:
        return f"{PREFIX}…"

    @property
    def text(self) -> str:
        """The text of the invitation, for all who are to sit at the table."""
        return PREFIX + base64url.encode(self.secret)

    @property
    def table(self) -> str:
        """The id of the table, which does not reveal the secret."""
        return base64url.encode(blake2b(b"table", key=self.secret, digest_size=16).digest())


@lru_cache(maxsize=KEYS_REMEMBERED)
def parse(text: str) -> Invitation:
    """The invitation of a text; raises ValueError unless it is the canonical text of one."""
    match = _INVITATION.fullmatch(text)
    if match is None:
        raise ValueError("not an invitation")
    return Invitation(base64url.decode(match[1]))
