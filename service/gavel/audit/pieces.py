"""Pieces of work: a range of a plain file's bytes, or a bundle of a stream's lines; how they are cut and judged.

The process that judges a range reads it and finds the beginnings of its lines. The coordinator reads a stream,
compressed or not; a worker on another machine reads a long part of it at once. Memory is bounded, whatever the length
of a file or of a line: a piece of many lines ends early, and its rest is another piece.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import islice
from typing import BinaryIO, Final, NamedTuple

import orjson

from gavel.audit import verdicts
from gavel.audit.judging import judge
from gavel.audit.sources import Source
from gavel.audit.streams import Line, Lines, Stream, skip_line
from gavel.audit.verdicts import Verdict

PIECE: Final = 1 << 20
"""Bytes: a few hundred transcripts, a tenth of a second of one process."""
LONGEST_LINE: Final = 2 << 20
"""Bytes of a line that is judged by default: 25,000 actions, or 150 MB of rubbish once it is read."""
MOST_LINES: Final = 25_000
"""Of a stream, in one piece: a line of two bytes makes a row of three hundred."""
MOST_ROWS: Final = 1 << 23
"""Bytes of rows after which a range ends early."""
PART = 1 << 28
"""Decompressed bytes that a worker judges at once: half a minute of one process."""

Count = tuple[str, ...]
"""A key of counts: ("verdict", game, ruleset, verdict) or ("refused", game, code, rule); empty where not known."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the archives: the number of an archive, and the byte in it (decompressed, of a stream).

    `line` counts the lines before it once they are judged. `checksum` is of all bytes of a stream before it.
    """

    source: int = 0
    offset: int = 0
    line: int = 0
    checksum: int = 0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of work, and where the next one begins.

    `text` holds the lines of a stream: whole lines, joined, and None in the place of one that is too long. Other lines
    are read from `start` to `end` of the file. `damage` is the code of the fault at which the stream then breaks off.
    """

    source: int
    file: Source
    start: int
    end: int
    weight: int
    """Bytes of the file as it lies there, to show progress."""
    checksum: int = 0
    last: bool = False
    text: Sequence[bytes | None] | None = None
    damage: str | None = None


class Outcome(NamedTuple):
    """The result of judging a piece: how many lines it has, a row for each that is not blank, and counts."""

    lines: int
    rows: bytes
    """A line for each row: the number of the archive's line within the piece, from 1, a space, and the row as JSON
    without its file and line."""
    transcripts: int
    """The number of rows."""
    counts: dict[Count, int]
    actions: int


@dataclass(slots=True)
class _Rows:
    """Rows in the making, and counts of them."""

    lines: int = 0
    rows: bytearray = field(default_factory=bytearray)
    transcripts: int = 0
    counts: Counter[Count] = field(default_factory=Counter)
    actions: int = 0

    def judge(self, piece: Piece, lines: Iterable[Line]) -> None:
        for line in lines:
            self.lines += 1
            if line is None:
                self.add(Verdict(verdicts.TOO_LARGE))
            elif text := line.strip(b" \t\r\n"):
                self.add(judge(text, f"{piece.file.name}, from byte {piece.start}, line {self.lines}"))
            if piece.text is None and len(self.rows) >= MOST_ROWS:
                return

    def add(self, verdict: Verdict) -> None:
        self.rows += b"%d %b\n" % (self.lines, orjson.dumps(verdict))
        self.transcripts += 1
        game, ruleset, word = verdict.game or "", verdict.ruleset or "", verdict.verdict
        self.counts["verdict", game, ruleset, word] += 1
        if verdict.code is not None:
            self.counts["refused", game, verdict.code, verdict.rule or ""] += 1
        self.actions += verdict.applied or 0

    def finish(self, damage: str | None) -> Outcome:
        if damage is not None:
            self.lines += 1
            self.add(Verdict(verdicts.UNREADABLE, code=damage))
        return Outcome(self.lines, bytes(self.rows), self.transcripts, dict(self.counts), self.actions)


# --- judging --------------------------------------------------------------------------------------------------------


def judge_piece(piece: Piece, longest: int) -> tuple[Piece, Outcome]:
    """Judge the lines of a piece; the piece as it turned out to be, which may end earlier, with its outcome.

    Raises OSError where its file cannot be read any more.
    """
    rows = _Rows()
    if piece.text is not None:
        rows.judge(piece, split_lines(piece.text))
        return replace(piece, text=None), rows.finish(piece.damage)
    with piece.file.open() as file:
        lines = Range(file, piece.start, piece.end, longest)
        rows.judge(piece, lines)
    if lines.position < piece.end:
        piece = replace(piece, end=lines.position, weight=lines.position - piece.start, last=False)
    return piece, rows.finish(piece.damage)


def rest_of(submitted: Piece, done: Piece) -> Piece | None:
    """The rest of a range of a plain file after the piece of it that is done; None where all is done."""
    if submitted.text is not None or submitted.file.coding != "plain" or done.end == submitted.end:
        return None
    return replace(submitted, start=done.end, weight=submitted.end - done.end)


def split_lines(text: Iterable[bytes | None]) -> Iterator[Line]:
    """The lines that `join_lines` has joined."""
    for block in text:
        if block is None:
            yield None
        else:
            yield from BytesIO(block)


def judge_part(piece: Piece, longest: int) -> tuple[Piece, Outcome]:
    """Judge a compressed file up to the piece's end; the piece as it turned out to be, with its outcome.

    Raises OSError where the file cannot be read, and SourceChanged where it is another one.
    """
    rows = _Rows()
    with piece.file.open() as raw:
        stream = Stream(raw, piece.file)
        stream.skip_to(piece.start, piece.checksum)
        before = raw.tell() if piece.start else 0
        lines = Lines(stream, piece.file.coding, piece.end, longest)
        rows.judge(piece, lines)
        weight = (piece.file.size or 0 if lines.last else raw.tell()) - before
    done = replace(piece, end=stream.offset, checksum=stream.checksum, last=lines.last, weight=weight)
    return done, rows.finish(lines.damage)


class Range:
    """The lines of a file whose first byte lies from `start` to before `end`, read one by one."""

    def __init__(self, file: BinaryIO, start: int, end: int, longest: int) -> None:
        self._file, self._end, self._longest = file, end, longest
        self.position = start
        """The byte at which the next line begins; at or behind the end if there is none."""
        if start:
            # The piece before has the line that reaches into this one.
            file.seek(start - 1)
            self.position = start - 1 + skip_line(file, end - start + 1)

    def __iter__(self) -> Iterator[Line]:
        while self.position < self._end:
            line = self._file.readline(self._longest + 1)
            if not line:
                self.position = self._end
                return
            self.position += len(line)
            if line.endswith(b"\n") or len(line) <= self._longest:
                yield line
            else:
                self.position += skip_line(self._file, max(self._end - self.position, 0))
                yield None


# --- cutting --------------------------------------------------------------------------------------------------------


def cut_pieces(
    sources: Sequence[Source], begin: Place, size: int, longest: int, *, parts: bool = False
) -> Iterator[Piece]:
    """Cut the archives from a place on into pieces, in order; raises SourceChanged, or OSError of a stream.

    With `parts`, workers read compressed files: there is one piece of each, its first one, for `judge_part`.
    """
    for number in range(begin.source, len(sources)):
        source, place = sources[number], begin if number == begin.source else Place(number)
        if source.coding == "plain" and source.size is not None:
            yield from _cut_ranges(number, source, place, size)
        elif parts and source.size is not None:
            yield make_part(number, source, place)
        else:
            yield from _cut_bundles(number, source, place, size, longest)


def _cut_ranges(number: int, source: Source, place: Place, size: int) -> Iterator[Piece]:
    length = source.size or 0
    for start in range(place.offset, length, size):
        end = min(start + size, length)
        yield Piece(number, source, start, end, end - start, last=end == length)


def _cut_bundles(number: int, source: Source, place: Place, size: int, longest: int) -> Iterator[Piece]:
    with source.open() as raw:
        stream = Stream(raw, source)
        stream.skip_to(place.offset, place.checksum)
        before, last = 0, False
        while not last:
            start, lines = stream.offset, Lines(stream, source.coding, stream.offset + size, longest)
            text = join_lines(islice(lines, MOST_LINES))
            now = raw.tell() if source.size is not None else stream.offset
            checksum, last = stream.checksum, lines.last
            yield Piece(number, source, start, stream.offset, now - before, checksum, last, text, lines.damage)
            before = now


def join_lines(lines: Iterable[Line]) -> list[bytes | None]:
    """Join lines to few objects: thousands of short ones would take a hundred times their bytes."""
    text: list[bytearray | None] = [bytearray()]
    for line in lines:
        block = text[-1]
        if line is None:
            text += (None, bytearray())
        elif block is not None:
            block += line
    return [None if block is None else bytes(block) for block in text]


def make_part(number: int, source: Source, place: Place) -> Piece:
    """A piece of a compressed file from a place on; judging it shows where it ends, and whether more follows."""
    return Piece(number, source, place.offset, place.offset + PART, 0, place.checksum)
