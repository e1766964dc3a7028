"""Canonical JSON (RFC 8785) and the hash chain over a game's actions.

Source: the HTTP contract, section 4.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

Write = Callable[[Mapping[str, Any]], bytes]
"""Writes an action as canonical JSON: `canonical`, or a faster function with the same result."""


def canonical(value: Any) -> bytes:
    """`value` as canonical JSON: members sorted by UTF-16 code units, no white space, UTF-8; integers only."""
    text = _BY_CODE_POINTS.encode(value)
    # Of ASCII names, code points and UTF-16 code units make the same order.
    return text.encode() if text.isascii() else _AS_ORDERED.encode(_ordered(value)).encode()


_BY_CODE_POINTS = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)
_AS_ORDERED = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def begin(state: Mapping[str, Any]) -> str:
    """The first digest of a game: SHA-256 over its initial state without `history`, lower-case hex."""
    return sha256(canonical({name: value for name, value in state.items() if name != "history"})).hexdigest()


def advance(digest: str, action: Mapping[str, Any], write: Write = canonical) -> str:
    """The digest after `action`: SHA-256 of the previous digest's 32 bytes followed by the action's canonical JSON."""
    return link(bytes.fromhex(digest), write(action)).hex()


def link(digest: bytes, action: bytes) -> bytes:
    """The next digest's 32 bytes, from those of the last digest and the action's canonical JSON."""
    return sha256(digest + action).digest()


def _ordered(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _ordered(value[name]) for name in sorted(value, key=_utf16)}
    if isinstance(value, list | tuple):
        return [_ordered(item) for item in value]
    return value


def _utf16(name: str) -> bytes:
    # Beyond the basic plane, UTF-16 order differs from the order of code points.
    return name.encode("utf-16-be")
