"""For proxies that forget the rest of a request when its answer begins: the whole request first, then the answer.

nginx is one (without `preserve_output`, which only gRPC has): it stops to send a body as soon as the answer's head
has come. A batch is answered while it is read, so a long one would be cut off. A proxy like that asks for it with the
header `X-Gavel-Answer: after-request`; who asks without need only waits longer for the first answer.
"""

from contextlib import suppress
from tempfile import SpooledTemporaryFile
from typing import TYPE_CHECKING

from werkzeug.wsgi import ClosingIterator

from gavel.schemas.limits import LIMITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _typeshed.wsgi import InputStream, StartResponse, WSGIApplication, WSGIEnvironment

HEADER, VALUE = "HTTP_X_GAVEL_ANSWER", "after-request"
IN_MEMORY = 1 << 20
"""Bytes of a body that are kept in memory; what is longer goes to a temporary file."""

PIECE = 1 << 16


class WholeRequests:
    """A WSGI app that reads the bodies of requests that ask for it before `app` is called."""

    def __init__(self, app: "WSGIApplication") -> None:
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> "Iterable[bytes]":
        """One request's answer."""
        length = _length(environ) if environ.get(HEADER) == VALUE else 0
        if length == 0:
            return self._app(environ, start_response)
        kept = _read(environ["wsgi.input"], length)
        environ["wsgi.input"] = kept
        return ClosingIterator(self._app(environ, start_response), kept.close)


def _length(environ: "WSGIEnvironment") -> int:
    """Bytes to read: those announced, but none of what will be refused unread, or has no length."""
    announced = environ.get("CONTENT_LENGTH", "")
    if not (announced.isascii() and announced.isdigit() and len(announced) <= len(str(LIMITS.batch))):
        return 0
    return int(announced) if int(announced) <= LIMITS.batch else 0


def _read(stream: "InputStream", length: int) -> "SpooledTemporaryFile[bytes]":
    """The next bytes of a stream; fewer if the request ends or breaks off before."""
    kept = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  # closed with the answer
    with suppress(Exception):  # each server has its own for a request that breaks off; that it is short tells it too
        while length > 0 and (piece := stream.read(min(length, PIECE))):
            kept.write(piece)
            length -= len(piece)
    kept.seek(0)
    return kept
