"""Keys of seats: who holds one sees and acts for one seat of one table; a token holds what tells them, not the keys.

A key is `gvs1.`, the number of a seat from 1 (`r`: the referee's, `t`: the table's), a point, and a secret of 256 bits
in base64url. What tells a key, its *verifier*, begins the SHA-256 of the secret.
"""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from gavel.schemas.shapes import MOST_PLAYERS
from gavel.sealing import base64url

REFEREES, TABLES = "r", "t"
SECRET_BYTES: Final = 32
SECRET_LENGTH: Final = 43
"""In characters of base64url."""
VERIFIER_BYTES: Final = 16
"""How much of a SHA-256 a token keeps: to find a secret for it is as hard as to forge the token around it, 2^128."""

KEYS_REMEMBERED: Final = 4096
"""Of how many keys it is remembered how they were read: each comes with every request of its holder."""

_KEY = re.compile(
    rf"gvs1\.([1-{MOST_PLAYERS}]|{REFEREES}|{TABLES})\.({base64url.PATTERN}{{{SECRET_LENGTH}}})", re.ASCII
)


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key as it was sent. `seat` is a number from 1, `r` or `t`; the secret shows in no text of it."""

    seat: str
    secret: bytes = field(repr=False)
    verifier: bytes = field(init=False, repr=False)
    """What a token keeps of it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "verifier", verifier_of(sha256(self.secret).digest()))

    def __str__(self) -> str:
        return f"gvs1.{self.seat}.…"

    @property
    def text(self) -> str:
        """The key as it is given to its holder."""
        return f"gvs1.{self.seat}.{base64url.encode(self.secret)}"


def new_key(seat: str, draw: Callable[[int], bytes] = secrets.token_bytes) -> SeatKey:
    """A key that nobody has had before; `draw` draws so many random bytes."""
    return SeatKey(seat, draw(SECRET_BYTES))


@lru_cache(maxsize=KEYS_REMEMBERED)
def parse(text: str) -> SeatKey:
    """The key of that text; raises ValueError for any other than the one text that a key has."""
    found = _KEY.fullmatch(text)
    if found is None:
        raise ValueError("not a seat key")
    return SeatKey(found[1], base64url.decode(found[2]))


def verifier_of(digest: bytes) -> bytes:
    """What a token keeps of the SHA-256 of a secret."""
    return digest[:VERIFIER_BYTES]


_NOBODYS = bytes(VERIFIER_BYTES)


def fits(key: SeatKey, verifier: bytes | None) -> bool:
    """Whether a key is the one that a verifier tells, in the same time whatever it is; None: there is no such key."""
    same = compare_digest(key.verifier, verifier or _NOBODYS)
    return same and verifier is not None
