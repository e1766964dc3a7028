"""The Redis server of the guard's store."""

from typing import Any, Final

from redis import Redis
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError, RedisError
from redis.retry import Retry

from gavel.sealing.heads import HeadsUnavailable

CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 2.0

TRIES: Final = 3
"""Attempts, since connections break when Redis restarts. A repeated call does no harm, since its own change stays.

The service does not ask a silent Redis again: the client has waited long enough.
"""


def head_key(table: str) -> str:
    """The key of a table's head."""
    return f"gavel:head:{table}"


def seen_key(table: str) -> str:
    """The key of when its seats have looked."""
    return f"gavel:seen:{table}"


def push_key(table: str) -> str:
    """The key of the browsers of its seats."""
    return f"gavel:push:{table}"


class RedisServer:
    """A Redis server, to which there is no connection before the first command."""

    def __init__(self, url: str) -> None:
        try:
            self.redis: Any = Redis.from_url(
                url,
                socket_connect_timeout=CONNECT_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                retry=Retry(ExponentialBackoff(base=0.05, cap=0.5), TRIES, (ConnectionError,)),
            )
        except ValueError:
            raise ValueError("GAVEL_HEADS is no address of a Redis server") from None

    def asked(self, *command: str | int, written: bool = False) -> Any:
        """What the server answers to a command, which may be `written`; raises HeadsUnavailable."""
        try:
            return self.redis.execute_command(*command)
        except (RedisError, OSError) as error:
            raise HeadsUnavailable(error, written=written) from None
