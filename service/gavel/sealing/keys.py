"""The service's own keys: some seal states and open them, others sign receipts and verify them.

A file holds them, a JWK set (RFC 7517) whose members are exactly those that `gavel keys new` writes. The first key for
sealing seals and all of them open; the first key for signing signs and all of them verify.
"""

import os
import re
import secrets
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from joserfc.jwk import OctKey, OKPKey

from gavel.private_files import FileRefused
from gavel.schemas import strict_json
from gavel.sealing import base64url, jwe

KEY_BYTES: Final = 32
MOST_BYTES: Final = 1 << 16
KID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")

FEWEST_DISTINCT: Final = 8
"""The least number of distinct bytes in a random key: one with fewer is a placeholder, or a sentence typed by hand."""

JWK: TypeAlias = dict[str, Any]

_MEMBERS: Final[Mapping[str, tuple[Mapping[str, str], frozenset[str]]]] = {
    "enc": ({"kty": "oct", "alg": "A256KW"}, frozenset({"k"})),
    "sig": ({"kty": "OKP", "crv": "Ed25519", "alg": "Ed25519"}, frozenset({"x", "d"})),
}
"""By `use`: the members with fixed values, and those of 32 bytes."""


class KeysRefused(FileRefused):
    """The service must not use a file of keys; the text says why, and never quotes a key."""


@dataclass(frozen=True, slots=True)
class ServiceKeys:
    """The keys in force."""

    seal: OctKey = field(repr=False)
    opening: Mapping[str, OctKey] = field(repr=False)
    """Key id -> key; the one that seals among them."""
    sign: OKPKey | None = field(repr=False)
    verifying: Mapping[str, OKPKey] = field(repr=False)
    """Key id -> key; the one that signs among them."""
    _header: str = field(init=False, repr=False)
    """The first part of the tokens that the key in force seals."""
    _raw: Mapping[str, bytes] = field(init=False, repr=False)
    """The first part of the tokens that each key has sealed -> the bytes of that key."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_header", _header_of(self.seal))
        object.__setattr__(self, "_raw", {_header_of(key): key.raw_value for key in self.opening.values()})

    def encrypt(self, contents: bytes) -> str:
        """The token of these contents."""
        return jwe.seal(contents, self._header, self._raw[self._header])

    def decrypt(self, token: str) -> bytes | None:
        """The contents of a token; None if none of these keys has sealed it."""
        header, _, parts = token.partition(".")
        key = self._raw.get(header)
        try:
            return None if key is None else jwe.unseal(parts, header, key)
        except jwe.Broken:
            return None

    def public(self) -> dict[str, list[JWK]]:
        """The JWK set to publish: the public halves of the keys that sign. Sealing has no public half."""
        return {"keys": [key.as_dict(private=False) for key in self.verifying.values()]}


def _header_of(key: OctKey) -> str:
    """The first part of every token that a key seals."""
    return base64url.encode(strict_json.dumps({"alg": "A256KW", "enc": "A256GCM", "kid": key.kid or ""}))


def load(path: Path) -> ServiceKeys:
    """The keys of a file; raises KeysRefused if it is missing, open to others, or no valid set."""
    raw = read(path)
    try:
        return parse(raw)
    except KeysRefused as refusal:
        raise KeysRefused(f"{path}: {refusal}") from None


def read(path: Path) -> bytes:
    """The bytes of a file of keys; raises KeysRefused if others can read it, or its group can write it."""
    try:
        with path.open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise KeysRefused(f"{path}: {error.strerror}") from None
    if not stat.S_ISREG(mode):
        raise KeysRefused(f"{path} is no file")
    if mode & (stat.S_IRWXO | stat.S_IWGRP):
        raise KeysRefused(f"{path} is open to others (mode {mode & 0o777:04o}): chmod 600 it, or 440 for a group")
    if len(raw) > MOST_BYTES:
        raise KeysRefused(f"{path} is longer than {MOST_BYTES} bytes")
    return raw


def parse(raw: bytes) -> ServiceKeys:
    """The keys of a JWK set; raises KeysRefused."""
    opening, verifying = _keys_in(raw)
    if not opening:
        raise KeysRefused('there is no key with "use": "enc", for sealing')
    sign = next(iter(verifying.values()), None)
    if sign is not None and not sign.is_private:
        raise KeysRefused('the first key with "use": "sig" signs, and needs its private half, "d"')
    return ServiceKeys(next(iter(opening.values())), opening, sign, verifying)


def parse_public(raw: bytes) -> Mapping[str, OKPKey]:
    """The verifying keys in a published JWK set, or in the service's own; raises KeysRefused."""
    _opening, verifying = _keys_in(raw)
    if not verifying:
        raise KeysRefused('there is no key with "use": "sig", to verify with')
    return verifying


def _keys_in(raw: bytes) -> tuple[dict[str, OctKey], dict[str, OKPKey]]:
    """The keys that open and those that verify, by id, in the order of the set."""
    by_use: dict[str, dict[str, Any]] = {"enc": {}, "sig": {}}
    seen: set[bytes] = set()
    for index, jwk in enumerate(documents(raw)):
        try:
            use, kid = _checked(jwk, seen)
            if kid in by_use["enc"] or kid in by_use["sig"]:
                raise KeysRefused(f"its kid {kid!r} is that of an earlier key")
            by_use[use][kid] = _IMPORT[use](jwk)
        except KeysRefused as refusal:
            raise KeysRefused(f"key {index + 1}: {refusal}") from None
    return by_use["enc"], by_use["sig"]


def documents(raw: bytes) -> list[JWK]:
    """The keys of a JWK set as JSON objects, unchecked; raises KeysRefused."""
    try:
        document = strict_json.loads(raw)
    except strict_json.MalformedJson:
        raise KeysRefused("this is no JSON") from None
    keys = document.get("keys") if isinstance(document, dict) and set(document) == {"keys"} else None
    if not isinstance(keys, list):
        raise KeysRefused('a JWK set is {"keys": [...]}, and nothing else')
    return [jwk if isinstance(jwk, dict) else {} for jwk in keys]


def _checked(jwk: JWK, seen: set[bytes]) -> tuple[str, str]:
    """Check all members of a key and return its use and its id; raises KeysRefused."""
    use, kid = jwk.get("use"), jwk.get("kid")
    if not isinstance(use, str) or use not in _MEMBERS:
        raise KeysRefused('its "use" is neither "enc" nor "sig"')
    if not isinstance(kid, str) or not KID.fullmatch(kid):
        raise KeysRefused('its "kid" is not 1 to 32 of A-Z, a-z, 0-9, - and _')
    fixed, secret = _MEMBERS[use]
    for name, value in fixed.items():
        if jwk.get(name) != value:
            raise KeysRefused(f'its "{name}" is not "{value}", as for "use": "{use}"')
    unknown = set(jwk) - {"use", "kid"} - set(fixed) - secret
    missing = secret - set(jwk) - {"d"}  # a key that only verifies has no private half
    if unknown or missing:
        raise KeysRefused(f"it has unknown members, or lacks some: {', '.join(sorted(map(repr, unknown | missing)))}")
    for name in sorted(secret & set(jwk)):
        raw = _bytes(jwk[name], name)
        if raw in seen:
            raise KeysRefused("it is an earlier key under another kid")
        seen.add(raw)
    return use, kid


def _bytes(value: object, name: str) -> bytes:
    """The 32 bytes of a member in canonical base64url without padding; raises KeysRefused."""
    try:
        raw = base64url.decode(value) if isinstance(value, str) else b""
    except ValueError:
        raw = b""
    if len(raw) != KEY_BYTES:
        raise KeysRefused(f'its "{name}" is not {KEY_BYTES} bytes in base64url without padding')
    if len(set(raw)) < FEWEST_DISTINCT:
        raise KeysRefused(f'its "{name}" was not drawn at random')
    return raw


def _signing(jwk: JWK) -> OKPKey:
    key = OKPKey.import_key(jwk)
    if "d" in jwk:
        public = key.private_key.public_key()  # type: ignore[union-attr]  # with "d" there is a private half
        if base64url.encode(public.public_bytes_raw()) != jwk["x"]:
            raise KeysRefused('its "x" is not the public half of its "d"')
    return key


_IMPORT: Final[Mapping[str, Callable[[JWK], OctKey | OKPKey]]] = {"enc": OctKey.import_key, "sig": _signing}


# --- new keys -------------------------------------------------------------------------------------------------------


def new_sealing_key() -> JWK:
    """A key that seals and opens, under a random id."""
    return OctKey.generate_key(KEY_BYTES * 8, {"use": "enc", "kid": _new_kid(), "alg": "A256KW"}).as_dict()


def new_signing_key() -> JWK:
    """A key that signs and verifies, under a random id."""
    key = OKPKey.generate_key("Ed25519", {"use": "sig", "kid": _new_kid(), "alg": "Ed25519"})
    return key.as_dict(private=True)


def _new_kid() -> str:
    # Random: an id derived from the key would reveal something about it. Every token has it, so it is short.
    return secrets.token_urlsafe(8)
