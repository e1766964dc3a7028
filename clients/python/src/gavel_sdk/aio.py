"""The same client for asynchronous programs, over httpx: `pip install 'gavel-sdk[async]'`."""

from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from gavel_sdk import operations
from gavel_sdk.async_transport import AsyncTransport, head_of
from gavel_sdk.batch import PORTION, BatchAnswer, Lines, Portions, answer_to
from gavel_sdk.calls import BrokenOff, Call, broken_off
from gavel_sdk.game import AsyncGameClient
from gavel_sdk.games import AsyncGames
from gavel_sdk.methods import async_method

T = TypeVar("T")


class AsyncClient(AsyncGames):
    """A Gavel service, for asynchronous programs: the methods of `Client`, to be awaited.

    `timeout` is in seconds, for each wait. A `client` of your own, of httpx, is used as it is, and is left open.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float | None = 30,
        retries: int = 3,
        language: str | None = None,
        api_key: str | None = None,
        client: httpx.AsyncClient | None = None,
    ) -> None:
        self._transport = AsyncTransport(
            base_url, timeout=timeout, retries=retries, language=language, api_key=api_key, client=client
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"<AsyncClient of {self.base_url}>"

    @property
    def base_url(self) -> str:
        """Where the service is, without a slash at the end."""
        return self._transport.base_url

    async def close(self) -> None:
        """Close the pool of connections."""
        await self._transport.close()

    def _game(self, game: str) -> AsyncGameClient:
        return AsyncGameClient(self._transport, game)

    async def _send(self, call: Call[T]) -> T:
        return await self._transport.send(call)

    games = async_method(operations.games)
    version = async_method(operations.version)
    suggestion_limits = async_method(operations.suggestion_limits)
    keys = async_method(operations.keys)
    find_table = async_method(operations.find_table)
    push_key = async_method(operations.push_key)
    verify_receipt = async_method(operations.verify_receipt)
    problem = async_method(operations.problem)
    openapi = async_method(operations.openapi)
    openapi_yaml = async_method(operations.openapi_yaml)
    transcript_schema = async_method(operations.transcript_schema)
    docs = async_method(operations.docs)
    health = async_method(operations.health)
    ready = async_method(operations.ready)

    async def batch(
        self,
        lines: Iterable[Mapping[str, Any]] | AsyncIterable[Mapping[str, Any]],
        *,
        portion: int = PORTION,
        request_id: str | None = None,
    ) -> AsyncIterator[BatchAnswer]:
        """One answer for each line, in order, as they come: as `Client.batch`; `lines` may be asynchronous too."""
        portions = Portions(portion)
        async for line in _each(lines):
            for pending in portions.add(line):
                async for answer in _answered(self._transport, pending, request_id):
                    yield answer
        for pending in portions.rest():
            async for answer in _answered(self._transport, pending, request_id):
                yield answer


async def _each(lines: Iterable[T] | AsyncIterable[T]) -> AsyncIterator[T]:
    if isinstance(lines, AsyncIterable):
        async for line in lines:
            yield line
    else:
        for line in lines:
            yield line


async def _answered(
    transport: AsyncTransport, pending: deque[bytes], request_id: str | None
) -> AsyncIterator[BatchAnswer]:
    """The answers to one portion; after a break, to what is left of it."""
    left = transport.retries
    while pending:
        broken = BrokenOff("the batch has fewer answers than lines", request_id=request_id)
        try:
            async for answer in _answers_once(transport, pending, request_id):
                yield answer
        except BrokenOff as error:
            broken = error
        if pending and not left:
            raise broken
        left -= 1


async def _answers_once(
    transport: AsyncTransport, pending: deque[bytes], request_id: str | None
) -> AsyncIterator[BatchAnswer]:
    """The answers of one request; each takes its line off `pending`."""
    lines = Lines()
    async with transport.open(operations.batch(b"".join(pending), request_id=request_id), stream=True) as response:
        async for piece in _chunks(response):
            for line in lines.add(piece):
                yield answer_to(line, pending, request_id)
        for line in lines.rest():
            yield answer_to(line, pending, request_id)


async def _chunks(response: httpx.Response) -> AsyncIterator[bytes]:
    """The body of a streamed response, piece by piece as it comes."""
    try:
        async for piece in response.aiter_bytes():
            yield piece
    except httpx.HTTPError as error:
        raise broken_off(head_of(response), error) from error
