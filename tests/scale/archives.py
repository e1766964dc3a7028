"""Archives that take as much memory as we can make them: small, and large when they are read."""

import gzip
import sys
from collections.abc import Callable, Mapping
from typing import Final

from gavel.audit.pieces import LONGEST_LINE
from gavel.audit.sources import WIDEST_WINDOW

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

LINE: Final = LONGEST_LINE - 16
"""Bytes of the longest line that is judged."""
MANY: Final = 1 << 21
"""Bytes of short lines."""


def _filled(item: bytes) -> bytes:
    """One line: a list of so many of these that it is as long as a line may be."""
    return b"[" + b",".join([item] * (LINE // (len(item) + 1) - 1)) + b"]\n"


def _game_of(action: bytes) -> bytes:
    """One line: a record with this action as often as it fits."""
    head = b'{"game":"for-sale","setup":{"players":["ann","bob","cy"],"seed":"x"},"actions":'
    return head + b"[" + b",".join([action] * ((LINE - 200) // len(action + b","))) + b"]}\n"


def _wide_frame(lines: bytes, window: int = WIDEST_WINDOW) -> bytes:
    """These lines in a frame whose reader must keep so much of what it has read, by default as much as it may."""
    options = {
        int(zstd.CompressionParameter.window_log): window,
        int(zstd.CompressionParameter.enable_long_distance_matching): 1,
    }
    return zstd.compress(b" " * (5 << window - 2) + b"\n" + lines, options=options)


ARCHIVES: Final[Mapping[str, Callable[[], bytes]]] = {
    "two-kilobytes.gz": lambda: gzip.compress(b"[]\n" * 655_360),
    "digits.zst": lambda: zstd.compress(b"1\n" * (MANY // 2)),
    "digits.ndjson": lambda: b"1\n" * (MANY // 2),
    "many-digits.ndjson": lambda: b"1\n" * (3 * MANY // 2),
    "blank.gz": lambda: gzip.compress(b"\n" * (16 << 20)),
    "endless.gz": lambda: gzip.compress(b"[" * (256 << 20)),
    "objects.gz": lambda: gzip.compress(_filled(b'{"a":0}') * 2),
    "lists.zst": lambda: zstd.compress(_filled(b"[]") * 2),
    "texts.gz": lambda: gzip.compress(_filled(b'"\\u00e9"') * 2),
    "deep.gz": lambda: gzip.compress(b"[" * 60 + _filled(b"[[[]]]")[:-200] + b"]" * 70 + b"\n"),
    "long-game.gz": lambda: gzip.compress(_game_of(b'{"type":"pass","player":"ann"}') * 2),
    "no-actions.gz": lambda: gzip.compress(_game_of(b"0") * 2),
    "empty-actions.gz": lambda: gzip.compress(_game_of(b"{}") * 2),
    "nested.gz": lambda: gzip.compress(_filled(b"[[]]") * 2),
    "members.gz": lambda: gzip.compress(b"") * 400_000 + gzip.compress(b"[]\n"),
    "too-wide.zst": lambda: _wide_frame(_game_of(b"0") * 2, window=27),
    "wide-short.zst": lambda: _wide_frame(b"[]\n" * (MANY // 3)),
    "wide-nested.zst": lambda: _wide_frame(_filled(b"[[]]") * 2),
    "wide-no-actions.zst": lambda: _wide_frame(_game_of(b"0") * 2),
}
"""Name -> its bytes."""
