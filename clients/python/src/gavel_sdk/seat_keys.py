"""Keys of seats, made where they are used: the service is told what tells a key, its verifier, and never the key."""

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256

_KEY = re.compile(r"gvs1\.(?:[1-9][0-9]?|r|t)\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])", re.ASCII)


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key for its holder alone, and what tells it, for everybody; the key shows in no repr."""

    key: str = field(repr=False)
    verifier: str


def new_seat_key(seat: int) -> SeatKey:
    """A new key for the seat of that number, counted from 1 in the order of the players."""
    if type(seat) is not int or not 1 <= seat <= 9:
        raise ValueError(f"seats are numbered from 1 on, not {seat!r}")
    key = f"gvs1.{seat}.{_base64url(secrets.token_bytes(32))}"
    return SeatKey(key, verifier_of(key))


def verifier_of(key: str) -> str:
    """What tells a key: the SHA-256 of its secret, in base64url. Raises ValueError, without the text, for no key."""
    found = _KEY.fullmatch(key)
    if found is None:
        raise ValueError("this is no seat key")
    return _base64url(sha256(urlsafe_b64decode(found[1] + "=")).digest())


def _base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
