"""The short way of the ordinary request: from the WSGI environment to an operation's answer, past Flask.

What goes well here comes out as it would through Flask; a test holds the two to that. Whatever is out of the ordinary,
or goes wrong, is left to Flask with the body as it was sent: only there is it told what is wrong. An operation has no
effects, so what was begun here may be begun again there.
"""

from collections.abc import Collection
from io import BytesIO
from typing import TYPE_CHECKING

from gavel.api.desks import Desk, desks
from gavel.api.operations import Call, answer
from gavel.http import cors
from gavel.http.compression import compressed_for
from gavel.http.exchange import JSON, VARIANTS, must_accept, must_send, request_id_of, words_of
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

Headers = list[tuple[str, str]]

_LONGEST_LENGTH = 15
"""Digits of a Content-Length that is worked out here."""


class ShortWay:
    """A WSGI app that answers what it can and leaves the rest to `app`, which is open to scripts of these origins."""

    def __init__(self, app: "WSGIApplication", origins: Collection[str] = ()) -> None:
        self._app = app
        self._operations = {
            f"/v1/games/{game}/{operation}": (desk, operation)
            for game, desk in desks().items()
            for operation in desk.accepts
        }
        self._out_of_the_ordinary = {"HTTP_TRANSFER_ENCODING", *(["HTTP_ORIGIN"] if origins else [])}
        self._variants = cors.variants(VARIANTS, origins)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> "Iterable[bytes]":
        """One request's answer."""
        asked = self._operations.get(environ["PATH_INFO"])
        length = self._ordinary_length(environ)
        if asked is None or length is None:
            return self._app(environ, start_response)
        try:
            raw = environ["wsgi.input"].read(length)
        except Exception:  # broken off, which only the long way tells
            return self._app(environ, start_response)
        try:
            if len(raw) < length:
                raise EOFError
            headers, body = self._answer(environ, *asked, raw)
        except Exception:  # refused, and only the long way tells why
            environ["wsgi.input"] = BytesIO(raw)
            return self._app(environ, start_response)
        start_response("200 OK", headers)
        return [body]

    def _ordinary_length(self, environ: "WSGIEnvironment") -> int | None:
        """The announced length of a POST's body; None where it is too long, or anything needs a longer look."""
        announced = environ.get("CONTENT_LENGTH", "")
        if environ["REQUEST_METHOD"] != "POST" or not self._out_of_the_ordinary.isdisjoint(environ):
            return None
        if not (announced.isascii() and announced.isdigit() and len(announced) <= _LONGEST_LENGTH):
            return None
        length = int(announced)
        return length if length <= LIMITS.body else None

    def _answer(self, environ: "WSGIEnvironment", desk: Desk, operation: str, raw: bytes) -> tuple[Headers, bytes]:
        """Headers and body; raises whatever is wrong."""
        must_accept(environ, JSON)
        must_send(environ, JSON)
        words, request_id = words_of(environ), request_id_of(environ)
        document = strict_json.loads(raw, max_depth=LIMITS.depth)
        body = strict_json.dumps(answer(desk, operation, document, Call(words, request_id)))
        headers = [
            ("Content-Type", JSON),
            ("Content-Language", words.language),
            ("Vary", self._variants),
            ("X-Request-Id", request_id),
            ("X-Content-Type-Options", "nosniff"),
        ]
        asked = environ.get("HTTP_ACCEPT_ENCODING")
        if asked is not None:
            body, coding = compressed_for(asked, body)
            if coding is not None:
                headers.append(("Content-Encoding", coding))
        headers.append(("Content-Length", str(len(body))))
        return headers, body
