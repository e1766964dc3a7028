"""Tokens: contents encrypted and authenticated as a compact JWE (RFC 7516) that only the service can open.

Each has a content key of its own, wrapped by the service's key: random nonces under one shared key would run out. The
service accepts only the header that it writes itself, byte for byte.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, Protocol

from gavel.api.problems import Problem
from gavel.sealing.configured import NOT_CONFIGURED

if TYPE_CHECKING:
    from joserfc.jwk import OKPKey

    from gavel.sealing.keys import ServiceKeys

LONGEST: Final = 1 << 14
"""The most characters of a token; the service makes none that is longer."""

FOR_RECORDS: Final = LONGEST // 4
"""The characters that a table's first token leaves free for new keys, penalties, late seats and all else that is put on
record later: a game that fills its token could be played, but no longer refereed."""

STEP: Final = 192
SHORTEST: Final = 88
"""Bytes: contents are filled up to 88, 280, 472, 664 ... Each step is 256 characters of base64url; around the third lie
all tokens of games of cards, which then have 796 characters if the key has an id of 11."""

SEAL_BROKEN: Final = "seal-broken"


def filled_length(length: int) -> int:
    """The padded length of contents of so many bytes."""
    return SHORTEST + STEP * max(0, -(-(length - SHORTEST) // STEP))


def too_long() -> Problem:
    """The problem of a token, or of a game that would need one, of more than `LONGEST` characters."""
    return Problem("too-large", {"characters": LONGEST}, members={"limit": LONGEST})


class Vault(Protocol):
    """Seals and opens tokens, signs receipts, and draws random bytes."""

    def seal(self, contents: bytes) -> str:
        """The token of these contents; raises Problem if it would be too long."""

    def unseal(self, token: str) -> bytes:
        """The contents of a token; raises the same Problem whatever is wrong with it, except its length."""

    def draw(self, count: int) -> bytes:
        """`count` random bytes."""

    def signing(self) -> OKPKey:
        """The key that signs receipts; raises Problem if there is none."""


class KeyVault:
    """Seals with the service's keys."""

    __slots__ = ("_keys",)

    def __init__(self, keys: ServiceKeys) -> None:
        self._keys = keys

    def seal(self, contents: bytes) -> str:
        """The token of these contents; raises Problem if it would be too long."""
        token = self._keys.encrypt(contents)
        if len(token) > LONGEST:
            raise too_long()
        return token

    def unseal(self, token: str) -> bytes:
        """The contents of a token; raises the same Problem whatever is wrong with it, except its length."""
        if len(token) > LONGEST:
            raise too_long()
        contents = self._keys.decrypt(token)
        if contents is None:
            raise Problem(SEAL_BROKEN)
        return contents

    def draw(self, count: int) -> bytes:
        """`count` random bytes."""
        return secrets.token_bytes(count)

    def signing(self) -> OKPKey:
        """The key that signs receipts; raises Problem if there is none."""
        if self._keys.sign is None:
            raise Problem(NOT_CONFIGURED)
        return self._keys.sign
