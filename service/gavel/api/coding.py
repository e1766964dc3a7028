"""Content codings: compression of answers by zstd, br or gzip, as the client prefers."""

import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Protocol

import brotli  # type: ignore[import-untyped]  # ships no types
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from gavel.api.documents import StaticDocument

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

SMALLEST = 500
"""The least bytes worth compressing: a shorter answer hardly shrinks."""

LEVELS = {"gzip": 6, "br": 4, "zstd": 3}
"""The level of each coding at which it takes about as long as the rest of an answer."""

_KEPT_LEVELS = {"gzip": 9, "br": 9, "zstd": 12}
"""Levels for cached documents: a tenth shorter, and the whole contract still within 0.1 s."""

_WITH_GZIP_HEADER = 16 + zlib.MAX_WBITS


class _Compressor(Protocol):
    """One stream in one coding."""

    def piece(self, data: bytes) -> bytes:
        """The next piece, compressed and flushed, so that its reader need not wait for a further one."""

    def end(self) -> bytes:
        """The last bytes of the compressed stream."""


class _Gzip:
    def __init__(self) -> None:
        self._inner = zlib.compressobj(LEVELS["gzip"], zlib.DEFLATED, _WITH_GZIP_HEADER)

    def piece(self, data: bytes) -> bytes:
        return self._inner.compress(data) + self._inner.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        return self._inner.flush()


class _Brotli:
    def __init__(self) -> None:
        self._inner = brotli.Compressor(quality=LEVELS["br"])

    def piece(self, data: bytes) -> bytes:
        return bytes(self._inner.process(data) + self._inner.flush())

    def end(self) -> bytes:
        return bytes(self._inner.finish())


class _Zstd:
    def __init__(self) -> None:
        self._inner = zstd.ZstdCompressor(level=LEVELS["zstd"])

    def piece(self, data: bytes) -> bytes:
        return self._inner.compress(data, zstd.ZstdCompressor.FLUSH_BLOCK)

    def end(self) -> bytes:
        return self._inner.flush()


_COMPRESSORS: dict[str, Callable[[], _Compressor]] = {"zstd": _Zstd, "br": _Brotli, "gzip": _Gzip}
"""The compressors by content coding, in the order that breaks a tie of a client's preferences."""


def compressed_for(accept_encoding: str, body: bytes) -> tuple[bytes, str | None]:
    """The body in the coding that the client prefers, and that coding; None for an unchanged body."""
    coding = coding_for(accept_encoding) if len(body) >= SMALLEST else None
    return (body, None) if coding is None else (_whole(body, coding, LEVELS[coding]), coding)


@cache
def compressed(document: StaticDocument, coding: str) -> StaticDocument:
    """A document in that coding, with its own ETag."""
    return StaticDocument(_whole(document.body, coding, _KEPT_LEVELS[coding]), f"{document.etag}-{coding}")


def _whole(data: bytes, coding: str, level: int) -> bytes:
    if coding == "br":
        return bytes(brotli.compress(data, quality=level))
    if coding == "zstd":
        return zstd.compress(data, level)
    return zlib.compress(data, level, _WITH_GZIP_HEADER)


def pieces(stream: Iterable[bytes], coding: str) -> Iterator[bytes]:
    """Each piece of a stream, compressed in that coding as soon as it arrives."""
    compressor = _COMPRESSORS[coding]()
    for data in stream:
        yield compressor.piece(data)
    yield compressor.end()


@lru_cache(maxsize=256)
def coding_for(accept_encoding: str) -> str | None:
    """The coding that an Accept-Encoding header (RFC 9110) prefers; None for `identity`."""
    liked = {name.lower(): quality for name, quality in parse_accept_header(accept_encoding, Accept)}
    others = liked.get("*", 0)
    best = max(_COMPRESSORS, key=lambda name: liked.get(name, others))
    quality = liked.get(best, others)
    return best if quality > 0 and quality >= liked.get("identity", 0) else None
