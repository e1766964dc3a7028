"""What is timed and counted beside requests: the guard's store, and waiting for searches."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, ParamSpec, TypeVar

from gavel.observe import metrics
from gavel.sealing.heads import SECONDS_KEPT, Head, Heads

P = ParamSpec("P")
T = TypeVar("T")

STORES: Final[Mapping[str, str]] = {"SqliteHeads": "sqlite", "RedisHeads": "redis"}


class TimedHeads:
    """A store of heads whose calls are timed, also those that fail."""

    def __init__(self, heads: Heads) -> None:
        self._heads = heads
        self._store = STORES.get(type(heads).__name__, "other")

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """As the store's."""
        return self._timed("create", self._heads.create, table, head, ttl)

    def read(self, table: str) -> Head | None:
        """As the store's."""
        return self._timed("read", self._heads.read, table)

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """As the store's."""
        return self._timed("swap", self._heads.swap, table, counter, head, ttl)

    def ping(self) -> None:
        """As the store's."""
        self._timed("ping", self._heads.ping)

    def complaints(self) -> list[str]:
        """As the store's."""
        return self._heads.complaints()

    def _timed(self, name: str, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        began = perf_counter()
        try:
            return call(*arguments, **named)
        finally:
            with suppress(OSError):
                metrics.guard_took(self._store, name, perf_counter() - began)


def counted_searches(ask: Callable[[str, Mapping[str, Any]], T]) -> Callable[[str, Mapping[str, Any]], T]:
    """What asks for searches, counting the requests that wait for an answer."""

    def counted(game: str, body: Mapping[str, Any]) -> T:
        with suppress(OSError):
            metrics.searches_wait(1)
        try:
            return ask(game, body)
        finally:
            with suppress(OSError):
                metrics.searches_wait(-1)

    return counted
