"""The agenda in the SQLite file of the heads."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gavel.sealing.agenda import SECONDS_REMEMBERED, Entry, Kind
from gavel.sealing.heads.sqlite_file import MOST_FORGOTTEN, SqliteFile

_PUT: Final = """
INSERT INTO agenda (name, seat, kind, due) VALUES (?, ?, ?, ?)
ON CONFLICT (name, seat, kind) DO UPDATE SET due = excluded.due
"""
_TAKE: Final = """
DELETE FROM agenda WHERE (name, seat, kind) IN
  (SELECT name, seat, kind FROM agenda WHERE due <= ? AND (kind = 'clock') = ? ORDER BY due, name, seat LIMIT ?)
RETURNING due, name, seat, kind
"""
_FORGET: Final = """
DELETE FROM seats WHERE (name, seat) IN (SELECT name, seat FROM seats WHERE expires <= ? ORDER BY expires LIMIT ?)
"""
_SEE: Final = """
INSERT INTO seats (name, seat, seen, subscriptions, expires) VALUES (?, ?, ?, '[]', ?)
ON CONFLICT (name, seat) DO UPDATE SET seen = max(seats.seen, excluded.seen), expires = excluded.expires
"""
_SUBSCRIBE: Final = """
INSERT INTO seats (name, seat, seen, subscriptions, expires) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (name, seat) DO UPDATE SET subscriptions = excluded.subscriptions, expires = excluded.expires
"""

_UNSUBSCRIBE: Final = """
UPDATE seats SET subscriptions =
  (SELECT json_group_array(value) FROM json_each(seats.subscriptions)
   WHERE value NOT IN (SELECT value FROM json_each(?)))
WHERE name = ? AND seat = ?
"""


class SqliteAgenda(SqliteFile):
    """An agenda in a file."""

    synchronous = "NORMAL"  # nobody waits for the disk; a power cut may lose the last calls

    def put(self, entries: Iterable[Entry], due: int) -> None:
        """Implement `Agenda.put`."""
        with self.connection() as connection:
            connection.executemany(_PUT, [(each.table, each.seat, each.kind, due) for each in entries])

    def take_clocks(self, now: int, most: int) -> list[Entry]:
        """Implement `Agenda.take_clocks`."""
        return self._taken(now, most, clocks=True)

    def take_calls(self, now: int, most: int) -> list[Entry]:
        """Implement `Agenda.take_calls`."""
        return self._taken(now, most, clocks=False)

    def _taken(self, now: int, most: int, *, clocks: bool) -> list[Entry]:
        with self.connection() as connection:
            rows = connection.execute(_TAKE, (now, clocks, most)).fetchall()
        return [Entry(table, seat, Kind(kind), due) for due, table, seat, kind in sorted(rows)]

    def see(self, table: str, seat: str, at: int) -> None:
        """Implement `Agenda.see`."""
        with self.connection() as connection:
            connection.execute(_FORGET, (at, MOST_FORGOTTEN))
            connection.execute(_SEE, (table, seat, at, at + SECONDS_REMEMBERED))

    def seen(self, table: str) -> Mapping[str, int]:
        """Implement `Agenda.seen`."""
        with self.connection() as connection:
            rows = connection.execute("SELECT seat, seen FROM seats WHERE name = ? AND seen > 0", (table,))
            return dict(rows.fetchall())

    def subscribe(self, table: str, seat: str, subscriptions: Sequence[str], at: int) -> None:
        """Implement `Agenda.subscribe`."""
        with self.connection() as connection:
            connection.execute(_SUBSCRIBE, (table, seat, 0, json.dumps([*subscriptions]), at + SECONDS_REMEMBERED))

    def unsubscribe(self, table: str, seat: str, subscriptions: Sequence[str]) -> None:
        """Implement `Agenda.unsubscribe`."""
        with self.connection() as connection:
            connection.execute(_UNSUBSCRIBE, (json.dumps([*subscriptions]), table, seat))

    def subscriptions(self, table: str, seat: str) -> list[str]:
        """Implement `Agenda.subscriptions`."""
        with self.connection() as connection:
            row = connection.execute("SELECT subscriptions FROM seats WHERE name = ? AND seat = ?", (table, seat))
            found = row.fetchone()
        return [] if found is None else [str(each) for each in json.loads(found[0])]
