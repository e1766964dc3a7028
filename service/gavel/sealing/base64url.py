"""Base64url without padding (RFC 4648, section 5), decoded strictly: each value has exactly one text."""

from binascii import a2b_base64, b2a_base64
from collections.abc import Iterable
from typing import Final

PATTERN: Final = "[A-Za-z0-9_-]"
OF_128_BITS: Final = f"{PATTERN}{{21}}[AQgw]"
"""The text of 128 bits, as a regular expression: four bits of the last character are left over, and must be 0."""

_WRITTEN: Final = bytes.maketrans(b"+/", b"-_")
_READ: Final = bytes.maketrans(b"-_", b"+/")
_LEFT_OUT: Final = b"=\n"
"""The padding that the library appends."""


def encode(raw: bytes) -> str:
    """The text of these bytes."""
    return encode_parts((raw,))


def encode_parts(parts: Iterable[bytes]) -> str:
    """The texts of these bytes, with points between."""
    return b".".join(map(b2a_base64, parts)).translate(_WRITTEN, _LEFT_OUT).decode()


def decode(text: str) -> bytes:
    """The bytes of a text; raises ValueError for other characters, padding, or bits left over."""
    [raw] = decode_parts(text)
    return raw


def decode_parts(texts: str) -> list[bytes]:
    """The bytes of texts with points between, each decoded strictly; raises ValueError."""
    parts = [a2b_base64(text + b"==") for text in texts.encode().translate(_READ).split(b".")]
    # The library ignores foreign characters, and bits that are left over.
    if encode_parts(parts) != texts:
        raise ValueError("not canonical base64url")
    return parts
