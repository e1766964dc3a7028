"""A call: one request of the contract as a value, and how its answer is read. Both clients send the same calls."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, TypeVar, cast
from urllib.parse import quote

from gavel_sdk.documents import Document, Json
from gavel_sdk.errors import TransportError, problem_from_json

T = TypeVar("T")

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
PROBLEM: Final = "application/problem+json"


@dataclass(frozen=True, slots=True)
class Received:
    """A whole answer, whichever library received it; `headers` finds names in any case."""

    url: str
    status: int
    reason: str
    headers: Mapping[str, str]
    content: bytes

    @property
    def request_id(self) -> str | None:
        """The id under which the service has logged the request."""
        return self.headers.get("X-Request-Id")


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """A request: `path` under the base URL, `accept` the media type wanted, `data` (if any) of `content_type`.

    `key` goes into the header Authorization, and into no text of a call.
    """

    method: str
    path: str
    read: Callable[[Received], T]
    accept: str = JSON
    data: bytes | None = None
    content_type: str | None = None
    request_id: str | None = None
    key: str | None = field(default=None, repr=False)

    def headers(self) -> dict[str, str]:
        """The headers that the call itself asks for."""
        found = {
            "Accept": f"{self.accept}, {PROBLEM}",
            "Content-Type": self.content_type,
            "X-Request-Id": self.request_id,
            "Authorization": None if self.key is None else f"Bearer {self.key}",
        }
        return {name: value for name, value in found.items() if value is not None}


def own_headers(agent: str, language: str | None, api_key: str | None) -> dict[str, str]:
    """The headers that a client sends with every call."""
    found = {"User-Agent": agent, "Accept-Language": language, "X-API-Key": api_key}
    return {name: value for name, value in found.items() if value is not None}


def get(path: str, shape: type[T], request_id: str | None, accept: str = JSON) -> Call[T]:
    """A call for the JSON object at `path`."""
    return Call("GET", path, _document(shape), accept, request_id=request_id)


def page(path: str, accept: str, request_id: str | None) -> Call[str]:
    """A call for the text at `path`, in the media type `accept`."""
    return Call("GET", path, lambda received: received.content.decode(), accept, request_id=request_id)


def post(path: str, shape: type[T], request_id: str | None, /, **members: Any) -> Call[T]:
    """A call that sends the members that are not None; iterables that are no lists yet become such."""
    return post_whole(path, shape, request_id, {name: each for name, each in members.items() if each is not None})


def post_whole(path: str, shape: type[T], request_id: str | None, members: Mapping[str, Any]) -> Call[T]:
    """A call that sends these members, None as null; iterables that are no lists yet become such."""
    given = {name: _sent(value) for name, value in members.items()}
    return Call("POST", path, _document(shape), JSON, encoded(given), JSON, request_id)


def with_key(call: Call[T], key: str | None) -> Call[T]:
    """The call of whoever holds this key; raises ValueError, without the key, for what no header can carry."""
    if key is not None and not (key.isascii() and key.isprintable() and key and " " not in key):
        raise ValueError("a key is one line of letters, digits and signs, without spaces")
    return replace(call, key=key)


def _sent(value: Any) -> Any:
    return value if isinstance(value, str | Mapping) or not isinstance(value, Iterable) else list(value)


def encoded(body: Document) -> bytes:
    """One line of JSON; raises TypeError or ValueError for what JSON cannot say."""
    return json.dumps(dict(body), allow_nan=False, separators=(",", ":")).encode()


def decoded(line: bytes, status: int | None = None, request_id: str | None = None) -> Json:
    """The JSON object in `line`; raises TransportError if it is none."""
    try:
        document = json.loads(line)
    except ValueError as error:
        raise TransportError(f"the answer is no JSON: {error}", status=status, request_id=request_id) from error
    if not isinstance(document, dict):
        raise TransportError("the answer is no JSON object", status=status, request_id=request_id)
    return document


def segment(name: str) -> str:
    """One segment of a path, quoted."""
    return quote(name, safe="")


def failure(received: Received) -> Exception:
    """The exception for an answer that is no success."""
    status, request_id = received.status, received.request_id
    if received.headers.get("Content-Type", "").partition(";")[0].strip().lower() == PROBLEM:
        return problem_from_json(decoded(received.content, status, request_id), status=status, request_id=request_id)
    if target := received.headers.get("Location"):
        message = f"{received.url} answered {status}, a redirect to {target}: use that base URL"
    else:
        message = f"{received.url} answered {status} {received.reason}, which is no answer of this service"
    return TransportError(message, status=status, request_id=request_id)


def checked_base_url(base_url: str, retries: int) -> str:
    """The base URL without a slash at its end; raises ValueError for what a client cannot be made of."""
    if not base_url.startswith(("http://", "https://")):
        raise ValueError(f"the base URL must begin with http:// or https://: {base_url!r}")
    if retries < 0:
        raise ValueError(f"retries cannot be negative: {retries}")
    return base_url.rstrip("/")


class BrokenOff(TransportError):
    """An answer that began and did not end."""


def broken_off(received: Received, error: Exception) -> BrokenOff:
    """The exception for an answer that began so, and broke off because of `error`."""
    message = f"{received.url} answered {received.status}, but the answer broke off: {error}"
    return BrokenOff(message, status=received.status, request_id=received.request_id)


def required(document: Json, members: Iterable[str]) -> Json:
    """The document, which has these members; raises TransportError if it lacks any."""
    if lacking := sorted(set(members) - document.keys()):
        raise TransportError(f"not an answer of this service: it lacks {', '.join(lacking)}")
    return document


def _document(shape: type[T]) -> Callable[[Received], T]:
    """How a JSON object of that shape, a TypedDict, is read: its members must be there, others may be."""

    def reading(received: Received) -> T:
        document = decoded(received.content, received.status, received.request_id)
        return cast("T", required(document, getattr(shape, "__required_keys__", ())))

    return reading
