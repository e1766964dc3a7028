"""One HTTP exchange as values: the request, the response of its handler, and the reply that is sent."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any, NamedTuple

from werkzeug.exceptions import PreconditionFailed
from werkzeug.http import parse_etags, quote_etag
from werkzeug.utils import get_content_type

from gavel.api.body import Body, decode
from gavel.api.coding import SMALLEST, coding_for, compressed
from gavel.api.documents import StaticDocument
from gavel.api.negotiation import JSON, Headers, language_of, must_accept, must_send, request_id_of
from gavel.api.operations.call import Call, Signer, no_signer
from gavel.api.witness import NOBODY, WITNESS, Witness
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS

NO_CACHE = "no-cache"
"""A Cache-Control: a cache asks for the document again, by its tag."""


class Request(NamedTuple):
    """A client's request: the path without its query, the headers by their names in WSGI, the body unread."""

    method: str
    path: str
    headers: Headers
    body: Body


class Reply(NamedTuple):
    """The reply to a client; a body that is not bytes is sent piece by piece."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes | Iterator[bytes]


@dataclass(slots=True)
class Response:
    """A handler's answer to a request: a `Reply` before compression, without the headers that every reply has."""

    body: bytes | Iterator[bytes]
    media_type: str | None
    language: str | None = None
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    coding: str | None = None
    """The content coding of the body; None for an uncompressed one."""


LARGE = 1 << 16
"""Bytes of a body. A longer one may take half a second, in which a server with one thread answers nobody else."""

PAUSES = 3
"""In one a server with one thread accepts a connection, in the next it reads a request, and answers it."""

_one_at_a_time = Lock()


def count_nothing() -> None:
    """Count nothing: whoever asks is let in as often as they like."""


class Exchange:
    """A request with its id, and the translator to the language that its client prefers."""

    __slots__ = ("added_headers", "count", "headers", "is_large", "request", "request_id", "translator", "witness")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.is_large = False
        self.count: Callable[[], object] = count_nothing
        """Counts one more request of whoever asks; raises Problem where that is one too many."""
        self.added_headers: tuple[tuple[str, str], ...] = ()
        self.headers = request.headers
        self.witness: Witness = request.headers.get(WITNESS, NOBODY)
        self.witness.received(request.body)
        self.request_id = request_id_of(request.headers)
        self.translator = translator_for(language_of(request.headers.get("HTTP_ACCEPT_LANGUAGE")))

    def call(self, signer: Signer = no_signer) -> Call:
        """The facts of the exchange that an operation needs."""
        return Call(self.translator, self.request_id, signer=signer)

    def json_body(self) -> Any:
        """The strictly parsed JSON body; raises Problem."""
        must_send(self.headers, JSON)
        raw = self.request.body.read(LIMITS.body)
        if len(raw) > LARGE:
            self._wait_for_turn()
        return decode(raw)

    def _wait_for_turn(self) -> None:
        """Wait until no other large request is being answered, and let in small ones that came meanwhile."""
        self.witness.waits()
        _one_at_a_time.acquire()
        self.is_large = True
        self.witness.proceeds()
        for _ in range(PAUSES):
            time.sleep(0)  # looked up when it is called: a worker of gevent has put its own in this place

    def end(self) -> None:
        """Leave the turn to the next large request: at the end, or before waiting for something else than the CPU."""
        if self.is_large:
            self.is_large = False
            _one_at_a_time.release()

    def localised(self, document: Mapping[str, Any]) -> Response:
        """A response with a document whose texts are in the client's language."""
        self.witness.answered(document)
        return Response(strict_json.dumps(document), JSON, self.translator.language)

    def cacheable(
        self,
        document: StaticDocument,
        media_type: str,
        language: str | None = None,
        headers: tuple[tuple[str, str], ...] = (),
        cached: str = NO_CACHE,
    ) -> Response:
        """A response with a document that only a release changes, or 304 if the client has it; raises Problem."""
        must_accept(self.headers, media_type)
        accept_encoding = self.headers.get("HTTP_ACCEPT_ENCODING")
        coding = coding_for(accept_encoding) if accept_encoding is not None and len(document.body) >= SMALLEST else None
        if coding is not None:
            document = compressed(document, coding)
        tagged = (("ETag", quote_etag(document.etag)), ("Cache-Control", cached), *headers)
        if self._has(document):
            return Response(b"", None, language, 304, tagged)
        return Response(document.body, get_content_type(media_type, "utf-8"), language, 200, tagged, coding)

    def _has(self, document: StaticDocument) -> bool:
        """Whether the client has the document already; raises 412 if its `If-Match` lists only other ones."""
        wanted = parse_etags(self.headers.get("HTTP_IF_MATCH"))
        if wanted and not wanted.contains(document.etag):
            raise PreconditionFailed
        return parse_etags(self.headers.get("HTTP_IF_NONE_MATCH")).contains_weak(document.etag)
