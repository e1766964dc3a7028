"""The same client for asynchronous programs, over httpx: `pip install 'gavel-sdk[async]'`."""

from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
from anyio import sleep

from gavel_sdk import operations, retries
from gavel_sdk._version import __version__
from gavel_sdk.batch import PORTION, BatchAnswer, Lines, Portions, answer_to
from gavel_sdk.calls import BrokenOff, Call, Received, broken_off, checked_base_url, failure
from gavel_sdk.errors import TransportError
from gavel_sdk.game import AsyncGameClient
from gavel_sdk.games import AsyncGames
from gavel_sdk.methods import async_method

T = TypeVar("T")

USER_AGENT: Final = f"gavel-sdk/{__version__} httpx/{httpx.__version__}"


@cache
def _trust() -> SSLContext:
    """Whose certificates are trusted, read once for all clients: it takes longer than many a call."""
    return httpx.create_ssl_context()


class AsyncTransport:
    """Sends calls to one service and turns answers into documents, refusals into exceptions."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float | None,
        retries: int,
        language: str | None,
        client: httpx.AsyncClient | None,
    ) -> None:
        self.base_url = checked_base_url(base_url, retries)
        self.retries = retries
        self._owned = client is None
        self._client = httpx.AsyncClient(timeout=timeout, verify=_trust()) if client is None else client
        self._headers = {"User-Agent": USER_AGENT}
        if language is not None:
            self._headers["Accept-Language"] = language

    async def close(self) -> None:
        """Close the connections, unless the client was given from outside."""
        if self._owned:
            await self._client.aclose()

    async def send(self, call: Call[T]) -> T:
        """The answer to a call; raises a Problem for a refusal and TransportError for anything else."""
        async with self.open(call, stream=False) as response:
            return call.read(_received(response))

    @asynccontextmanager
    async def open(self, call: Call[Any], *, stream: bool) -> AsyncIterator[httpx.Response]:
        """A successful response, read in full unless `stream`."""
        for attempt in range(self.retries + 1):
            last = attempt == self.retries
            response = await self._attempt(call, stream, last)
            if response is None:
                await sleep(retries.pause(attempt))
                continue
            waiting = retries.wait(response.status_code, response.headers.get("Retry-After"), attempt)
            if not last and waiting is not None:
                await response.aclose()
                await sleep(waiting)
                continue
            try:
                if response.status_code != 200:
                    raise failure(_received(response))
                yield response
            finally:
                await response.aclose()
            return

    async def _attempt(self, call: Call[Any], stream: bool, last: bool) -> httpx.Response | None:
        """One try: a response, read unless it is to be streamed; None for a transient failure that is not the last."""
        url = self.base_url + call.path
        headers = {**self._headers, **call.headers()}
        request = self._client.build_request(call.method, url, content=call.data, headers=headers)
        # Or else the URL or the client would have its password sent in place of the key.
        auth = httpx.USE_CLIENT_DEFAULT if call.key is None else httpx.Auth()
        response = None
        try:
            # A redirected POST would silently become a GET; the service itself never redirects.
            response = await self._client.send(request, auth=auth, stream=True, follow_redirects=False)
            if not stream or response.status_code != 200:
                await response.aread()
        except httpx.HTTPError as error:
            if response is not None:
                await response.aclose()
            if not last:
                return None
            if response is not None:
                raise broken_off(_head(response), error) from error
            reason = "timed out" if isinstance(error, httpx.TimeoutException) else str(error) or type(error).__name__
            message = f"{call.method} {url}: {reason}"
            raise TransportError(message, request_id=call.request_id) from error
        return response


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
        client: httpx.AsyncClient | None = None,
    ) -> None:
        self._transport = AsyncTransport(base_url, timeout=timeout, retries=retries, language=language, client=client)

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
    keys = async_method(operations.keys)
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
        raise broken_off(_head(response), error) from error


def _head(response: httpx.Response) -> Received:
    return Received(str(response.url), response.status_code, response.reason_phrase, response.headers, b"")


def _received(response: httpx.Response) -> Received:
    return Received(str(response.url), response.status_code, response.reason_phrase, response.headers, response.content)
