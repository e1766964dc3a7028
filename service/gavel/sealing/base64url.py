"""Base64url without padding (RFC 4648, section 5), read strictly: each value has one text, and no other."""

from binascii import a2b_base64, b2a_base64
from typing import Final

PATTERN: Final = "[A-Za-z0-9_-]"

_WRITTEN: Final = bytes.maketrans(b"+/", b"-_")
_READ: Final = bytes.maketrans(b"-_+/", b"+/!!")
"""What has no place in a text becomes what has none in base64 either."""


def encode(raw: bytes) -> str:
    """The text of these bytes."""
    return b2a_base64(raw, newline=False).rstrip(b"=").translate(_WRITTEN).decode()


def decode(text: str) -> bytes:
    """The bytes; raises ValueError for what `encode` makes of no bytes: other characters, padding, bits left over."""
    read = text.encode().translate(_READ)
    raw = a2b_base64(read + b"==="[: -len(read) % 4])
    # The library passes over characters that are none of its own, and bits that are left over; a text has neither.
    if b2a_base64(raw, newline=False).rstrip(b"=") != read:
        raise ValueError("not canonical base64url")
    return raw
