"""Base64url without padding (RFC 4648, section 5), read strictly: each value has one text, and no other."""

from binascii import a2b_base64, b2a_base64
from collections.abc import Iterable
from typing import Final

PATTERN: Final = "[A-Za-z0-9_-]"

_WRITTEN: Final = bytes.maketrans(b"+/", b"-_")
_READ: Final = bytes.maketrans(b"-_+/=", b"+/!!!")
"""What has no place in a text becomes what has none in base64 either."""

_PADDING: Final = (b"", b"===", b"==", b"=")
_ENDS: Final = (b"", b"", b"AQgw", b"AEIMQUYcgkosw048")
"""By how many characters stand behind the last four: what pads them, and the last ones that leave no bits over."""


def encode(raw: bytes) -> str:
    """The text of these bytes."""
    return encode_parts((raw,))


def encode_parts(parts: Iterable[bytes]) -> str:
    """The texts of these bytes, with points between."""
    return b".".join([b2a_base64(raw, newline=False).rstrip(b"=") for raw in parts]).translate(_WRITTEN).decode()


def decode(text: str) -> bytes:
    """The bytes; raises ValueError for what `encode` makes of no bytes: other characters, padding, bits left over."""
    [raw] = decode_parts(text)
    return raw


def decode_parts(texts: str) -> list[bytes]:
    """The bytes of texts with points between, each read as `decode` reads one; raises ValueError."""
    parts = []
    for read in texts.encode().translate(_READ).split(b"."):
        beyond = len(read) % 4
        # The library passes over bits that are left over, even where it is strict; a text has none.
        if beyond and read[-1] not in _ENDS[beyond]:
            raise ValueError("not canonical base64url")
        parts.append(a2b_base64(read + _PADDING[beyond], strict_mode=True))
    return parts
