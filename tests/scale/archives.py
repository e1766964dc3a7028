"""Archives that take as much memory as we can make them: small, and large when they are read."""

import gzip
import sys
from collections.abc import Callable, Mapping
from typing import Final

from gavel.bulk.pieces import LONGEST_LINE

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


def _long_game() -> bytes:
    """One line: a record with as many actions as fit, the first of which are legal."""
    action = b'{"type":"pass","player":"ann"}'
    head = b'{"game":"for-sale","setup":{"players":["ann","bob","cy"],"seed":"x"},"actions":'
    return head + b"[" + b",".join([action] * ((LINE - 200) // len(action + b","))) + b"]}\n"


def _wide_frame() -> bytes:
    """Short lines in a frame whose reader must keep 128 MiB of what it has read."""
    options = {
        int(zstd.CompressionParameter.window_log): 27,
        int(zstd.CompressionParameter.enable_long_distance_matching): 1,
    }
    return zstd.compress(b"[]\n" * (MANY // 3) + b" " * (140 << 20), options=options)


ARCHIVES: Final[Mapping[str, Callable[[], bytes]]] = {
    "two-kilobytes.gz": lambda: gzip.compress(b"[]\n" * 655_360),
    "digits.zst": lambda: zstd.compress(b"1\n" * (MANY // 2)),
    "digits.ndjson": lambda: b"1\n" * (MANY // 2),
    "blank.gz": lambda: gzip.compress(b"\n" * (16 << 20)),
    "endless.gz": lambda: gzip.compress(b"[" * (256 << 20)),
    "objects.gz": lambda: gzip.compress(_filled(b'{"a":0}') * 2),
    "lists.zst": lambda: zstd.compress(_filled(b"[]") * 2),
    "texts.gz": lambda: gzip.compress(_filled(b'"\\u00e9"') * 2),
    "deep.gz": lambda: gzip.compress(b"[" * 60 + _filled(b"[[[]]]")[:-200] + b"]" * 70 + b"\n"),
    "long-game.gz": lambda: gzip.compress(_long_game() * 2),
    "members.gz": lambda: gzip.compress(b"") * 400_000 + gzip.compress(b"[]\n"),
    "wide.zst": _wide_frame,
}
"""Name -> its bytes."""
