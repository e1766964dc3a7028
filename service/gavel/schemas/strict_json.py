"""Strict JSON (RFC 8259) for untrusted bodies: a loader that refuses whatever two parsers could read differently.

It uses the standard library's C scanner. This module refuses what the scanner accepts (NaN, duplicate keys, lone
surrogates, any depth, numbers of any size), at the cost of a few byte searches and a small hook per object. A compact
body, as most clients send it, is parsed by orjson, which is quicker, and dumped again to check that nothing changed.
"""

import gc
import json
import math
import re
from array import array
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from types import MappingProxyType
from typing import Final, TypeAlias

import orjson

from gavel.engine import history

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"

DEFAULT_MAX_DEPTH: Final = 64
KEY_FIGURE_LENGTH: Final = 64
"""The most code points of a duplicate key that an error repeats."""

_BEYOND: Final = 2**53
"""Stands for a number too large to parse: it is outside ±(2^53 - 1), so every schema refuses it."""

_LONGEST_LITERAL: Final = 40
"""The most characters of an integer literal in the safe range; longer ones exceed it, for want of leading zeros."""

_LARGE: Final = 1 << 16
"""The size in bytes from which the garbage collector pauses."""

_DEPTH_OF_MOST: Final = 10
"""The depth up to which a quick count is worth its time."""

_BYTE_ORDER_MARKS: Final = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")
_WHITE_SPACE: Final = b" \t\n\r"

# The NUL bytes among the first four in UTF-16 and UTF-32 without a mark (RFC 4627, section 3).
_WIDE_ENCODINGS: Final = frozenset(
    {(True, True, True, False), (True, False, True, False), (False, True, True, True), (False, True, False, True)}
)

_OPENING_IS_1_CLOSING_IS_MINUS_1: Final = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_NEITHER_BRACKETS_NOR_QUOTES: Final = bytes(set(range(256)) - set(b'[{]}"'))

# A float without a point has one digit before its exponent, and stands after a colon, comma, bracket or minus.
_NUMBERS_BEGIN_WITH_COLON_1: Final = bytes.maketrans(b"[,-123456789", b":::111111111")
_POINT_OF_A_FLOAT: Final = re.compile(rb"\.(?<=[0-9]\.)[0-9]")
"""A point between digits, which no full stop is, and few points between the parts of a token."""
_SOON: Final = 40
"""The first bytes of a body, in which a writer with spaces between members has put one."""

_NOT_COMPACT: Final[JSON] = []
"""The result of `_compact` for other bodies: compared by identity, so that it equals no body's value."""

# These three are for bytes whose escaped quotes and backslashes are blanked, so that a string ends at the next quote.
_STRING_OR_BRACKET: Final = re.compile(rb'"[^"]*"?|([\[{])|([\]}])')
_STRING_OR_CONSTANT: Final = re.compile(rb'"[^"]*"?|(NaN|-?Infinity)')
_SURROGATES: Final = re.compile(rb"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|(\\u[dD][89a-fA-F]..)")


class MalformedJson(Exception):
    """The body is not strict JSON: a `reason_code`, the byte `offset` where known, and the `figures` of the reason.

    Codes: json.empty, json.not-utf-8, json.bom, json.syntax, json.constant {constant}, json.duplicate-key {key},
    json.lone-surrogate, json.too-deep {maximum}.
    """

    def __init__(
        self, reason_code: str, offset: int | None = None, figures: Mapping[str, str | int] = MappingProxyType({})
    ) -> None:
        super().__init__(reason_code, offset, figures)
        self.reason_code = reason_code
        self.offset = offset
        self.figures = figures


def loads(raw: bytes, *, max_depth: int = DEFAULT_MAX_DEPTH) -> JSON:
    """The value of `raw`; raises MalformedJson, and no other exception, whatever the bytes.

    Integral floats come out as integers (2.0 is 2, -0.0 is 0). Numbers beyond the range of a double, and integer
    literals of any length, come out as some integer outside ±(2^53 - 1). `[[1]]` has depth 2. Key order is kept.
    """
    if len(raw) < _LARGE:
        return _loads(raw, max_depth)
    # A large body may hold hundreds of thousands of objects, none of them in a cycle: the garbage collector would take
    # most of the time if it searched them again and again.
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _loads(raw, max_depth)
    finally:
        if collecting:
            gc.enable()


def _loads(raw: bytes, max_depth: int) -> JSON:
    value = _compact(raw, max_depth)
    if value is not _NOT_COMPACT:
        return value
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        if raw.startswith(_BYTE_ORDER_MARKS):
            raise MalformedJson("json.bom", 0) from None
        raise MalformedJson("json.not-utf-8", error.start) from None
    if not _is_surely_shallow(raw, max_depth):
        _refuse_depth(raw, max_depth)
    value = _parse(text, raw, max_depth, _DECODER)
    if b"\\" in raw:
        _refuse_lone_surrogates(raw)
    return value


def dumps(value: object) -> bytes:
    """Compact UTF-8 JSON of plain data; keys keep their order."""
    return orjson.dumps(value)


def canonical(document: Mapping[str, object]) -> bytes:
    """Canonical JSON (RFC 8785) of plain data: `engine.history.canonical`, quicker where all of it is ASCII."""
    text = orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    return text if text.isascii() else history.canonical(document)


def _compact(raw: bytes, max_depth: int) -> JSON:
    """The value of a body that equals its own `dumps`, with or without a newline, or else `_NOT_COMPACT`.

    Such a body has no duplicate key, no constant, no lone surrogate and no rounded number; only depth and floats remain
    to be checked: those with a point, and those like `1e+16`.
    """
    if not raw.startswith(b"{") or raw.find(b": ", 0, _SOON) > 0:
        return _NOT_COMPACT
    if b"." in raw and _POINT_OF_A_FLOAT.search(raw):
        return _NOT_COMPACT
    if b":1e" in raw.translate(_NUMBERS_BEGIN_WITH_COLON_1):
        return _NOT_COMPACT
    if not (_is_surely_shallow(raw, max_depth) or _is_shallow(raw, max_depth)):
        return _NOT_COMPACT
    try:
        value: JSON = orjson.loads(raw)
    except orjson.JSONDecodeError:
        return _NOT_COMPACT
    newline = orjson.OPT_APPEND_NEWLINE if raw.endswith(b"\n") else None
    return value if orjson.dumps(value, option=newline) == raw else _NOT_COMPACT


def _is_shallow(raw: bytes, max_depth: int) -> bool:
    """A quick check of a body's depth: false if an exact one is needed."""
    marks = raw.translate(_OPENING_IS_1_CLOSING_IS_MINUS_1, _NEITHER_BRACKETS_NOR_QUOTES).replace(b'""', b"")
    # A quote remains if a bracket is in a string, or if a quote is escaped.
    if b'"' in marks:
        return False
    for _ in range(min(max_depth, _DEPTH_OF_MOST)):
        marks = marks.replace(b"\x01\xff", b"")
        if not marks:
            return True
    return False


def _is_surely_shallow(raw: bytes, max_depth: int) -> bool:
    """Whether a count of brackets shows that a body is shallow: none is deeper than its opening brackets."""
    brackets = raw.count(b"[") + raw.count(b"{")
    return brackets <= max_depth or brackets - raw.count(b"},{") <= max_depth


def _parse(text: str, raw: bytes, max_depth: int, decoder: json.JSONDecoder) -> JSON:
    try:
        value: JSON = decoder.decode(text)
    except json.JSONDecodeError as error:
        raise _syntax_error(raw, text, _position(error)) from None
    except ValueError:
        # The interpreter limits the digits of an integer: parse again with a hook for every literal.
        return _parse(text, raw, max_depth, _LONG_LITERALS_DECODER)
    except RecursionError:
        # Only where max_depth is set above what the interpreter's recursion limit allows.
        raise MalformedJson("json.too-deep", None, {"maximum": max_depth}) from None
    except MalformedJson as refusal:
        if refusal.reason_code == "json.constant":
            refusal.offset = _offset_of_constant(raw)
        raise
    return value


def _position(error: json.JSONDecodeError) -> int:
    """The position of a syntax error: after a superfluous comma, as in Python's scanner up to 3.12."""
    if not error.msg.startswith("Illegal trailing comma"):
        return error.pos
    after = error.pos + 1
    return len(error.doc) - len(error.doc[after:].lstrip(" \t\n\r"))


def _syntax_error(raw: bytes, text: str, position: int) -> MalformedJson:
    if raw.startswith(_BYTE_ORDER_MARKS):
        return MalformedJson("json.bom", 0)
    if not raw.strip(_WHITE_SPACE):
        return MalformedJson("json.empty")
    if tuple(byte == 0 for byte in raw[:4]) in _WIDE_ENCODINGS:
        return MalformedJson("json.not-utf-8", raw.index(0))
    return MalformedJson("json.syntax", len(text[:position].encode()))


def _object(pairs: list[tuple[str, JSON]]) -> dict[str, JSON]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise _duplicate_key(pairs)
    return members


def _duplicate_key(pairs: list[tuple[str, JSON]]) -> MalformedJson:
    key = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
    # The key may hold lone surrogates, which no answer can contain.
    excerpt = key[:KEY_FIGURE_LENGTH].encode("utf-8", "replace").decode("utf-8")
    return MalformedJson("json.duplicate-key", None, {"key": excerpt})


def _constant(name: str) -> JSON:
    raise MalformedJson("json.constant", None, {"constant": name})


def _float(literal: str) -> int | float:
    value = float(literal)
    if value.is_integer():
        return int(value)
    if math.isinf(value):
        return _BEYOND if value > 0 else -_BEYOND
    return value


def _long_integer(literal: str) -> int:
    if len(literal) > _LONGEST_LITERAL:
        return -_BEYOND if literal.startswith("-") else _BEYOND
    return int(literal)


def _blanked(raw: bytes) -> bytes:
    """`raw` with escaped backslashes and quotes blanked, byte for byte; exact up to the first error of syntax."""
    return raw.replace(b"\\\\", b"__").replace(b'\\"', b"__")


def _refuse_depth(raw: bytes, max_depth: int) -> None:
    """Raise if the part of `raw` before its first error of syntax, if any, nests deeper than `max_depth`."""
    blanked = _blanked(raw)
    # Two quotes side by side leave what is inside strings and what is outside as it was when they go: fewer pieces.
    marks = blanked.translate(_OPENING_IS_1_CLOSING_IS_MINUS_1, _NEITHER_BRACKETS_NOR_QUOTES).replace(b'""', b"")
    steps = array("b", b"".join(marks.split(b'"')[::2]))
    if max(accumulate(steps), default=0) > max_depth:
        raise MalformedJson("json.too-deep", _offset_of_depth(blanked, max_depth), {"maximum": max_depth})


def _offset_of_depth(blanked: bytes, max_depth: int) -> int | None:
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(blanked):
        if match[1]:
            depth += 1
        elif match[2]:
            depth -= 1
        if depth > max_depth:
            return match.start()
    return None


def _offset_of_constant(raw: bytes) -> int | None:
    return next((match.start() for match in _STRING_OR_CONSTANT.finditer(_blanked(raw)) if match[1]), None)


def _refuse_lone_surrogates(raw: bytes) -> None:
    """Raise if a well-formed document escapes half of a surrogate pair."""
    for match in _SURROGATES.finditer(raw.replace(b"\\\\", b"__")):
        if match[1]:
            raise MalformedJson("json.lone-surrogate", match.start())


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_float=_float, parse_constant=_constant)
_LONG_LITERALS_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_float, parse_constant=_constant, parse_int=_long_integer
)
