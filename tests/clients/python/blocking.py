"""The asynchronous client as the tests of the other one call it: each method waits for its answer."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import ExitStack
from inspect import iscoroutinefunction
from typing import Any, Self, cast

from anyio.from_thread import BlockingPortal, start_blocking_portal

from gavel_sdk import Client
from gavel_sdk.aio import AsyncClient
from gavel_sdk.game import AsyncGameClient
from gavel_sdk.tables import AsyncSealedTable

Kind = Callable[..., Client]
"""`Client`, or what looks like it."""


class _Waiting:
    """Waits for each method of an asynchronous object."""

    def __init__(self, portal: BlockingPortal, awaited: AsyncClient | AsyncGameClient | AsyncSealedTable) -> None:
        self._portal = portal
        self._awaited = awaited

    def __repr__(self) -> str:
        return repr(self._awaited)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._awaited, name)
        if name in ("sealed", "at"):
            return lambda *args: _Waiting(self._portal, found(*args))
        if not iscoroutinefunction(found):
            return found
        return lambda *args, **kwargs: self._portal.call(lambda: found(*args, **kwargs))


class BlockingClient(_Waiting):
    """An `AsyncClient` in an event loop of its own."""

    def __init__(self, base_url: str, **how: Any) -> None:
        if isinstance(how.get("timeout"), tuple):
            how["timeout"] = how["timeout"][1]
        client = AsyncClient(base_url, **how)
        self._stack = ExitStack()
        super().__init__(self._stack.enter_context(start_blocking_portal()), client)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._portal.call(cast("AsyncClient", self._awaited).close)
        self._stack.close()

    def game(self, game: str) -> _Waiting:
        return _Waiting(self._portal, cast("AsyncClient", self._awaited).game(game))

    def batch(self, lines: Iterable[Any], **how: Any) -> Iterator[Any]:
        answers: AsyncIterator[Any] = cast("AsyncClient", self._awaited).batch(lines, **how)
        while True:
            try:
                yield self._portal.call(anext, answers)
            except StopAsyncIteration:
                return


KINDS: dict[str, Kind] = {"requests": Client, "httpx": cast("Kind", BlockingClient)}
