"""The WSGI front: requests of PEP 3333 to the pipeline, and its replies back; paths it does not know go to Flask.

What a client still sends when its request has been answered would be taken for its next request, or be lost with the
connection. So it is read after the answer, or the client is told that the connection ends.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from werkzeug.http import HTTP_STATUS_CODES
from werkzeug.wsgi import ClosingIterator

from gavel.api.body import Body
from gavel.api.exchange import Reply, Request
from gavel.api.pipeline import Pipeline
from gavel.schemas.limits import LIMITS

if TYPE_CHECKING:
    from socket import socket

    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

KEPT_OPEN = 4 << 20
"""Bytes: an announced body that is no longer is read to its end, and the connection serves the next request."""

DRAIN_SECONDS = 5.0
"""How long is waited for each piece of a body that nobody looks at."""

PROBES = frozenset(("/healthz", "/readyz"))
"""Paths that load balancers and monitors ask for: no answer waits for a body."""

LONGEST_LENGTH = 15
"""Digits of a Content-Length; what has more is no length."""

STATUS_LINES = {status: f"{status} {phrase.upper()}" for status, phrase in HTTP_STATUS_CODES.items()}


class Front:
    """A WSGI app that answers by the pipeline, and leaves what that does not know to another app."""

    def __init__(self, pipeline: Pipeline, app: "WSGIApplication") -> None:
        self._pipeline = pipeline
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> "Iterable[bytes]":
        """One request's answer."""
        request = request_of(environ)
        if not self._pipeline.knows(request.path):
            return self._app(environ, start_response)
        reply = self._pipeline.respond(request)
        rest = rest_of(environ, request, reply)
        start_response(STATUS_LINES[reply.status], reply.headers)
        if not isinstance(reply.body, bytes):
            return reply.body
        return [reply.body] if rest is None else ClosingIterator([reply.body], rest)


def request_of(environ: "WSGIEnvironment") -> Request:
    """The request that a WSGI environment describes."""
    body = Body(environ["wsgi.input"], _length(environ))
    return Request(environ["REQUEST_METHOD"], path_of(environ), environ, body)


def path_of(environ: "WSGIEnvironment") -> str:
    """The path in Unicode. A slash that was sent encoded stays so, where the server shows the difference."""
    path: str = environ.get("PATH_INFO", "")
    sent: str = environ.get("RAW_URI") or environ.get("REQUEST_URI") or ""
    if "%" in sent and "%2f" in (sent := sent.partition("?")[0]).lower():
        return sent
    return path if path.isascii() else path.encode("latin-1").decode("utf-8", "replace")


def _length(environ: "WSGIEnvironment") -> int | None:
    """The announced length of the body; None where it has no length but an end, and the server finds that."""
    announced = environ.get("CONTENT_LENGTH")
    if announced:
        is_length = announced.isascii() and announced.isdigit() and len(announced) <= LONGEST_LENGTH
        return int(announced) if is_length else 0
    return None if "HTTP_TRANSFER_ENCODING" in environ and environ.get("wsgi.input_terminated") else 0


# --- what is left of a request --------------------------------------------------------------------------------------


def rest_of(environ: "WSGIEnvironment", request: Request, reply: Reply) -> Callable[[], None] | None:
    """What reads the rest of a body when its request has been answered; None where all is read, or will be meanwhile.

    Where the rest is long, or nobody knows how long, the client is told that its connection ends. With the body of a
    question about the service's health it ends at once: what does not come would hold whoever answers these questions.
    """
    body = request.body
    if body.left == 0 or not isinstance(reply.body, bytes):
        return None
    is_probe = request.path in PROBES
    if is_probe or body.left is None or body.left > KEPT_OPEN:
        # No app can say `Connection: close`; gunicorn_settings.pre_request has made it possible.
        end_connection = getattr(environ["wsgi.input"], "end_connection", None)
        if end_connection is not None:
            end_connection()
            if is_probe:
                return None
    return partial(_drain, body, environ.get("gunicorn.socket"))


def _drain(body: Body, connection: "socket | None") -> None:
    if connection is None:
        body.drain(LIMITS.batch)
        return
    usual = connection.gettimeout()
    connection.settimeout(DRAIN_SECONDS)
    try:
        body.drain(LIMITS.batch)
    finally:
        with suppress(OSError):  # the client has gone
            connection.settimeout(usual)
