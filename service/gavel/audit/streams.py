"""What comes out of an archive that can only be read from its beginning on: compressed, or without a known length."""

import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from gavel.audit.sources import BREAKS, Source, decoded

_SKIPPED: Final = 1 << 16
"""Bytes read at once of what nobody looks at."""

Line = bytes | None
"""A line without its end; None for one that is too long."""


class SourceChanged(Exception):
    """An archive is not the one that the audit began with; the message says which."""


class Stream:
    """What comes out of a file, line by line, with the place and the checksum of what has been read."""

    def __init__(self, raw: BinaryIO, source: Source) -> None:
        self._file = decoded(raw, source.coding)
        self._source = source
        self.offset, self.checksum = 0, 0

    def skip_to(self, offset: int, checksum: int) -> None:
        """Read on to where somebody was before; raises SourceChanged if it is not the same stream."""
        with suppress(*BREAKS, zlib.error):
            while self.offset < offset and (data := self._file.read(min(_SKIPPED, offset - self.offset))):
                self._count(data)
        if (self.offset, self.checksum) != (offset, checksum):
            raise SourceChanged(f"{self._source.name} is not what it was when the audit began")

    def line(self, longest: int) -> Line:
        """The next line; None for one that is too long, and nothing at the end."""
        line = self._file.readline(longest + 1)
        self._count(line)
        if len(line) <= longest or line.endswith(b"\n"):
            return line
        while part := self._file.readline(_SKIPPED):
            self._count(part)
            if part.endswith(b"\n"):
                break
        return None

    def _count(self, data: bytes) -> None:
        self.offset += len(data)
        self.checksum = zlib.crc32(data, self.checksum)


class Lines:
    """The lines of a stream that begin before `until`, read as they are asked for; then, how it went on."""

    def __init__(self, stream: Stream, coding: str, until: int, longest: int) -> None:
        self._stream, self._coding, self._until, self._longest = stream, coding, until, longest
        self.last = False
        """Whether the stream ends here."""
        self.broken: str | None = None
        """Why it does, if it breaks off."""

    def __iter__(self) -> Iterator[Line]:
        try:
            while self._stream.offset < self._until:
                line = self._stream.line(self._longest)
                if line == b"":
                    self.last = True
                    return
                yield line
        except (*BREAKS, zlib.error):
            self.last, self.broken = True, f"{self._coding}.broken"


def skipped(file: BinaryIO, most: int) -> int:
    """Read on to the end of a line, or at least so many bytes if it does not end there; how many were read."""
    read = 0
    while read < most and (part := file.readline(_SKIPPED)):
        read += len(part)
        if part.endswith(b"\n"):
            return read
    return max(read, most)
