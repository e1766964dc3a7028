"""The agenda in Redis: sorted sets of clocks and of calls by their time, and two hashes for each table."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gavel.sealing.agenda import SECONDS_REMEMBERED, Entry, Kind
from gavel.sealing.heads.redis_server import RedisServer, head_key, push_key, seen_key

_CLOCKS: Final = "gavel:clocks"
_CALLS: Final = "gavel:agenda"
"""Has clocks as well, of a release that kept all in one; whoever takes them plays them like others."""

_TAKE: Final = """
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
for each = 1, #due, 2 do
  redis.call('ZREM', KEYS[1], due[each])
end
return due
"""
_SET: Final = """
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
local left = redis.call('TTL', KEYS[2])
redis.call('EXPIRE', KEYS[1], left < 0 and ARGV[1] or math.min(left, ARGV[1]))
"""
"""A table's seats are remembered no longer than its head: anybody may make as many tables as they like.

The head prolongs that when it is replaced by one that lasts.
"""

_TAKE_AWAY: Final = """
local found = redis.call('HGET', KEYS[1], ARGV[1])
if not found then
  return
end
local gone, left = {}, {}
for each = 2, #ARGV do
  gone[ARGV[each]] = true
end
for _, each in ipairs(cjson.decode(found)) do
  if not gone[each] then
    table.insert(left, each)
  end
end
redis.call('HSET', KEYS[1], ARGV[1], #left == 0 and '[]' or cjson.encode(left))
"""


class RedisAgenda(RedisServer):
    """An agenda in a Redis server."""

    def put(self, entries: Iterable[Entry], due: int) -> None:
        """Implement `Agenda.put`."""
        pairs: dict[str, list[int | str]] = {_CLOCKS: [], _CALLS: []}
        for entry in entries:
            pairs[_CLOCKS if entry.kind is Kind.CLOCK else _CALLS] += (due, _member(entry))
        for key, added in pairs.items():
            if added:
                self.asked("ZADD", key, *added)

    def take_clocks(self, now: int, most: int) -> list[Entry]:
        """Implement `Agenda.take_clocks`."""
        return self._taken(_CLOCKS, now, most)

    def take_calls(self, now: int, most: int) -> list[Entry]:
        """Implement `Agenda.take_calls`."""
        return self._taken(_CALLS, now, most)

    def _taken(self, key: str, now: int, most: int) -> list[Entry]:
        taken = self.asked("EVAL", _TAKE, 1, key, now, most)
        return [_entry(member, int(due)) for member, due in zip(taken[::2], taken[1::2], strict=True)]

    def see(self, table: str, seat: str, at: int) -> None:
        """Implement `Agenda.see`."""
        self._set(table, seen_key(table), seat, str(at))

    def seen(self, table: str) -> Mapping[str, int]:
        """Implement `Agenda.seen`."""
        seen = self.asked("HGETALL", seen_key(table))
        return {seat.decode(): int(at) for seat, at in seen.items()}

    def subscribe(self, table: str, seat: str, subscriptions: Sequence[str], at: int) -> None:
        """Implement `Agenda.subscribe`; the server knows the time itself."""
        self._set(table, push_key(table), seat, json.dumps([*subscriptions]))

    def unsubscribe(self, table: str, seat: str, subscriptions: Sequence[str]) -> None:
        """Implement `Agenda.unsubscribe`."""
        self.asked("EVAL", _TAKE_AWAY, 1, push_key(table), seat, *subscriptions)

    def subscriptions(self, table: str, seat: str) -> list[str]:
        """Implement `Agenda.subscriptions`."""
        found = self.asked("HGET", push_key(table), seat)
        return [] if found is None else [str(each) for each in json.loads(found)]

    def _set(self, table: str, key: str, field: str, value: str) -> None:
        self.asked("EVAL", _SET, 2, key, head_key(table), SECONDS_REMEMBERED, field, value)


def _member(entry: Entry) -> str:
    """An entry as a member of the sorted set, equal for equal ones."""
    return json.dumps([entry.table, entry.seat, entry.kind])


def _entry(member: bytes, due: int) -> Entry:
    table, seat, kind = json.loads(member)
    return Entry(table, seat, Kind(kind), due)
