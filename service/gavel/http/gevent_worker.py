"""gunicorn's gevent worker, as released but for one public method: what it refuses itself, it answers by a problem."""

# ruff: noqa: E402  # threads are patched before anything of the app is imported

from gevent import monkey

# gunicorn imports this before it loads the app, and forks workers after that: the locks that the app makes while it is
# loaded have to be gevent's, or a request that waits for one would stop its whole worker.
monkey.patch_thread()

from contextlib import suppress
from http import HTTPStatus
from typing import Any

from gunicorn import util
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.exceptions import HTTPException, default_exceptions

from gavel.api.body import Body
from gavel.api.exchange import Exchange, Request
from gavel.api.pipeline import refused
from gavel.observe.watching import Watched

LONGEST_DETAIL = 200
"""Characters: what is refused may be as long as a whole head."""


class Worker(GeventWorker):
    """A gevent worker whose own refusals (a bad request line, a head too long) are problems with a request id."""

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Refuse what gunicorn could not read. Which status that is, gunicorn knows; it logs it, too."""
        told = _StatusRecorder()
        super().handle_error(req, told, addr, exc)  # type: ignore[arg-type]  # all that is done with a socket
        if told.status:
            exchange = Exchange(Request("GET", "/", _headers(req or getattr(exc, "req", None)), Body(told, 0)))
            self.log.warning("request %s: refused with %d: %s", exchange.request_id, told.status, type(exc).__name__)
            app: Any = self.wsgi
            if isinstance(app, Watched):
                app.refused_unread({"REMOTE_ADDR": addr[0] if addr else ""}, exchange.request_id, told.status)
            with suppress(OSError):
                util.write_nonblock(client, _answer(told.status, exc, exchange))


class _StatusRecorder:
    """What gunicorn takes for the client's socket while it refuses: it keeps the status that it says."""

    status = 0

    def gettimeout(self) -> float:
        return 0.0

    def sendall(self, data: bytes) -> None:
        self.status = self.status or int(data.split(b" ", 2)[1])

    def read(self, _size: int, /) -> bytes:
        return b""


def _headers(req: Any) -> dict[str, str]:
    """The headers as far as they were read, by their names in WSGI."""
    return {f"HTTP_{name.replace('-', '_')}": value for name, value in getattr(req, "headers", ())}


def _answer(status: int, exc: BaseException, exchange: Exchange) -> bytes:
    """The whole answer, head and body: it is not under way to the app, so nobody else writes it."""
    error: HTTPException = default_exceptions.get(status, default_exceptions[400])()
    if status < HTTPStatus.INTERNAL_SERVER_ERROR or status == HTTPStatus.NOT_IMPLEMENTED:
        error.description = str(exc)[:LONGEST_DETAIL] or None
    shown = refused(error, exchange)
    assert isinstance(shown.body, bytes)
    head = [
        f"HTTP/1.1 {shown.status} {HTTPStatus(shown.status).phrase}",
        "Connection: close",
        f"Content-Type: {shown.media_type}",
        f"Content-Length: {len(shown.body)}",
        f"X-Request-Id: {exchange.request_id}",
        "X-Content-Type-Options: nosniff",
        "Vary: Accept-Encoding",
    ]
    return "\r\n".join([*head, "", ""]).encode() + shown.body
