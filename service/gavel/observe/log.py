"""The log: one line for each request. A terminal gets one to be read, anything else gets JSON."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from gavel.observe.blotting import blotted
from gavel.observe.facts import Request
from gavel.observe.watching import Watcher
from gavel.schemas import strict_json

STANDARD_OUTPUT: Final = "-"
LOOK_EVERY: Final = timedelta(seconds=1)
"""How often a log looks whether its file was moved: at each line, that would cost as much as the line."""


class Log(Watcher):
    """Writes a line for each request that ends, by one call of the system: lines of several processes do not mix."""

    def __init__(self, target: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """`target`: a file, or "-" for standard output. Raises OSError for a file that cannot be written to."""
        self._now = now
        self._looked = now()
        self._path = None if target == STANDARD_OUTPUT else Path(target)
        self._file = _standard_output() if self._path is None else _opened(self._path)
        self._line = _to_be_read if self._file is not None and os.isatty(self._file) else _as_json

    def ends(self, request: Request) -> None:
        """Write its line; raises OSError where the disk is full."""
        now = self._now()
        if self._path is not None and self._file is not None and now - self._looked >= LOOK_EVERY:
            self._looked = now
            if _was_moved(self._path, self._file):
                os.close(self._file)
                self._file = _opened(self._path)
        if self._file is not None:
            os.write(self._file, self._line(members_of(request, now)) + b"\n")


def members_of(request: Request, now: datetime) -> dict[str, Any]:
    """What a line says; None stands for what is not known."""
    about = request.answered
    return {
        "time": now.isoformat(timespec="milliseconds"),
        # The caller's own id may be anything that is no longer than a key.
        "request_id": blotted(request.request_id),
        "client": request.client or None,
        "game": about.game or None,
        "operation": about.operation or None,
        "ruleset": about.ruleset or None,
        "status": about.status,
        "code": None if about.refusal is None else about.refusal.code,
        "milliseconds": round(request.seconds * 1000, 3),
        "bytes_in": request.bytes_in,
        "bytes_out": request.bytes_out,
    }


def _as_json(members: dict[str, Any]) -> bytes:
    return strict_json.dumps(members)


def _to_be_read(members: dict[str, Any]) -> bytes:
    about = [members[name] for name in ("game", "operation", "ruleset", "code") if members[name] is not None]
    words = [
        members["time"][11:19],
        str(members["status"]),
        f"{members['milliseconds']:8.1f} ms",
        f"{members['bytes_in']:>6} > {members['bytes_out']:<6}",
        members["client"] or "-",
        *about,
        members["request_id"],
    ]
    return " ".join(words).encode()


def _standard_output() -> int | None:
    with suppress(OSError, ValueError, AttributeError):  # closed, or none at all
        return sys.stdout.fileno()
    return None


def _opened(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o640)


def _was_moved(path: Path, file: int) -> bool:
    """Whether another file, or none, has the path now: logs are rotated by their names."""
    try:
        found, held = path.stat(), os.fstat(file)
    except FileNotFoundError:
        return True
    return (found.st_dev, found.st_ino) != (held.st_dev, held.st_ino)
