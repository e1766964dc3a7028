"""What the asynchronous client sends its calls by: httpx, with the retries and refusals of the synchronous one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from ssl import SSLContext
from typing import Any, Final, TypeVar

import httpx
from anyio import sleep

from gavel_sdk import retries
from gavel_sdk._version import __version__
from gavel_sdk.calls import Call, Received, broken_off, checked_base_url, failure, own_headers
from gavel_sdk.errors import TransportError

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
        api_key: str | None,
        client: httpx.AsyncClient | None,
    ) -> None:
        self.base_url = checked_base_url(base_url, retries)
        self.retries = retries
        self._owned = client is None
        self._client = httpx.AsyncClient(timeout=timeout, verify=_trust()) if client is None else client
        self._headers = own_headers(USER_AGENT, language, api_key)

    async def close(self) -> None:
        """Close the connections, unless the client was given from outside."""
        if self._owned:
            await self._client.aclose()

    async def send(self, call: Call[T]) -> T:
        """The answer to a call; raises a Problem for a refusal and TransportError for anything else."""
        async with self.open(call, stream=False) as response:
            return call.read(received(response))

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
                    raise failure(received(response))
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
                raise broken_off(head_of(response), error) from error
            reason = "timed out" if isinstance(error, httpx.TimeoutException) else str(error) or type(error).__name__
            message = f"{call.method} {url}: {reason}"
            raise TransportError(message, request_id=call.request_id) from error
        return response


def head_of(response: httpx.Response) -> Received:
    """What has come of a response before its body."""
    return Received(str(response.url), response.status_code, response.reason_phrase, response.headers, b"")


def received(response: httpx.Response) -> Received:
    """What has come of a response that was read in full."""
    return Received(str(response.url), response.status_code, response.reason_phrase, response.headers, response.content)
