"""The SQLite file of the guard's store, for a service on one machine, all of whose processes write to the same file.

In the mode WAL with `synchronous=FULL`, a change is on disk when the call returns; in the older mode a power cut could
still undo the last one. The file must lie on a disk of this machine: WAL needs memory that processes share.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Final
from urllib.parse import unquote, urlsplit

from gavel.sealing.heads import HeadsUnavailable

PATIENCE: Final = 10.0
"""Seconds to wait for other writers, each of which takes a moment."""

MOST_FORGOTTEN: Final = 20
"""The most expired records that a new one deletes: more than it adds, and never many at once."""

_LAYOUT: Final = """
CREATE TABLE IF NOT EXISTS heads (
  name TEXT PRIMARY KEY, counter INTEGER NOT NULL, token TEXT NOT NULL, before BLOB NOT NULL, actions TEXT NOT NULL,
  expires INTEGER NOT NULL, transcript TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS expiring ON heads (expires);
CREATE TABLE IF NOT EXISTS seats (
  name TEXT NOT NULL, seat TEXT NOT NULL, seen INTEGER NOT NULL, subscriptions TEXT NOT NULL, expires INTEGER NOT NULL,
  PRIMARY KEY (name, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS expiring_seats ON seats (expires);
CREATE TRIGGER IF NOT EXISTS forgotten AFTER DELETE ON heads BEGIN DELETE FROM seats WHERE name = OLD.name; END;
CREATE TABLE IF NOT EXISTS agenda (
  name TEXT NOT NULL, seat TEXT NOT NULL, kind TEXT NOT NULL, due INTEGER NOT NULL, PRIMARY KEY (name, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due ON agenda (due);
"""
"""A file from before has less: what it lacks is added when it is opened.

Seats are forgotten with the head of their table, which lasts a day until somebody has acted there.
"""


class SqliteFile:
    """A file, which is created if it is missing, for its owner alone."""

    synchronous = "FULL"
    """Whether a change is on disk when a call returns, as SQLite's setting of that name."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        """`now`: the seconds since 1970, by which records expire."""
        parts = urlsplit(url)
        path = unquote(parts.path)
        if parts.netloc or parts.query or parts.fragment or not path.startswith("/") or path.endswith("/"):
            raise ValueError("GAVEL_HEADS names an SQLite file as sqlite:///absolute/path")
        self._path = Path(path)
        self._now = now
        self._lock = Lock()
        self._idle: list[sqlite3.Connection] = []
        self._process = os.getpid()
        self._file: tuple[int, int] | None = None
        """The identity of the file, once it has been opened: its device and inode."""

    def close(self) -> None:
        """Close idle connections; the next call opens one again."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    @contextmanager
    def connection(self, *, writes: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection that no other thread uses meanwhile; a failed one is not used again."""
        try:
            self._require_its_file()
            connection = self._idle_one() or self._connect()
        except (sqlite3.Error, OSError) as error:
            raise HeadsUnavailable(error) from None
        try:
            yield connection
        except sqlite3.Error as error:
            connection.close()
            raise HeadsUnavailable(error, written=writes) from None
        with self._lock:
            self._idle.append(connection)

    def _idle_one(self) -> sqlite3.Connection | None:
        with self._lock:
            if self._process != os.getpid():
                # In a forked process: it neither uses nor closes its parent's connections.
                _of_parents.extend(self._idle)
                self._idle, self._process = [], os.getpid()
            return self._idle.pop() if self._idle else None

    def _require_its_file(self) -> None:
        """Raise OSError if the opened file has been removed: changes to it would be lost."""
        if self._file is not None and _identity(self._path) != self._file:
            raise FileNotFoundError("the file is gone, or another lies in its place: the service has to be restarted")

    def _connect(self) -> sqlite3.Connection:
        if self._file is None and not self._path.exists():
            _make(self._path)
        # Without isolation level every statement is a transaction of its own, on disk when it returns.
        connection = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            connection.execute(f"PRAGMA synchronous={self.synchronous}")
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                raise sqlite3.DatabaseError("the file is not one of this service's own making")
            if self._file is None:
                connection.execute("SELECT 1 FROM heads LIMIT 1")  # nothing is added to another program's file
                connection.executescript(_LAYOUT)
                _complete(connection)
        except sqlite3.Error:
            connection.close()
            raise
        if self._file is None:
            self._file = _identity(self._path)
        return connection


def _complete(connection: sqlite3.Connection) -> None:
    """Add the column that a file from before lacks, unless another process has done so meanwhile."""
    columns = [name for _number, name, *_rest in connection.execute("PRAGMA table_info(heads)")]
    if "transcript" not in columns:
        with suppress(sqlite3.OperationalError):
            connection.execute("ALTER TABLE heads ADD COLUMN transcript TEXT NOT NULL DEFAULT ''")


def _identity(path: Path) -> tuple[int, int]:
    """The device and inode of a file, which a file put in its place does not share."""
    status = path.stat()
    return status.st_dev, status.st_ino


def _make(path: Path) -> None:
    """Create the file elsewhere and move it into place, unless another process has done so meanwhile.

    A change of a file's mode to WAL would fail others that open it; and to open and close it beside SQLite would
    free this process's locks on it.
    """
    with TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
        made = Path(folder, path.name)
        os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(made)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.executescript(_LAYOUT)
        with suppress(FileExistsError):
            path.hardlink_to(made)
    directory = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


_of_parents: list[sqlite3.Connection] = []
"""Connections inherited by a fork, kept here so that nothing closes them."""
