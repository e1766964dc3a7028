"""A report in the making, from which an interrupted audit goes on.

Two files stand beside the report until it is whole: `NAME.partial` has its rows as JSON, `NAME.progress` says how many
of them count. The second is replaced whole after every piece, so that whatever ends the audit, the two fit together.
"""

import json
import os
import zlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from fcntl import LOCK_EX, LOCK_NB, flock
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import orjson

from gavel.audit.addresses import describe_error
from gavel.audit.pieces import Count, Outcome, Piece, Place
from gavel.audit.verdicts import AGREES
from gavel.private_files import open_new

_READ: Final = 1 << 20


class CannotBegin(Exception):
    """An audit cannot begin or go on; the message says why."""


class Unwritable(Exception):
    """The report cannot be written any further; what is written counts. The message says why."""


@dataclass(slots=True)
class Progress:
    """How far an audit has come: the place where it goes on, the bytes of rows that count, and counts."""

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
        """The counts in a document that `dump` made."""
        counts = Counter({tuple(key): number for *key, number in document["counts"]})
        return cls(**{**document, "place": Place(**document["place"]), "counts": counts})

    def summarise(self) -> dict[str, Any]:
        """Counts by verdict, by game and edition, by code and rule, as JSON: most frequent first, null if unknown."""
        verdicts, editions, faults, refusals = Counter[str](), Counter[Any](), Counter[Any](), Counter[Any]()
        for (kind, *key), count in self.counts.items():
            if kind == "verdict":
                game, ruleset, verdict = key
                verdicts[verdict] += count
                editions[game, ruleset] += count
                faults[game, ruleset] += count if verdict != AGREES else 0
            else:
                refusals[tuple(key)] += count
        return {
            "transcripts": self.transcripts,
            "actions": self.actions,
            "faults": self.transcripts - verdicts[AGREES],
            "verdicts": dict(_by_frequency(verdicts)),
            "editions": [
                {"game": key[0] or None, "ruleset": key[1] or None, "transcripts": count, "faults": faults[key]}
                for key, count in _by_frequency(editions)
            ],
            "refusals": [
                {"game": game or None, "code": code, "rule": rule or None, "count": count}
                for (game, code, rule), count in _by_frequency(refusals)
            ],
        }


def _by_frequency(counts: Counter[Any]) -> list[tuple[Any, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


class Partial:
    """The rows of a report in the making, in the archives' order; `head` has what identifies the audit."""

    def __init__(self, report: Path, head: Mapping[str, Any]) -> None:
        self.rows = report.with_name(report.name + ".partial")
        self._journal = report.with_name(report.name + ".progress")
        self._head = head
        self._file: BinaryIO | None = None
        self.progress = Progress()

    @property
    def exists(self) -> bool:
        """Whether an audit has begun such a report."""
        return self.rows.exists() or self._journal.exists()

    def begin(self) -> Self:
        """Begin anew, and replace what an earlier audit has left; raises CannotBegin."""
        try:
            self._open(0)
            self._save()
        except (OSError, Unwritable) as error:
            raise CannotBegin(f"the report cannot be written: {describe_error(error)}") from error
        return self

    def resume(self) -> Self:
        """Go on with what an earlier audit has left; raises CannotBegin if that was another audit, or damaged."""
        try:
            document = json.loads(self._journal.read_bytes())
            self._check_head(document["head"])
            self.progress = Progress.load(document["progress"])
            with self.rows.open("rb") as file:
                self._check_rows(file)
            self._open(self.progress.written)
        except OSError as error:
            raise CannotBegin(f"what was begun cannot be read: {describe_error(error)}") from error
        except (ValueError, LookupError, TypeError) as error:
            raise CannotBegin(f"{self._journal} is damaged; --force begins anew") from error
        return self

    def append(self, piece: Piece, outcome: Outcome) -> None:
        """Write the rows of the next piece, and count them; raises Unwritable."""
        progress, line = self.progress, self.progress.place.line
        name = orjson.dumps(piece.file.name.encode("utf-8", "replace").decode())
        rows = [row.split(b" ", 1) for row in BytesIO(outcome.rows)]
        data = b"".join([b'{"file":%b,"line":%d,%b' % (name, line + int(at), row[1:]) for at, row in rows])
        assert self._file is not None, "appended to before it was begun"
        try:
            self._file.write(data)
            self._file.flush()
        except OSError as error:
            raise Unwritable(describe_error(error)) from error
        progress.place = _place_after(piece, line + outcome.lines)
        progress.written += len(data)
        progress.checksum = zlib.crc32(data, progress.checksum)
        progress.transcripts += outcome.transcripts
        progress.actions += outcome.actions
        progress.counts.update(outcome.counts)
        self._save()

    def close(self) -> None:
        """Close the file of rows; `begin` or `resume` opens it again."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Remove both files, once the report is whole."""
        self._journal.unlink(missing_ok=True)
        self.rows.unlink(missing_ok=True)

    def _open(self, length: int) -> None:
        """Open the rows to write on after so many bytes; raises OSError, and CannotBegin while another audit does."""
        self._file = open(self.rows, "ab", opener=_follow_no_link)  # noqa: SIM115  # Path.open has none
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            self.close()
            raise CannotBegin(f"another audit is writing {self.rows}") from None
        self._file.truncate(length)

    def _save(self) -> None:
        """Replace the journal in one step, so that there is always a whole one."""
        beside = self._journal.with_name(self._journal.name + ".new")
        try:
            with open_new(beside) as file:
                file.write(orjson.dumps({"head": self._head, "progress": self.progress.dump()}))
            beside.replace(self._journal)
        except OSError as error:
            raise Unwritable(describe_error(error)) from error

    def _check_head(self, head: Mapping[str, Any]) -> None:
        for member, value in self._head.items():
            if head[member] != value:
                raise CannotBegin(_DIFFERS[member].format(then=head[member], now=value))

    def _check_rows(self, file: BinaryIO) -> None:
        """Raise CannotBegin if the rows that count are not in the file, as after a power failure."""
        remaining, checksum = self.progress.written, 0
        while remaining and (data := file.read(min(_READ, remaining))):
            remaining -= len(data)
            checksum = zlib.crc32(data, checksum)
        if remaining or checksum != self.progress.checksum:
            raise CannotBegin(f"{self.rows} is not what was written there; --force begins anew")


_DIFFERS: Final = {
    "gavel": "the audit was begun with Gavel {then}, and this is {now}: --force begins anew",
    "archives": "the audit was begun with other archives, or they have changed: --force begins anew",
    "report": "the audit was begun with another report of that name: --force begins anew",
    "longest": "the audit was begun with --max-line {then}, and this is {now}: --force begins anew",
}
"""Member of the head -> why an audit with another value of it cannot go on."""


def _follow_no_link(path: str, flags: int) -> int:
    """Open a file that may be there already; raises OSError for a link, which leads to a file that is no report."""
    return os.open(path, flags | os.O_NOFOLLOW, 0o666)


def _place_after(piece: Piece, line: int) -> Place:
    if piece.last:
        return Place(piece.source + 1)
    return Place(piece.source, piece.end, line, piece.checksum)
