"""Tokens: what they hold, encrypted and authenticated as a compact JWE (RFC 7516) that only the service can open.

Each has a content key of its own (A256GCM), wrapped by the service's key (A256KW): random nonces under one shared key
would be used up. A header that this service does not write byte for byte is none.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from gavel.api.body import too_large
from gavel.api.problems import Problem
from gavel.schemas import strict_json
from gavel.sealing import base64url
from gavel.sealing.configured import NOT_CONFIGURED

if TYPE_CHECKING:
    from joserfc.jwk import OctKey, OKPKey

    from gavel.sealing.keys import ServiceKeys

LONGEST: Final = 1 << 14
"""In characters; what is longer is no token of ours."""

STEP: Final = 192
SHORTEST: Final = 88
"""Bytes: contents are filled up to 88, 280, 472, 664 ... Each step is 256 characters of base64url; around the third lie
all tokens of games of cards, which then have 796 characters if the key has an id of 11."""

_CONTENT_KEY, _WRAPPED, _NONCE, _TAG = 32, 40, 12, 16
"""Bytes of the content key, and of the parts that have always one length: that key as it is wrapped, nonce, tag."""

SEAL_BROKEN: Final = "seal-broken"


def filled_length(length: int) -> int:
    """To what length contents of so many bytes are filled up."""
    return SHORTEST + STEP * max(0, -(-(length - SHORTEST) // STEP))


class Vault(Protocol):
    """What seals and opens, and draws what nobody can guess."""

    def seal(self, contents: bytes) -> str:
        """The token of these contents; raises Problem where it would be too long."""

    def unseal(self, token: str) -> bytes:
        """What a token holds; raises Problem, the same whatever is wrong with it but its length."""

    def draw(self, count: int) -> bytes:
        """So many random bytes."""

    def signing(self) -> OKPKey:
        """The key that signs receipts; raises Problem where there is none."""


class KeyVault:
    """Seals with the service's keys."""

    __slots__ = ("_keys",)

    def __init__(self, keys: ServiceKeys) -> None:
        self._keys = keys

    def seal(self, contents: bytes) -> str:
        """The token of these contents; raises Problem where it would be too long."""
        return seal(contents, self._keys)

    def unseal(self, token: str) -> bytes:
        """What a token holds; raises Problem, the same whatever is wrong with it but its length."""
        return unseal(token, self._keys)

    def draw(self, count: int) -> bytes:
        """So many random bytes."""
        return secrets.token_bytes(count)

    def signing(self) -> OKPKey:
        """The key that signs receipts; raises Problem where there is none."""
        if self._keys.sign is None:
            raise Problem(NOT_CONFIGURED)
        return self._keys.sign


def seal(contents: bytes, keys: ServiceKeys) -> str:
    """The token of these contents; raises Problem where it would be too long."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.keywrap import aes_key_wrap

    header = _written_header(keys.seal.kid or "")
    content_key, nonce = secrets.token_bytes(_CONTENT_KEY), secrets.token_bytes(_NONCE)
    wrapped = aes_key_wrap(keys.seal.raw_value, content_key)
    sealed = AESGCM(content_key).encrypt(nonce, contents, header.encode())
    parts = (wrapped, nonce, sealed[:-_TAG], sealed[-_TAG:])
    token = ".".join([header, *map(base64url.encode, parts)])
    if len(token) > LONGEST:
        raise too_large(LONGEST)
    return token


def unseal(token: str, keys: ServiceKeys) -> bytes:
    """What a token holds; raises Problem, the same whatever is wrong with it but its length."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.keywrap import InvalidUnwrap, aes_key_unwrap

    if len(token) > LONGEST:
        raise too_large(LONGEST)
    key, header, (wrapped, nonce, ciphertext, tag) = _parts_of(token, keys)
    try:
        content_key = aes_key_unwrap(key.raw_value, wrapped)
        return AESGCM(content_key).decrypt(nonce, ciphertext + tag, header.encode())
    except (InvalidUnwrap, InvalidTag, ValueError):
        raise Problem(SEAL_BROKEN) from None


def _parts_of(token: str, keys: ServiceKeys) -> tuple[OctKey, str, list[bytes]]:
    """The key that a token of the right form names, its header, and its other parts; raises Problem."""
    header, *parts = token.split(".")
    key = next((each for kid, each in keys.opening.items() if _written_header(kid) == header), None)
    try:
        raw = [base64url.decode(part) for part in parts]
    except ValueError:
        raise Problem(SEAL_BROKEN) from None
    if key is None or len(raw) != 4 or (len(raw[0]), len(raw[1]), len(raw[3])) != (_WRAPPED, _NONCE, _TAG):
        raise Problem(SEAL_BROKEN)
    return key, header, raw


def _header(kid: str) -> dict[str, str]:
    return {"alg": "A256KW", "enc": "A256GCM", "kid": kid}


@lru_cache(maxsize=64)
def _written_header(kid: str) -> str:
    """The first part of every token that a key of that id seals."""
    return base64url.encode(strict_json.dumps(_header(kid)))
