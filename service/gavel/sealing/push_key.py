"""The key that signs push messages (VAPID, RFC 8292): a file in PEM, which only its owner can read."""

from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from gavel import private_files
from gavel.sealing import base64url
from gavel.sealing.keys import KeysRefused, read

POINT: Final = 65
"""Bytes of a public key on the curve P-256, uncompressed."""


def create(path: Path) -> str:
    """Write a new key and return its public half; raises KeysRefused, also if the file exists."""
    key = ec.generate_private_key(ec.SECP256R1())
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    private_files.create(path, text, KeysRefused)
    return public_half(key)


def load(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key of a file; raises KeysRefused if it is missing, open to others, or no such key."""
    raw = read(path)
    try:
        key = load_pem_private_key(raw, None)
    except (ValueError, TypeError):
        raise KeysRefused(f"{path}: this is no private key in PEM") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise KeysRefused(f"{path}: push messages are signed with a key on the curve P-256, and this is another kind")
    return key


def public_half(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half of a key in base64url, as browsers take it."""
    return base64url.encode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def is_point(text: str) -> bool:
    """Whether a text is a public key on the curve P-256 in base64url: only for such a one a message can be sealed."""
    try:
        raw = base64url.decode(text)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    except ValueError:
        return False
    return len(raw) == POINT
