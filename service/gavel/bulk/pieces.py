"""Work cut into pieces, and a piece judged: a range of a plain file's bytes, or a bundle of a stream's lines.

Who judges a range reads it and finds the beginnings of its lines; a stream, compressed or not, is read by who gives out
the work. What is held in memory is bounded, whatever the length of a file or of a line.
"""

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import BinaryIO, Final, NamedTuple

import orjson

from gavel.bulk import verdicts
from gavel.bulk.judging import judge
from gavel.bulk.sources import BREAKS, Source, decoded
from gavel.bulk.verdicts import Verdict

PIECE: Final = 1 << 20
"""Bytes: a few hundred transcripts, a tenth of a second of one process."""
LONGEST_LINE: Final = 8 << 20
"""Bytes of a line that is judged, unless more are asked for: a hundred thousand actions."""
_SKIPPED: Final = 1 << 16
"""Bytes read at once of what nobody looks at."""

Count = tuple[str, ...]
"""What is counted: ("verdict", game, ruleset, verdict) or ("refused", game, code, rule); empty where not known."""

Line = bytes | None
"""A line without its end; None for one that is too long."""


class SourceChanged(Exception):
    """A stream that was to be gone on with is not the one that was begun with."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where work goes on: the archive by its number, the byte in it (in what comes out of a stream), and a checksum.

    `line`: the lines before it, once all that lies before is judged. `checksum`: of all bytes before, of a stream.
    """

    source: int = 0
    offset: int = 0
    line: int = 0
    checksum: int = 0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of work, and where the next one begins.

    `lines` of a stream; a plain file's are found by `start` and `end`. `broken`: why the stream ends after these.
    """

    source: int
    file: Source
    start: int
    end: int
    weight: int
    """Bytes of the file as it lies there, to show progress."""
    checksum: int = 0
    last: bool = False
    lines: Sequence[Line] | None = None
    broken: str | None = None


class Judged(NamedTuple):
    """What came of a piece: how many lines it has, a row for each that is not blank, and counts."""

    lines: int
    rows: list[tuple[int, bytes]]
    """The line, counted from 1 within the piece, and the row as JSON without its file and line."""
    counts: dict[Count, int]
    actions: int


@dataclass(slots=True)
class _Rows:
    rows: list[tuple[int, bytes]] = field(default_factory=list)
    counts: Counter[Count] = field(default_factory=Counter)
    actions: int = 0

    def add(self, line: int, verdict: Verdict) -> None:
        self.rows.append((line, orjson.dumps(verdict)))
        game, ruleset, word = verdict.game or "", verdict.ruleset or "", verdict.verdict
        self.counts["verdict", game, ruleset, word] += 1
        if verdict.code is not None:
            self.counts["refused", game, verdict.code, verdict.rule or ""] += 1
        self.actions += verdict.applied or 0


# --- judging --------------------------------------------------------------------------------------------------------


def judge_piece(piece: Piece, longest: int) -> Judged:
    """Judge every line of a piece; raises OSError where its file cannot be read any more."""
    if piece.lines is not None:
        return _judged(piece, piece.lines)
    with piece.file.open() as file:
        return _judged(piece, lines_in(file, piece.start, piece.end, longest))


def _judged(piece: Piece, lines: Sequence[Line] | Iterator[Line]) -> Judged:
    found, count = _Rows(), 0
    for line in lines:
        count += 1
        if line is None:
            found.add(count, Verdict(verdicts.TOO_LARGE))
        elif text := line.strip(b" \t\r\n"):
            found.add(count, judge(text, f"{piece.file.name}, from byte {piece.start}, line {count}"))
    if piece.broken is not None:
        count += 1
        found.add(count, Verdict(verdicts.UNREADABLE, code=piece.broken))
    return Judged(count, found.rows, dict(found.counts), found.actions)


def lines_in(file: BinaryIO, start: int, end: int, longest: int) -> Iterator[Line]:
    """The lines of a file whose first byte lies from `start` to before `end`, however long they are."""
    position = start
    if start:
        # The piece before has the line that reaches into this one.
        file.seek(start - 1)
        position = start - 1 + _skipped(file, end - start + 1)
    while position < end:
        line = file.readline(longest + 1)
        if not line:
            return
        position += len(line)
        if line.endswith(b"\n"):
            yield line
        elif len(line) <= longest:
            yield line
            return
        else:
            yield None
            position += _skipped(file, max(end - position, 0))


def _skipped(file: BinaryIO, most: int) -> int:
    """Read on to the end of a line, or at least so many bytes if it does not end there; how many were read."""
    read = 0
    while read < most and (part := file.readline(_SKIPPED)):
        read += len(part)
        if part.endswith(b"\n"):
            return read
    return max(read, most)


# --- cutting --------------------------------------------------------------------------------------------------------


def pieces_of(sources: Sequence[Source], begin: Place, size: int, longest: int) -> Iterator[Piece]:
    """The work from a place on, in its order; raises SourceChanged, or OSError of a stream that cannot be read."""
    for number in range(begin.source, len(sources)):
        source, place = sources[number], begin if number == begin.source else Place(number)
        if source.coding == "plain" and source.size is not None:
            yield from _ranges(number, source, place, size)
        else:
            yield from _bundles(number, source, place, size, longest)


def _ranges(number: int, source: Source, place: Place, size: int) -> Iterator[Piece]:
    length = source.size or 0
    for start in range(place.offset, length, size):
        end = min(start + size, length)
        yield Piece(number, source, start, end, end - start, last=end == length)


class _Stream:
    """What comes out of a file, line by line, with the place and the checksum of what has been read."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.offset, self.checksum = 0, 0

    def skip_to(self, offset: int) -> None:
        while self.offset < offset and (data := self._file.read(min(_SKIPPED, offset - self.offset))):
            self._count(data)

    def line(self, longest: int) -> bytes | None:
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


def _bundles(number: int, source: Source, place: Place, size: int, longest: int) -> Iterator[Piece]:
    with source.open() as raw:
        stream = _Stream(decoded(raw, source.coding))
        with suppress(*BREAKS, zlib.error):
            stream.skip_to(place.offset)
        if (stream.offset, stream.checksum) != (place.offset, place.checksum):
            raise SourceChanged(f"{source.name} is not what it was when the audit began")
        seen, last = 0, False
        while not last:
            start, lines, broken, last = stream.offset, *_bundle(stream, source, size, longest)
            now = raw.tell() if source.size is not None else stream.offset
            checksum = stream.checksum
            yield Piece(number, source, start, stream.offset, now - seen, checksum, last, lines, broken)
            seen = now


def _bundle(stream: _Stream, source: Source, size: int, longest: int) -> tuple[list[Line], str | None, bool]:
    """The next lines, about so many bytes; why the stream breaks off after them, if it does; whether it ends there."""
    lines: list[Line] = []
    enough = stream.offset + size
    try:
        while stream.offset < enough:
            line = stream.line(longest)
            if line == b"":
                return lines, None, True
            lines.append(line)
    except (*BREAKS, zlib.error):
        return lines, f"{source.coding}.broken", True
    return lines, None, False
