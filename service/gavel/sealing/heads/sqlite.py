"""Heads in an SQLite file, for a service on one machine: all its processes write to the same file.

In the mode WAL with `synchronous=FULL`, a change is on disk when it is answered; in the older mode a power cut could
still take the last one back. The file must lie on a disk of this machine: WAL needs memory that processes share.
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

from gavel.sealing.heads import SECONDS_KEPT, Head, HeadsUnavailable

PATIENCE: Final = 10.0
"""Seconds to wait for other writers; each takes a moment."""

MOST_FORGOTTEN: Final = 20
"""Expired records that are deleted when a table begins: more than are added, and never many at once."""

_LAYOUT: Final = """
PRAGMA journal_mode=WAL;
CREATE TABLE heads (
  name TEXT PRIMARY KEY, counter INTEGER NOT NULL, token TEXT NOT NULL, before BLOB NOT NULL, actions TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX expiring ON heads (expires);
"""
_FORGET: Final = "DELETE FROM heads WHERE name IN (SELECT name FROM heads WHERE expires <= ? ORDER BY expires LIMIT ?)"
_CREATE: Final = """
INSERT INTO heads (counter, token, before, actions, expires, name) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET
  counter = excluded.counter, token = excluded.token, before = excluded.before, actions = excluded.actions,
  expires = excluded.expires
WHERE heads.expires <= ? OR heads.token = excluded.token
"""
_SWAP: Final = """
UPDATE heads SET counter = ?, token = ?, before = ?, actions = ?, expires = ?
WHERE name = ? AND expires > ? AND (counter = ? OR token = ?)
"""
_READ: Final = "SELECT counter, token, before, actions FROM heads WHERE name = ? AND expires > ?"


class SqliteHeads:
    """Heads in a file, which is made where there is none, for its owner alone."""

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
        """Which file this is, once it has been opened: its device and number."""

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """See Heads."""
        now = int(self._now())
        with self._connection(writes=True) as connection:
            connection.execute(_FORGET, (now, MOST_FORGOTTEN))
            return connection.execute(_CREATE, (*_columns(head), now + ttl, table, now)).rowcount == 1

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """See Heads."""
        now = int(self._now())
        values = (*_columns(head), now + ttl, table, now, counter, head.token)
        with self._connection(writes=True) as connection:
            return connection.execute(_SWAP, values).rowcount == 1

    def read(self, table: str) -> Head | None:
        """See Heads."""
        with self._connection() as connection:
            found = connection.execute(_READ, (table, int(self._now()))).fetchone()
        if found is None:
            return None
        counter, token, before, actions = found
        try:
            return Head(counter, token, before, tuple(map(bytes.fromhex, actions.split())))
        except ValueError:
            raise HeadsUnavailable("a record is not as it was written") from None

    def ping(self) -> None:
        """See Heads."""
        with self._connection() as connection:
            connection.execute("SELECT count(*) FROM (SELECT 1 FROM heads LIMIT 1)").fetchone()

    def complaints(self) -> list[str]:
        """See Heads: what is needed is set with every connection, so nothing but a store that cannot be opened."""
        self.ping()
        self.close()  # SQLite must not be carried into processes that are forked later
        return []

    def close(self) -> None:
        """Close what is idle; connections are opened again on demand."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    @contextmanager
    def _connection(self, *, writes: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection that no other thread uses meanwhile; one that has failed is not used again."""
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
                # A process that was forked: its parent's connections are neither used nor closed here.
                _of_parents.extend(self._idle)
                self._idle, self._process = [], os.getpid()
            return self._idle.pop() if self._idle else None

    def _require_its_file(self) -> None:
        """Raise OSError where the file that was opened is not there any more: what is written to it would be lost."""
        if self._file is not None and _identity(self._path) != self._file:
            raise FileNotFoundError("the file is gone, or another lies in its place: the service has to be restarted")

    def _connect(self) -> sqlite3.Connection:
        if self._file is None and not self._path.exists():
            _make(self._path)
        # Without isolation level every statement is a transaction of its own, on disk when it returns.
        connection = sqlite3.connect(self._path, PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA synchronous=FULL")
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                raise sqlite3.DatabaseError("the file is not one of this service's own making")
        except sqlite3.Error:
            connection.close()
            raise
        self._file = self._file or _identity(self._path)
        return connection


def _identity(path: Path) -> tuple[int, int]:
    """What tells a file from one that has been put in its place."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _make(path: Path) -> None:
    """Make the file elsewhere and put it there whole, unless another process has done so meanwhile.

    To change a file's mode to WAL while others open it would fail them; and to open and close it beside SQLite would
    free the locks that this process has on it.
    """
    with TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
        made = Path(folder, path.name)
        os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(made)) as connection:
            connection.executescript(_LAYOUT)
        with suppress(FileExistsError):
            path.hardlink_to(made)
    directory = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)


_of_parents: list[sqlite3.Connection] = []
"""Connections that came along with a fork, kept from being closed."""


def _columns(head: Head) -> tuple[int, str, bytes, str]:
    return head.counter, head.token, head.before, " ".join(each.hex() for each in head.actions)
