"""Heads in an SQLite file."""

from typing import Final

from gavel.sealing.heads import SECONDS_KEPT, Head, HeadsUnavailable
from gavel.sealing.heads.sqlite_file import MOST_FORGOTTEN, SqliteFile

_FORGET: Final = "DELETE FROM heads WHERE name IN (SELECT name FROM heads WHERE expires <= ? ORDER BY expires LIMIT ?)"
_CREATE: Final = """
INSERT INTO heads (counter, token, before, actions, transcript, expires, name) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET
  counter = excluded.counter, token = excluded.token, before = excluded.before, actions = excluded.actions,
  transcript = excluded.transcript, expires = excluded.expires
WHERE heads.expires <= ? OR heads.token = excluded.token
"""
_SWAP: Final = """
UPDATE heads SET counter = ?, token = ?, before = ?, actions = ?, transcript = ?, expires = ?
WHERE name = ? AND expires > ? AND (counter = ? OR token = ?)
"""
_READ: Final = "SELECT counter, token, before, actions, transcript FROM heads WHERE name = ? AND expires > ?"


class SqliteHeads(SqliteFile):
    """Heads in a file."""

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Implement `Heads.create`."""
        now = int(self._now())
        with self.connection(writes=True) as connection:
            connection.execute(_FORGET, (now, MOST_FORGOTTEN))
            return connection.execute(_CREATE, (*_columns(head), now + ttl, table, now)).rowcount == 1

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Implement `Heads.swap`."""
        now = int(self._now())
        values = (*_columns(head), now + ttl, table, now, counter, head.token)
        with self.connection(writes=True) as connection:
            return connection.execute(_SWAP, values).rowcount == 1

    def read(self, table: str) -> Head | None:
        """Implement `Heads.read`."""
        with self.connection() as connection:
            row = connection.execute(_READ, (table, int(self._now()))).fetchone()
        if row is None:
            return None
        counter, token, before, actions, transcript = row
        try:
            return Head(counter, token, before, tuple(map(bytes.fromhex, actions.split())), transcript)
        except ValueError:
            raise HeadsUnavailable("a record is not as it was written") from None

    def ping(self) -> None:
        """Implement `Heads.ping`."""
        with self.connection() as connection:
            connection.execute("SELECT count(*) FROM (SELECT 1 FROM heads LIMIT 1)").fetchone()

    def complaints(self) -> list[str]:
        """Implement `Heads.complaints`: none, since every connection sets what is needed; raises if the store fails."""
        self.ping()
        self.close()  # processes that fork later must not inherit SQLite's connections
        return []


def _columns(head: Head) -> tuple[int, str, bytes, str, str]:
    return head.counter, head.token, head.before, " ".join(each.hex() for each in head.actions), head.transcript
