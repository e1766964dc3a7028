"""HTTP: one pooled session, timeouts, retries; answers become documents or exceptions."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import requests
from requests.adapters import HTTPAdapter
from urllib3.exceptions import MaxRetryError
from urllib3.util.retry import Retry

from gavel_sdk._version import __version__
from gavel_sdk.calls import Call, Received, broken_off, checked_base_url, failure, own_headers
from gavel_sdk.errors import TransportError
from gavel_sdk.retries import LONGEST_WAIT

if TYPE_CHECKING:
    from urllib3 import BaseHTTPResponse

T = TypeVar("T")

Timeout = float | tuple[float, float] | None

USER_AGENT: Final = f"gavel-sdk/{__version__} {requests.utils.default_user_agent()}"


class _Patience(Retry):
    """Retries any method, since every call is a pure function; never waits longer than LONGEST_WAIT for a turn."""

    # urllib3 would also repeat a 413 with Retry-After: a refusal, and a repetition is refused again.
    RETRY_AFTER_STATUS_CODES = frozenset({429, 503})

    def increment(
        self,
        method: str | None = None,
        url: str | None = None,
        response: "BaseHTTPResponse | None" = None,
        error: Exception | None = None,
        _pool: Any = None,
        _stacktrace: Any = None,
    ) -> Self:
        """Count an attempt, or give up where the server asks for too long a wait."""
        if response is not None and (self.get_retry_after(response) or 0) > LONGEST_WAIT:
            raise MaxRetryError(_pool, url or "")
        return super().increment(method, url, response, error, _pool, _stacktrace)


def adapter(retries: int = 3) -> HTTPAdapter:
    """A requests adapter that retries as this client does; mount it on a session of your own.

    Repeats any method up to `retries` times, with growing pauses: on connection errors, read timeouts, 502, 503 and
    504, and on 429 if it carries Retry-After. No other answer is ever repeated.
    """
    return HTTPAdapter(
        max_retries=_Patience(
            total=retries,
            allowed_methods=None,
            status_forcelist={502, 503, 504},
            backoff_factor=0.2,
            raise_on_status=False,
        )
    )


class Transport:
    """Sends requests to one service and turns answers into documents, refusals into exceptions."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: Timeout,
        retries: int,
        language: str | None,
        api_key: str | None,
        session: requests.Session | None,
    ) -> None:
        self.base_url = checked_base_url(base_url, retries)
        self.timeout = timeout
        self.retries = retries
        self._owned = session is None
        self.session = _new_session(retries) if session is None else session
        self._headers = own_headers(USER_AGENT, language, api_key)

    def close(self) -> None:
        """Close the connections, unless the session was given from outside."""
        if self._owned:
            self.session.close()

    def send(self, call: Call[T]) -> T:
        """The answer to a call; raises a Problem for a refusal and TransportError for anything else."""
        return call.read(received(self.open(call, stream=False)))

    def open(self, call: Call[Any], *, stream: bool) -> requests.Response:
        """A successful response, read in full unless `stream`."""
        headers = {**self._headers, **call.headers()}
        for left in range(self.retries, -1, -1):
            response = self._request(call.method, self.base_url + call.path, headers, call.data, call.key)
            with_body = not stream or response.status_code != 200
            try:
                if with_body:
                    _ = response.content
                break
            except requests.RequestException as error:
                # The adapter's retries end with the headers; what breaks off later is asked for again here.
                response.close()
                if not left:
                    raise broken_off(head(response), error) from error
        if response.status_code != 200:
            raise failure(received(response))
        return response

    def _request(
        self, method: str, url: str, headers: Mapping[str, str], data: bytes | None, key: str | None
    ) -> requests.Response:
        # Or else a .netrc, the URL or the session would have its password sent in place of the key.
        auth = None if key is None else _as_it_is
        try:
            # A redirected POST would silently become a GET; the service itself never redirects.
            return self.session.request(
                method,
                url,
                data=data,
                headers=headers,
                auth=auth,
                timeout=self.timeout,
                allow_redirects=False,
                stream=True,
            )
        except requests.RequestException as error:
            raise TransportError(f"{method} {url}: {error}", request_id=headers.get("X-Request-Id")) from error


def _as_it_is(request: requests.PreparedRequest) -> requests.PreparedRequest:
    return request


def chunks(response: requests.Response) -> Iterator[bytes]:
    """The body of a streamed response, piece by piece as it comes."""
    try:
        yield from response.iter_content(chunk_size=None)
    except requests.RequestException as error:
        raise broken_off(head(response), error) from error


def head(response: requests.Response) -> Received:
    """An answer without its body."""
    return Received(response.url, response.status_code, response.reason, response.headers, b"")


def received(response: requests.Response) -> Received:
    """An answer with its whole body."""
    return replace(head(response), content=response.content)


def _new_session(retries: int) -> requests.Session:
    session = requests.Session()
    for scheme in ("http://", "https://"):
        session.mount(scheme, adapter(retries))
    return session
