"""HTTP: one pooled session, timeouts, retries; answers become documents or exceptions."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar
from urllib.parse import quote

import requests
from requests.adapters import HTTPAdapter
from urllib3.exceptions import MaxRetryError
from urllib3.util.retry import Retry

from gavel_client._version import __version__
from gavel_client.errors import TransportError, problem_from_json
from gavel_client.violations import Json

if TYPE_CHECKING:
    from urllib3 import BaseHTTPResponse

T = TypeVar("T")

Timeout = float | tuple[float, float] | None

USER_AGENT: Final = f"gavel-client/{__version__} {requests.utils.default_user_agent()}"
LONGEST_WAIT: Final = 60
"""Seconds. A server that asks for more patience than this by Retry-After is not asked again."""

_JSON = "application/json"
_PROBLEM = "application/problem+json"


class BrokenOff(TransportError):
    """An answer that began and did not end."""


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
        self, base_url: str, *, timeout: Timeout, retries: int, language: str | None, session: requests.Session | None
    ) -> None:
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"the base URL must begin with http:// or https://: {base_url!r}")
        if retries < 0:
            raise ValueError(f"retries cannot be negative: {retries}")
        self.base_url = base_url.rstrip("/")
        self.timeout = timeout
        self.retries = retries
        self._owned = session is None
        self.session = _new_session(retries) if session is None else session
        self._headers = {"User-Agent": USER_AGENT}
        if language is not None:
            self._headers["Accept-Language"] = language

    def close(self) -> None:
        """Close the connections, unless the session was given from outside."""
        if self._owned:
            self.session.close()

    def get_json(self, path: str, request_id: str | None = None) -> Json:
        """The JSON object at `path`."""
        return _document(self.send("GET", path, accept=_JSON, request_id=request_id))

    def get_text(self, path: str, accept: str, request_id: str | None = None) -> str:
        """The text at `path`, in the media type `accept`."""
        return self.send("GET", path, accept=accept, request_id=request_id).content.decode()

    def post_json(self, path: str, body: Mapping[str, Any], request_id: str | None = None) -> Json:
        """The answer to a JSON object."""
        data = encoded(body)
        return _document(self.send("POST", path, accept=_JSON, request_id=request_id, data=data, content_type=_JSON))

    def send(
        self,
        method: str,
        path: str,
        *,
        accept: str,
        request_id: str | None = None,
        data: bytes | None = None,
        content_type: str | None = None,
        stream: bool = False,
    ) -> requests.Response:
        """A successful response, read in full unless `stream`.

        Raises a Problem for a refusal and TransportError for anything else.
        """
        headers = {**self._headers, "Accept": f"{accept}, {_PROBLEM}"}
        if content_type is not None:
            headers["Content-Type"] = content_type
        if request_id is not None:
            headers["X-Request-Id"] = request_id
        for left in range(self.retries, -1, -1):
            response = self._request(method, self.base_url + path, headers, data)
            with_body = not stream or response.status_code != 200
            try:
                if with_body:
                    _ = response.content
                break
            except requests.RequestException as error:
                # The adapter's retries end with the headers; what breaks off later is asked for again here.
                response.close()
                if not left:
                    raise _broken_off(response, error) from error
        if response.status_code != 200:
            raise _failure(response)
        return response

    def _request(self, method: str, url: str, headers: Mapping[str, str], data: bytes | None) -> requests.Response:
        try:
            # A redirected POST would silently become a GET; the service itself never redirects.
            return self.session.request(
                method, url, data=data, headers=headers, timeout=self.timeout, allow_redirects=False, stream=True
            )
        except requests.RequestException as error:
            raise TransportError(f"{method} {url}: {error}", request_id=headers.get("X-Request-Id")) from error


def chunks(response: requests.Response) -> Iterator[bytes]:
    """The body of a streamed response, piece by piece as it comes."""
    try:
        yield from response.iter_content(chunk_size=None)
    except requests.RequestException as error:
        raise _broken_off(response, error) from error


def read(parse: Callable[[Json], T], document: Json) -> T:
    """The typed result of a document; raises TransportError if it is no such answer."""
    try:
        return parse(document)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise TransportError(f"not an answer of this service ({type(error).__name__}: {error})") from error


def encoded(body: Mapping[str, Any]) -> bytes:
    """One line of JSON; raises TypeError or ValueError for what JSON cannot say."""
    return json.dumps(dict(body), allow_nan=False, separators=(",", ":")).encode()


def segment(name: str) -> str:
    """One segment of a path, quoted."""
    return quote(name, safe="")


def decoded(line: bytes, status: int | None = None, request_id: str | None = None) -> Json:
    """The JSON object in `line`; raises TransportError if it is none."""
    try:
        document = json.loads(line)
    except ValueError as error:
        raise TransportError(f"the answer is no JSON: {error}", status=status, request_id=request_id) from error
    if not isinstance(document, dict):
        raise TransportError("the answer is no JSON object", status=status, request_id=request_id)
    return document


def _new_session(retries: int) -> requests.Session:
    session = requests.Session()
    for scheme in ("http://", "https://"):
        session.mount(scheme, adapter(retries))
    return session


def _document(response: requests.Response) -> Json:
    return decoded(response.content, response.status_code, _request_id(response))


def _failure(response: requests.Response) -> Exception:
    """The exception for a response that is no success."""
    status, request_id = response.status_code, _request_id(response)
    if response.headers.get("Content-Type", "").partition(";")[0].strip().lower() == _PROBLEM:
        return problem_from_json(decoded(response.content, status, request_id), status=status, request_id=request_id)
    if target := response.headers.get("Location"):
        message = f"{response.url} answered {status}, a redirect to {target}: use that base URL"
    else:
        message = f"{response.url} answered {status} {response.reason}, which is no answer of this service"
    return TransportError(message, status=status, request_id=request_id)


def _broken_off(response: requests.Response, error: Exception) -> BrokenOff:
    message = f"{response.url} answered {response.status_code}, but the answer broke off: {error}"
    return BrokenOff(message, status=response.status_code, request_id=_request_id(response))


def _request_id(response: requests.Response) -> str | None:
    return response.headers.get("X-Request-Id")
