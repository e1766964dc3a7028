"""Content codings: compression of answers by zstd, br or gzip, as the client prefers."""

import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

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


def _gzip(stream: Iterable[bytes]) -> Iterator[bytes]:
    compressor = zlib.compressobj(LEVELS["gzip"], zlib.DEFLATED, _WITH_GZIP_HEADER)
    for data in stream:
        yield compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)
    yield compressor.flush()


def _brotli(stream: Iterable[bytes]) -> Iterator[bytes]:
    compressor = brotli.Compressor(quality=LEVELS["br"])
    for data in stream:
        yield compressor.process(data) + compressor.flush()
    yield compressor.finish()


def _zstd(stream: Iterable[bytes]) -> Iterator[bytes]:
    compressor = zstd.ZstdCompressor(level=LEVELS["zstd"])
    for data in stream:
        yield compressor.compress(data, zstd.ZstdCompressor.FLUSH_BLOCK)
    yield compressor.flush()


_CODINGS: dict[str, Callable[[Iterable[bytes]], Iterator[bytes]]] = {"zstd": _zstd, "br": _brotli, "gzip": _gzip}
"""The functions that compress a stream, by content coding, in the order that breaks a tie of a client's preferences."""


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
    """Each piece of a stream, compressed and flushed in that coding, so that its reader need not wait for the next."""
    return _CODINGS[coding](stream)


@lru_cache(maxsize=256)
def coding_for(accept_encoding: str) -> str | None:
    """The coding that an Accept-Encoding header (RFC 9110) prefers; None for `identity`."""
    liked = {name.lower(): quality for name, quality in parse_accept_header(accept_encoding, Accept)}
    others = liked.get("*", 0)
    best = max(_CODINGS, key=lambda name: liked.get(name, others))
    quality = liked.get(best, others)
    return best if quality > 0 and quality >= liked.get("identity", 0) else None
