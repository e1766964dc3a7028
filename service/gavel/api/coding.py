"""Content codings: answers are compressed for the clients that ask for it, by zstd, br or gzip, as they prefer."""

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
"""Bytes; what is shorter hardly shrinks."""

LEVELS = {"gzip": 6, "br": 4, "zstd": 3}
"""Where each coding is about as fast as the rest of an answer."""

_KEPT_LEVELS = {"gzip": 9, "br": 9, "zstd": 12}
"""For documents that are compressed once and kept: a tenth shorter, and the whole contract still within 0.1 s."""

_WITH_GZIP_HEADER = 16 + zlib.MAX_WBITS


class _Compressor(Protocol):
    """One stream in one coding."""

    def piece(self, data: bytes) -> bytes:
        """The code of the next piece, complete, so that its reader need not wait for the next one."""

    def end(self) -> bytes:
        """What ends the stream."""


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
"""By content coding; of those that a client likes equally well, the first."""


def compressed_for(accept_encoding: str, body: bytes) -> tuple[bytes, str | None]:
    """The body as the client likes it best, and its coding; None where it stays as it is."""
    coding = coding_for(accept_encoding) if len(body) >= SMALLEST else None
    return (body, None) if coding is None else (_whole(body, coding, LEVELS[coding]), coding)


@cache
def compressed(document: StaticDocument, coding: str) -> StaticDocument:
    """A document in that coding, under a tag of its own."""
    return StaticDocument(_whole(document.body, coding, _KEPT_LEVELS[coding]), f"{document.etag}-{coding}")


def _whole(data: bytes, coding: str, level: int) -> bytes:
    if coding == "br":
        return bytes(brotli.compress(data, quality=level))
    if coding == "zstd":
        return zstd.compress(data, level)
    return zlib.compress(data, level, _WITH_GZIP_HEADER)


def pieces(stream: Iterable[bytes], coding: str) -> Iterator[bytes]:
    """Each piece of a stream in that coding, as soon as there is one."""
    compressor = _COMPRESSORS[coding]()
    for data in stream:
        yield compressor.piece(data)
    yield compressor.end()


@lru_cache(maxsize=256)
def coding_for(accept_encoding: str) -> str | None:
    """The coding that an Accept-Encoding header (RFC 9110) likes best; None where that is no coding at all."""
    liked = {name.lower(): quality for name, quality in parse_accept_header(accept_encoding, Accept)}
    others = liked.get("*", 0)
    best = max(_COMPRESSORS, key=lambda name: liked.get(name, others))
    quality = liked.get(best, others)
    return best if quality > 0 and quality >= liked.get("identity", 0) else None
