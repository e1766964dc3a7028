"""Work cut into pieces, and a piece judged: a range of a plain file's bytes, or a bundle of a stream's lines.

Who judges a range reads it and finds the beginnings of its lines. A stream, compressed or not, is read by who gives out
the work; or, where that is another machine's, by who judges, a long part of it at once. What is held in memory is
bounded, whatever the length of a file or of a line.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import BinaryIO, Final, NamedTuple

import orjson

from gavel.bulk import verdicts
from gavel.bulk.judging import judge
from gavel.bulk.sources import Source
from gavel.bulk.streams import Line, Lines, Stream, skipped
from gavel.bulk.verdicts import Verdict

PIECE: Final = 1 << 20
"""Bytes: a few hundred transcripts, a tenth of a second of one process."""
LONGEST_LINE: Final = 8 << 20
"""Bytes of a line that is judged, unless more are asked for: a hundred thousand actions."""
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

    `lines` of a stream that was read already; others are found by `start` and `end`. `broken`: why the stream ends
    after these.
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
    lines: int = 0
    rows: list[tuple[int, bytes]] = field(default_factory=list)
    counts: Counter[Count] = field(default_factory=Counter)
    actions: int = 0

    def judge(self, piece: Piece, lines: Iterable[Line]) -> None:
        for line in lines:
            self.lines += 1
            if line is None:
                self.add(Verdict(verdicts.TOO_LARGE))
            elif text := line.strip(b" \t\r\n"):
                self.add(judge(text, f"{piece.file.name}, from byte {piece.start}, line {self.lines}"))

    def add(self, verdict: Verdict) -> None:
        self.rows.append((self.lines, orjson.dumps(verdict)))
        game, ruleset, word = verdict.game or "", verdict.ruleset or "", verdict.verdict
        self.counts["verdict", game, ruleset, word] += 1
        if verdict.code is not None:
            self.counts["refused", game, verdict.code, verdict.rule or ""] += 1
        self.actions += verdict.applied or 0

    def judged(self, broken: str | None) -> Judged:
        if broken is not None:
            self.lines += 1
            self.add(Verdict(verdicts.UNREADABLE, code=broken))
        return Judged(self.lines, self.rows, dict(self.counts), self.actions)


# --- judging --------------------------------------------------------------------------------------------------------


def judge_piece(piece: Piece, longest: int) -> Judged:
    """Judge every line of a piece; raises OSError where its file cannot be read any more."""
    found = _Rows()
    if piece.lines is not None:
        found.judge(piece, piece.lines)
    else:
        with piece.file.open() as file:
            found.judge(piece, lines_in(file, piece.start, piece.end, longest))
    return found.judged(piece.broken)


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


def lines_in(file: BinaryIO, start: int, end: int, longest: int) -> Iterator[Line]:
    """The lines of a file whose first byte lies from `start` to before `end`, however long they are."""
    position = start
    if start:
        # The piece before has the line that reaches into this one.
        file.seek(start - 1)
        position = start - 1 + skipped(file, end - start + 1)
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
            position += skipped(file, max(end - position, 0))


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
            held = list(lines)
            now = raw.tell() if source.size is not None else stream.offset
            checksum, last = stream.checksum, lines.last
            yield Piece(number, source, start, stream.offset, now - seen, checksum, last, held, lines.broken)
            seen = now


def part_of(number: int, source: Source, place: Place) -> Piece:
    """What comes out of a compressed file from a place on; how far it goes, and whether more is left, will be seen."""
    return Piece(number, source, place.offset, place.offset + PART, 0, place.checksum)
