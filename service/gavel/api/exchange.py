"""One HTTP exchange as values: the request, what is shown of a resource, and the reply that carries it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from werkzeug.exceptions import PreconditionFailed
from werkzeug.http import parse_etags, quote_etag
from werkzeug.utils import get_content_type

from gavel.api.body import Body, decode
from gavel.api.coding import SMALLEST, coding_for, compressed
from gavel.api.documents import StaticDocument
from gavel.api.negotiation import JSON, Headers, language_of, must_accept, must_send, request_id_of
from gavel.api.operations.call import Call, Signer, no_signer
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS

NO_CACHE = "no-cache"
"""A Cache-Control: what is kept is asked for again, by its tag."""


class Request(NamedTuple):
    """What a client asks: the path without its query, the headers by their names in WSGI, the body unread."""

    method: str
    path: str
    headers: Headers
    body: Body


class Reply(NamedTuple):
    """What the client is answered; a body that is no bytes comes piece by piece."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes | Iterator[bytes]


@dataclass(slots=True)
class Representation:
    """What is shown of a resource (RFC 9110, section 3.2), before compression and the headers that all answers have."""

    body: bytes | Iterator[bytes]
    media_type: str | None
    language: str | None = None
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    coding: str | None = None
    """The content coding that the body is in already."""


class Exchange:
    """A request with its id, and the translator to the language that its client prefers."""

    __slots__ = ("headers", "request", "request_id", "translator")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.headers = request.headers
        self.request_id = request_id_of(request.headers)
        self.translator = translator_for(language_of(request.headers.get("HTTP_ACCEPT_LANGUAGE")))

    def call(self, signer: Signer = no_signer) -> Call:
        """What an operation needs to know of the exchange."""
        return Call(self.translator, self.request_id, signer=signer)

    def json_body(self) -> Any:
        """The strictly parsed JSON body; raises Problem."""
        must_send(self.headers, JSON)
        return decode(self.request.body.read(LIMITS.body))

    def translated(self, document: Mapping[str, Any]) -> Representation:
        """A document of ours whose texts follow Accept-Language."""
        return Representation(strict_json.dumps(document), JSON, self.translator.language)

    def static(
        self,
        document: StaticDocument,
        media_type: str,
        language: str | None = None,
        headers: tuple[tuple[str, str], ...] = (),
        cached: str = NO_CACHE,
    ) -> Representation:
        """A document that changes only with the release, or 304 for those who have it; raises Problem."""
        must_accept(self.headers, media_type)
        asked = self.headers.get("HTTP_ACCEPT_ENCODING")
        coding = coding_for(asked) if asked is not None and len(document.body) >= SMALLEST else None
        if coding is not None:
            document = compressed(document, coding)
        tagged = (("ETag", quote_etag(document.etag)), ("Cache-Control", cached), *headers)
        if self._has(document):
            return Representation(b"", None, language, 304, tagged)
        return Representation(document.body, get_content_type(media_type, "utf-8"), language, 200, tagged, coding)

    def _has(self, document: StaticDocument) -> bool:
        """Whether the client has the document already; raises 412 for a client that wants only another one."""
        wanted = parse_etags(self.headers.get("HTTP_IF_MATCH"))
        if wanted and not wanted.contains(document.etag):
            raise PreconditionFailed
        return parse_etags(self.headers.get("HTTP_IF_NONE_MATCH")).contains_weak(document.etag)
