"""Base64url without padding (RFC 4648, section 5), read strictly: each value has one text, and no other."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

PATTERN: Final = "[A-Za-z0-9_-]"


def encode(raw: bytes) -> str:
    """The text of these bytes."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes; raises ValueError for what `encode` makes of no bytes: other characters, padding, bits left over."""
    raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    # The library passes over characters that are none of its own, and bits that are left over; a text has neither.
    if encode(raw) != text:
        raise ValueError("not canonical base64url")
    return raw
