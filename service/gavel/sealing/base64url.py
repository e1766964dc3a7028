"""Base64url without padding (RFC 4648, section 5), read strictly: each value has one text, and no other."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

PATTERN: Final = "[A-Za-z0-9_-]"
_TEXT = re.compile(f"{PATTERN}*", re.ASCII)


def encode(raw: bytes) -> str:
    """The text of these bytes."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes; raises ValueError for what `encode` makes of no bytes: other characters, padding, bits left over."""
    if _TEXT.fullmatch(text) is None or len(text) % 4 == 1:
        raise ValueError("not base64url")
    raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encode(raw) != text:
        raise ValueError("not canonical base64url")
    return raw
