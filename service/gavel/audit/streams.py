"""Archives that can only be read from the beginning on: compressed, or of unknown size."""

import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from gavel.audit.sources import DECODING_ERRORS, Source, decode

_BLOCK: Final = 1 << 16
"""Bytes read at once where they are skipped."""

Line = bytes | None
"""A line with its end, if it has one; None for one that is too long."""


class SourceChanged(Exception):
    """An archive is not the one that the audit began with; the message says which."""


class Stream:
    """The decompressed lines of a file, with the place and the checksum of what has been read."""

    def __init__(self, raw: BinaryIO, source: Source) -> None:
        self._file = decode(raw, source.coding)
        self._source = source
        self.offset, self.checksum = 0, 0

    def skip_to(self, offset: int, checksum: int) -> None:
        """Read on to a place that was reached before; raises SourceChanged if other bytes lead there."""
        with suppress(*DECODING_ERRORS, zlib.error):
            while self.offset < offset and (data := self._file.read(min(_BLOCK, offset - self.offset))):
                self._count(data)
        if (self.offset, self.checksum) != (offset, checksum):
            raise SourceChanged(f"{self._source.name} is not what it was when the audit began")

    def read_line(self, longest: int) -> Line:
        """The next line; None for one that is too long, and nothing at the end."""
        line = self._file.readline(longest + 1)
        self._count(line)
        if len(line) <= longest or line.endswith(b"\n"):
            return line
        while part := self._file.readline(_BLOCK):
            self._count(part)
            if part.endswith(b"\n"):
                break
        return None

    def _count(self, data: bytes) -> None:
        self.offset += len(data)
        self.checksum = zlib.crc32(data, self.checksum)


class Lines:
    """The lines of a stream that begin before `until`, read one by one; after them, whether the stream goes on."""

    def __init__(self, stream: Stream, coding: str, until: int, longest: int) -> None:
        self._stream, self._coding, self._until, self._longest = stream, coding, until, longest
        self.last = False
        """Whether the stream ends with these lines."""
        self.damage: str | None = None
        """The code of the fault at which it breaks off; None where it ends as it should."""

    def __iter__(self) -> Iterator[Line]:
        try:
            while self._stream.offset < self._until:
                line = self._stream.read_line(self._longest)
                if line == b"":
                    self.last = True
                    return
                yield line
        except (*DECODING_ERRORS, zlib.error):
            self.last, self.damage = True, f"{self._coding}.broken"


def skip_line(file: BinaryIO, most: int) -> int:
    """Read on to the end of a line, or at least so many bytes if it is longer; how many bytes were read."""
    read = 0
    while read < most and (part := file.readline(_BLOCK)):
        read += len(part)
        if part.endswith(b"\n"):
            return read
    return max(read, most)
