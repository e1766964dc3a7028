"""A report in the making: the rows so far, and beside them how far the audit has come, so that it can go on.

Two files stand beside the report until it is whole: `NAME.partial` has its rows as JSON, `NAME.progress` says how many
of them count. The second is replaced whole after every piece, so that whatever ends the audit, the two fit together.
"""

import json
import zlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from fcntl import LOCK_EX, LOCK_NB, flock
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import orjson

from gavel.audit.distant import reason
from gavel.audit.pieces import Count, Judged, Piece, Place

_READ: Final = 1 << 20


class CannotBegin(Exception):
    """The audit cannot begin or go on so; the message says why."""


class Unwritable(Exception):
    """The report cannot be written any further; what is written counts. The message says why."""


@dataclass(slots=True)
class Progress:
    """How far an audit has come: where it goes on, how much of the rows counts, and what was counted."""

    place: Place = field(default_factory=Place)
    written: int = 0
    checksum: int = 0
    transcripts: int = 0
    actions: int = 0
    counts: Counter[Count] = field(default_factory=Counter)

    def dump(self) -> dict[str, Any]:
        """These counts as JSON."""
        counts = [[*key, number] for key, number in sorted(self.counts.items())]
        return {**asdict(self), "counts": counts}

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> "Progress":
        """What `dump` made."""
        counts = Counter({tuple(key): number for *key, number in document["counts"]})
        return cls(**{**document, "place": Place(**document["place"]), "counts": counts})


class Partial:
    """The rows of a report in the making, written in the archive's order. `head`: what the audit is about."""

    def __init__(self, report: Path, head: Mapping[str, Any]) -> None:
        self.rows = report.with_name(report.name + ".partial")
        self._journal = report.with_name(report.name + ".progress")
        self._head = head
        self._file: BinaryIO | None = None
        self.progress = Progress()

    @property
    def begun(self) -> bool:
        """Whether there is one already."""
        return self.rows.exists() or self._journal.exists()

    def begin(self) -> Self:
        """Begin anew, in the place of whatever is there; raises CannotBegin."""
        try:
            self._open(0)
            self._save()
        except (OSError, Unwritable) as error:
            raise CannotBegin(f"the report cannot be written: {reason(error)}") from error
        return self

    def resume(self) -> Self:
        """Go on with what is there; raises CannotBegin if it is no beginning of this audit, or is damaged."""
        try:
            document = json.loads(self._journal.read_bytes())
            self._must_be_ours(document["head"])
            self.progress = Progress.load(document["progress"])
            with self.rows.open("rb") as file:
                self._must_be_whole(file)
            self._open(self.progress.written)
        except OSError as error:
            raise CannotBegin(f"what was begun cannot be read: {reason(error)}") from error
        except (ValueError, LookupError, TypeError) as error:
            raise CannotBegin(f"{self._journal} is damaged; --force begins anew") from error
        return self

    def append(self, piece: Piece, judged: Judged) -> None:
        """Write the rows of the next piece, which count from now on; raises Unwritable."""
        now, line = self.progress, self.progress.place.line
        name = orjson.dumps(piece.file.name.encode("utf-8", "replace").decode())
        rows = [row.split(b" ", 1) for row in BytesIO(judged.rows)]
        data = b"".join([b'{"file":%b,"line":%d,%b' % (name, line + int(at), row[1:]) for at, row in rows])
        assert self._file is not None, "appended to before it was begun"
        try:
            self._file.write(data)
            self._file.flush()
        except OSError as error:
            raise Unwritable(reason(error)) from error
        now.place = _after(piece, line + judged.lines)
        now.written += len(data)
        now.checksum = zlib.crc32(data, now.checksum)
        now.transcripts += judged.transcripts
        now.actions += judged.actions
        now.counts.update(judged.counts)
        self._save()

    def close(self) -> None:
        """Let go of the file, so that the rows are safe there. To write on, begin or resume."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Remove both files: the report is whole."""
        self._journal.unlink(missing_ok=True)
        self.rows.unlink(missing_ok=True)

    def _open(self, length: int) -> None:
        """Open the rows to write on after so many bytes; raises OSError, and CannotBegin while another audit does."""
        self._file = self.rows.open("ab")
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            self.close()
            raise CannotBegin(f"another audit is writing {self.rows}") from None
        self._file.truncate(length)

    def _save(self) -> None:
        """Replace the journal in one step: there is always a whole one."""
        beside = self._journal.with_name(self._journal.name + ".new")
        try:
            beside.write_bytes(orjson.dumps({"head": self._head, "progress": self.progress.dump()}))
            beside.replace(self._journal)
        except OSError as error:
            raise Unwritable(reason(error)) from error

    def _must_be_ours(self, head: Mapping[str, Any]) -> None:
        for member, value in self._head.items():
            if head[member] != value:
                raise CannotBegin(_DIFFERS[member].format(then=head[member], now=value))

    def _must_be_whole(self, file: BinaryIO) -> None:
        """The rows that count are there as they were written, also after the power has failed."""
        left, checksum = self.progress.written, 0
        while left and (data := file.read(min(_READ, left))):
            left -= len(data)
            checksum = zlib.crc32(data, checksum)
        if left or checksum != self.progress.checksum:
            raise CannotBegin(f"{self.rows} is not what was written there; --force begins anew")


_DIFFERS: Final = {
    "gavel": "the audit was begun with Gavel {then}, and this is {now}: --force begins anew",
    "archives": "the audit was begun with other archives, or they have changed: --force begins anew",
    "report": "the audit was begun with another report of that name: --force begins anew",
    "longest": "the audit was begun with --max-line {then}, and this is {now}: --force begins anew",
}
"""Why an audit that was begun is not this one."""


def _after(piece: Piece, line: int) -> Place:
    if piece.last:
        return Place(piece.source + 1)
    return Place(piece.source, piece.end, line, piece.checksum)
