"""Keys of seats: the holder of one sees and acts for one seat of one table; tokens hold verifiers, not the keys.

A key is `gvs1.`, the number of a seat from 1 (`r`: the referee's, `t`: the table's), a point, and a secret of 256 bits
in base64url. The *verifier* of a key is the beginning of the SHA-256 of its secret.
"""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from gavel.sealing import base64url

REFEREES, TABLES = "r", "t"
SECRET_BYTES: Final = 32
SECRET_LENGTH: Final = 43
"""The characters of a secret in base64url."""
VERIFIER_BYTES: Final = 16
"""Bytes of a SHA-256 in a verifier: to find a secret for it is as hard as to forge the token around it, 2^128."""

KEYS_REMEMBERED: Final = 4096
"""The number of parsed keys that are cached: each comes with every request of its holder."""

_KEY = re.compile(rf"gvs1\.([1-9][0-9]?|{REFEREES}|{TABLES})\.({base64url.PATTERN}{{{SECRET_LENGTH}}})", re.ASCII)


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A parsed key. `seat` is a number from 1, `r` or `t`; neither `str` nor `repr` show the secret."""

    seat: str
    secret: bytes = field(repr=False)
    verifier: bytes = field(init=False, repr=False)
    """The verifier of the key, which tokens hold."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "verifier", verifier_of(sha256(self.secret).digest()))

    def __str__(self) -> str:
        return f"gvs1.{self.seat}.…"

    @property
    def announced(self) -> str:
        """What its maker sends for a service to know the key by: the SHA-256 of its secret, in base64url."""
        return base64url.encode(sha256(self.secret).digest())

    @property
    def text(self) -> str:
        """The text of the key for its holder."""
        return f"gvs1.{self.seat}.{base64url.encode(self.secret)}"


def new_key(seat: str, draw: Callable[[int], bytes] = secrets.token_bytes) -> SeatKey:
    """A new random key; `draw(n)` returns n random bytes."""
    return SeatKey(seat, draw(SECRET_BYTES))


@lru_cache(maxsize=KEYS_REMEMBERED)
def parse(text: str) -> SeatKey:
    """The key of a text; raises ValueError unless it is the canonical text of a key."""
    match = _KEY.fullmatch(text)
    if match is None:
        raise ValueError("not a seat key")
    return SeatKey(match[1], base64url.decode(match[2]))


def verifier_of(digest: bytes) -> bytes:
    """The verifier that begins the SHA-256 of a secret."""
    return digest[:VERIFIER_BYTES]


NOBODYS: Final = bytes(VERIFIER_BYTES)
"""A verifier for which nobody finds a secret: it stands for that of a free seat."""


def fits(key: SeatKey, verifier: bytes | None) -> bool:
    """Whether a key has this verifier, compared in constant time; False for None, the verifier of no key."""
    same = compare_digest(key.verifier, verifier or NOBODYS)
    return same and verifier is not None
