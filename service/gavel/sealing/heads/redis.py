"""Heads in Redis: a hash for each table, which a script compares and sets atomically."""

from collections.abc import Mapping
from typing import Final

from redis.exceptions import RedisError, ResponseError

from gavel.sealing.agenda import SECONDS_REMEMBERED
from gavel.sealing.heads import SECONDS_KEPT, Head, HeadsUnavailable
from gavel.sealing.heads.redis_server import RedisServer, head_key, push_key, seen_key

_SWAP: Final = """
local now = redis.call('HMGET', KEYS[1], 'counter', 'token')
if now[1] ~= ARGV[1] and not (ARGV[1] == '' and not now[1]) then
  return now[2] == ARGV[4] and 1 or 0
end
redis.call('HSET', KEYS[1], 'counter', ARGV[3], 'token', ARGV[4], 'before', ARGV[5], 'actions', ARGV[6],
  'transcript', ARGV[7])
if redis.call('TTL', KEYS[1]) < tonumber(ARGV[8]) then
  redis.call('EXPIRE', KEYS[2], ARGV[8])
  redis.call('EXPIRE', KEYS[3], ARGV[8])
end
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1
"""
"""Arguments: the counter to be replaced, empty where there must be none; seconds; then the new head.

Last the seconds for which the table's seats are remembered with a head that was to end earlier, as it is until somebody
has acted.
"""

_WANTED: Final[Mapping[str, tuple[str, str]]] = {
    "appendonly": ("yes", "what it answered may be lost when it stops"),
    "appendfsync": ("always", "what it answered in its last second may be lost when its machine stops"),
    "maxmemory-policy": ("noeviction", "tables may be forgotten when its memory is full"),
}
"""By setting: its required value, and the consequence of any other."""


class RedisHeads(RedisServer):
    """Heads in a Redis server."""

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Implement `Heads.create`."""
        return self._swapped(table, "", head, ttl)

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Implement `Heads.swap`."""
        return self._swapped(table, str(counter), head, ttl)

    def read(self, table: str) -> Head | None:
        """Implement `Heads.read`."""
        record = self.asked("HMGET", head_key(table), "counter", "token", "before", "actions", "transcript")
        if record == [None] * 5:
            return None
        try:
            counter, token, before, actions = (each.decode() for each in record[:4])
            digests = tuple(map(bytes.fromhex, actions.split()))
            return Head(int(counter), token, bytes.fromhex(before), digests, (record[4] or b"").decode())
        except (AttributeError, ValueError):
            raise HeadsUnavailable("a record is not as it was written") from None

    def ping(self) -> None:
        """Implement `Heads.ping`."""
        self.asked("PING")

    def complaints(self) -> list[str]:
        """Implement `Heads.complaints`; no complaint about a server that keeps its configuration secret."""
        try:
            settings = self.redis.config_get(*_WANTED)
        except ResponseError:
            return ["Redis does not tell its configuration: see that it has appendfsync always, and evicts nothing"]
        except (RedisError, OSError) as error:
            raise HeadsUnavailable(error) from None
        finally:
            self.redis.close()  # workers that fork later open connections of their own
        return [
            f"Redis has {name} {settings.get(name)} and not {wanted}: {then}"
            for name, (wanted, then) in _WANTED.items()
            if settings.get(name) != wanted
        ]

    def _swapped(self, table: str, counter: str, head: Head, ttl: int) -> bool:
        actions = " ".join(each.hex() for each in head.actions)
        new = (head.counter, head.token, head.before.hex(), actions, head.transcript)
        keys = (head_key(table), seen_key(table), push_key(table))
        values = (counter, ttl, *new, min(ttl, SECONDS_REMEMBERED))
        return bool(self.asked("EVAL", _SWAP, len(keys), *keys, *values, written=True) == 1)
