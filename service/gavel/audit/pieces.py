"""Work cut into pieces, and a piece judged: a range of a plain file's bytes, or a bundle of a stream's lines.

Who judges a range reads it and finds the beginnings of its lines. A stream, compressed or not, is read by who gives out
the work; or, where that is another machine's, by who judges, a long part of it at once. What is held in memory is
bounded, whatever the length of a file or of a line: a piece of many lines ends early, and its rest is another.
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
from gavel.audit.streams import Line, Lines, Stream, skipped
from gavel.audit.verdicts import Verdict

PIECE: Final = 1 << 20
"""Bytes: a few hundred transcripts, a tenth of a second of one process."""
LONGEST_LINE: Final = 2 << 20
"""Bytes of a line that is judged, unless more are asked for: 25,000 actions, or 150 MB of rubbish once it is read."""
MOST_LINES: Final = 25_000
"""Of a stream, in one piece: a line of two bytes makes a row of three hundred."""
MOST_ROWS: Final = 1 << 23
"""Bytes of rows after which a piece ends that is found by its place in a file."""
PART = 1 << 28
"""Bytes that come out of a compressed file, which a worker judges at once: half a minute of one process."""

Count = tuple[str, ...]
"""What is counted: ("verdict", game, ruleset, verdict) or ("refused", game, code, rule); empty where not known."""


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

    `text` of a stream that was read already: whole lines, joined, and None in the place of one that is too long. Other
    lines are found by `start` and `end`. `broken`: why the stream ends after these.
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
    broken: str | None = None


class Judged(NamedTuple):
    """What came of a piece: how many lines it has, a row for each that is not blank, and counts."""

    lines: int
    rows: bytes
    """For each row a line: that of the archive, counted from 1 within the piece, a space, and the row as JSON without
    its file and line."""
    transcripts: int
    """How many rows there are."""
    counts: dict[Count, int]
    actions: int


@dataclass(slots=True)
class _Rows:
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

    def judged(self, broken: str | None) -> Judged:
        if broken is not None:
            self.lines += 1
            self.add(Verdict(verdicts.UNREADABLE, code=broken))
        return Judged(self.lines, bytes(self.rows), self.transcripts, dict(self.counts), self.actions)


# --- judging --------------------------------------------------------------------------------------------------------


def judge_piece(piece: Piece, longest: int) -> tuple[Piece, Judged]:
    """Judge the lines of a piece; the piece as it turned out to be, which may end before all of them are judged.

    Raises OSError where its file cannot be read any more.
    """
    found = _Rows()
    if piece.text is not None:
        found.judge(piece, lines_of(piece.text))
        return replace(piece, text=None), found.judged(piece.broken)
    with piece.file.open() as file:
        lines = Range(file, piece.start, piece.end, longest)
        found.judge(piece, lines)
    if lines.position < piece.end:
        piece = replace(piece, end=lines.position, weight=lines.position - piece.start, last=False)
    return piece, found.judged(piece.broken)


def rest_of(given: Piece, judged: Piece) -> Piece | None:
    """What is left of a range of a plain file after the piece that was judged of it; None where all is judged."""
    if given.text is not None or given.file.coding != "plain" or judged.end == given.end:
        return None
    return replace(given, start=judged.end, weight=given.end - judged.end)


def lines_of(text: Iterable[bytes | None]) -> Iterator[Line]:
    """The lines of a text that was read already."""
    for block in text:
        if block is None:
            yield None
        else:
            yield from BytesIO(block)


def judge_part(piece: Piece, longest: int) -> tuple[Piece, Judged]:
    """Judge what comes out of a compressed file up to the piece's end; the piece as it turned out to be.

    Raises OSError where the file cannot be read, and SourceChanged where it is another one.
    """
    found = _Rows()
    with piece.file.open() as raw:
        stream = Stream(raw, piece.file)
        stream.skip_to(piece.start, piece.checksum)
        before = raw.tell() if piece.start else 0
        lines = Lines(stream, piece.file.coding, piece.end, longest)
        found.judge(piece, lines)
        weight = (piece.file.size or 0 if lines.last else raw.tell()) - before
    done = replace(piece, end=stream.offset, checksum=stream.checksum, last=lines.last, weight=weight)
    return done, found.judged(lines.broken)


class Range:
    """The lines of a file whose first byte lies from `start` to before `end`, read as they are asked for."""

    def __init__(self, file: BinaryIO, start: int, end: int, longest: int) -> None:
        self._file, self._end, self._longest = file, end, longest
        self.position = start
        """Where the next line begins; at or behind the end if there is none."""
        if start:
            # The piece before has the line that reaches into this one.
            file.seek(start - 1)
            self.position = start - 1 + skipped(file, end - start + 1)

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
                self.position += skipped(self._file, max(self._end - self.position, 0))
                yield None


# --- cutting --------------------------------------------------------------------------------------------------------


def pieces_of(
    sources: Sequence[Source], begin: Place, size: int, longest: int, *, parts: bool = False
) -> Iterator[Piece]:
    """The work from a place on, in its order; raises SourceChanged, or OSError of a stream that cannot be read.

    `parts`: a compressed file is left to who judges. There is one piece of it, the first one, for `judge_part`.
    """
    for number in range(begin.source, len(sources)):
        source, place = sources[number], begin if number == begin.source else Place(number)
        if source.coding == "plain" and source.size is not None:
            yield from _ranges(number, source, place, size)
        elif parts and source.size is not None:
            yield part_of(number, source, place)
        else:
            yield from _bundles(number, source, place, size, longest)


def _ranges(number: int, source: Source, place: Place, size: int) -> Iterator[Piece]:
    length = source.size or 0
    for start in range(place.offset, length, size):
        end = min(start + size, length)
        yield Piece(number, source, start, end, end - start, last=end == length)


def _bundles(number: int, source: Source, place: Place, size: int, longest: int) -> Iterator[Piece]:
    with source.open() as raw:
        stream = Stream(raw, source)
        stream.skip_to(place.offset, place.checksum)
        seen, last = 0, False
        while not last:
            start, lines = stream.offset, Lines(stream, source.coding, stream.offset + size, longest)
            text = joined(islice(lines, MOST_LINES))
            now = raw.tell() if source.size is not None else stream.offset
            checksum, last = stream.checksum, lines.last
            yield Piece(number, source, start, stream.offset, now - seen, checksum, last, text, lines.broken)
            seen = now


def joined(lines: Iterable[Line]) -> list[bytes | None]:
    """These lines in few objects: thousands of short ones would take a hundred times their bytes."""
    text: list[bytearray | None] = [bytearray()]
    for line in lines:
        block = text[-1]
        if line is None:
            text += (None, bytearray())
        elif block is not None:
            block += line
    return [None if block is None else bytes(block) for block in text]


def part_of(number: int, source: Source, place: Place) -> Piece:
    """What comes out of a compressed file from a place on; how far it goes, and whether more is left, will be seen."""
    return Piece(number, source, place.offset, place.offset + PART, 0, place.checksum)
