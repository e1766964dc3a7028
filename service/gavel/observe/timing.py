"""What requests wait for, timed: the guard's store, and searches."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from gavel.sealing.heads import SECONDS_KEPT, Head, Heads

P = ParamSpec("P")
T = TypeVar("T")

STORES: Final[Mapping[str, str]] = {"SqliteHeads": "sqlite", "RedisHeads": "redis"}


class Timer(Protocol):
    """Who times what requests wait for, from the beginning of a `with` to its end, also where it fails."""

    def guard_call(self, store: str, call: str, /) -> AbstractContextManager[None]:
        """A call of the guard's store, of this kind."""

    def search(self) -> AbstractContextManager[None]:
        """A search."""


class TimedHeads:
    """A store of heads whose calls are timed."""

    def __init__(self, heads: Heads, timers: Sequence[Timer]) -> None:
        self._heads, self._timers = heads, timers
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
        with ExitStack() as timed:
            for each in self._timers:
                timed.enter_context(each.guard_call(self._store, name))
            return call(*arguments, **named)


def timed_searches(
    ask: Callable[[str, Mapping[str, Any]], T], timers: Sequence[Timer]
) -> Callable[[str, Mapping[str, Any]], T]:
    """What asks for searches, timed while it waits."""

    def timed_search(game: str, body: Mapping[str, Any]) -> T:
        with ExitStack() as timed:
            for each in timers:
                timed.enter_context(each.search())
            return ask(game, body)

    return timed_search
