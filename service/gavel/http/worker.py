"""Gunicorn's threaded worker, so that who only waits costs no thread, and who has come is served before it ends.

What it stands on are methods of gunicorn's own worker, which is why `pyproject.toml` holds gunicorn to one major
version; tests start real servers and hold it to what it promises.
"""

import os
import socket
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from selectors import EVENT_READ
from threading import get_ident
from time import monotonic, time
from types import FrameType
from typing import Any

from gunicorn import util
from gunicorn.http import wsgi
from gunicorn.http.body import LengthReader
from gunicorn.workers import base, gthread

from gavel.http.arrivals import arrived, is_health_check, is_readiness_check, is_sealed, is_whole_operation
from gavel.http.gunicorn_errors import ProblemErrorsMixin

HEALTH_THREADS = 2
"""Nothing but health checks runs on them, and these are done at once: one would do, the other is for the unforeseen."""

CLOSING_THREADS = 8
"""They wait for clients to close a connection that has ended, each for two seconds at most."""

LAST_SECONDS = 2.0
"""How long a worker that ends waits for a client that has said nothing, as gunicorn's does for the kept alive."""


class Worker(ProblemErrorsMixin, gthread.ThreadWorker):
    """Seven things are done otherwise than in gunicorn's threaded worker, besides its refusals being problems.

    A connection gets a thread when the client has said something, not before. The short request of an operation that
    is wholly there is served by the thread that watches the connections, which neither reads nor writes where it would
    have to wait: handing it to another thread and back costs more than a ruling. (Under the guard, sealed operations
    ask its store, and take their turn on a thread.) A health check whose head is there runs on threads of its own. A
    worker that stops serves the connections that the system had accepted for it, and closes the door behind them: they
    would be reset, or wait for an answer until they are. And an answer's head goes out with its first piece, so that
    whoever reads the head of a short answer has all of it, even if the worker is killed then. One that is interrupted
    while it hands a connection over ends at once, not after the time that a graceful end may take. A connection that
    has ended waits on a thread for its client to close it, not where all connections are watched.
    """

    def init_process(self) -> None:
        """Start to serve; returns when the worker ends."""
        wsgi.Response.write = _write  # type: ignore[method-assign,assignment]  # no worker may choose its own
        util.http_date = _date  # type: ignore[assignment]  # answers have no other date than the present one
        _unsent.watcher = get_ident()
        # A worker's settings stay as they are; as plain attributes they are not looked up by name for each request.
        vars(self.cfg).update({name: setting.get() for name, setting in self.cfg.settings.items()})
        self.guarded = bool(os.environ.get("GAVEL_HEADS"))
        self.health_threads = ThreadPoolExecutor(HEALTH_THREADS, "gavel-health")
        # Where the guard's store is silent, whoever asks for readiness waits for it; health is told all the same.
        self.readiness_threads = ThreadPoolExecutor(HEALTH_THREADS, "gavel-readiness")
        self.closing_threads = ThreadPoolExecutor(CLOSING_THREADS, "gavel-closing")
        super().init_process()

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """End at once: gunicorn's own waits for a lock that may be held by what the signal interrupts."""
        base.Worker.handle_quit(self, sig, frame)

    def enqueue_req(self, conn: gthread.TConn) -> None:
        """Serve a connection on which there is something to do, find a thread for it, or wait until there is."""
        data = arrived(conn.sock)
        # A connection that has said something once may have said more than was read of the socket for it.
        if data is None and not conn.data_ready:
            self._wait_for(conn)
            return
        conn.data_ready = True
        # Where requests were read before, what is looked at may be the middle of one that was read in part.
        if data and not conn.initialized and self._serves_itself(data):
            self._finish(conn, self.handle(conn))
            return
        self._hand_over(conn, self._threads_for(data or b""), self.handle, conn)

    def on_client_socket_readable(self, conn: gthread.TConn, client: Any) -> None:
        """Serve what a client that was kept alive has sent, if it is whole; the connection goes on being watched."""
        data = arrived(conn.sock)
        if not (data and self._serves_itself(data)):
            super().on_client_socket_readable(conn, client)
            return
        self.keepalived_conns.remove(conn)
        kept = self.handle(conn)
        if kept and not _unsent.rests and not _has_read_more(conn):
            conn.set_timeout()
            self.keepalived_conns.append(conn)
        else:
            self.poller.unregister(client)
            self._finish(conn, kept)

    def finish_request(self, conn: gthread.TConn, fs: "Future[Any]") -> None:
        """Wait for the next request of a connection; one that has ended is closed by a thread of its own."""
        if not self.alive or fs.cancelled() or fs.exception() is not None or fs.result():
            super().finish_request(conn, fs)
            return
        self.nr_conns -= 1
        self.closing_threads.submit(conn.close, graceful=True)

    def _threads_for(self, data: bytes) -> ThreadPoolExecutor:
        """The threads that serve what there is."""
        if is_health_check(data):
            return self.health_threads
        return self.readiness_threads if is_readiness_check(data) else self.tpool

    def _serves_itself(self, data: bytes) -> bool:
        """Whether the thread that watches the connections serves what there is: nothing that it could wait for."""
        return self.alive and is_whole_operation(data) and not (self.guarded and is_sealed(data))

    def _keepalive_after(self, conn: gthread.TConn, keepalive: bool) -> bool:
        """Whether the connection serves another request; where the body was read, no time limit is set to read on."""
        body: Any = conn.parser.mesg.body  # type: ignore[union-attr]  # the request that has just been served
        if keepalive and isinstance(body.reader, LengthReader) and body.reader.length == 0:
            return True
        return super()._keepalive_after(conn, keepalive)  # type: ignore[misc,no-any-return]  # newer than its types

    def _finish(self, conn: gthread.TConn, kept: object) -> None:
        """What comes after a request that the watching thread has served; a thread sends what did not go at once."""
        rest = _unsent.rests.pop(conn.sock, None)
        if rest is None:
            done: Future[Any] = Future()
            done.set_result(kept)
            self.finish_request(conn, done)
        else:
            self._hand_over(conn, self.tpool, _send_rest, conn.sock, rest, kept)

    def _hand_over(
        self, conn: gthread.TConn, threads: ThreadPoolExecutor, work: Callable[..., object], *arguments: object
    ) -> None:
        done = threads.submit(work, *arguments)
        done.add_done_callback(lambda done: self.method_queue.defer(self.finish_request, conn, done))

    def _wait_for(self, conn: gthread.TConn) -> None:
        """Wait for the client without a thread; a worker that ends does not wait for long."""
        conn.sock.setblocking(False)
        conn.timeout = monotonic() + (self.cfg.keepalive if self.alive else LAST_SECONDS)
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def set_accept_enabled(self, enabled: bool | None) -> None:
        """Accept connections, or stop; a worker that ends closes its listeners."""
        super().set_accept_enabled(enabled)
        if not enabled and not self.alive:
            for listener in self.sockets:
                self._accept_who_waits(listener)
                listener.close()

    def _accept_who_waits(self, listener: Any) -> None:
        listener.setblocking(False)
        before = -1
        while before < self.nr_conns < self.worker_connections:
            before = self.nr_conns
            self.accept(listener)

    def _cap_keepalive(self, deadline: float) -> None:
        """A worker that ends waits for the silent no longer than for the kept alive."""
        super()._cap_keepalive(deadline)  # type: ignore[misc]  # newer than its types
        for conn in self.pending_conns:
            conn.timeout = min(conn.timeout or deadline, deadline)


_date_at = lru_cache(maxsize=1)(util.http_date)


def _date() -> str:
    """The present date as answers have it, which gunicorn works out anew for each of them."""
    return _date_at(int(time()))


class _Gathered:
    """Stands for a socket, and keeps what is written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        self.pieces.append(data)


class _Unsent:
    """What the thread that watches the connections could not send without waiting, by socket."""

    watcher: int | None = None
    rests: dict[socket.socket, bytes]

    def __init__(self) -> None:
        self.rests = {}


_unsent = _Unsent()
_write_apart = wsgi.Response.write


def _write(response: wsgi.Response, piece: bytes) -> None:
    """Write a piece of an answer, the first one together with the head."""
    sock, gathered = response.sock, _Gathered()
    response.sock = gathered  # type: ignore[assignment]  # all that it is asked for is to write
    try:
        _write_apart(response, piece)
    finally:
        response.sock = sock
    _send(sock, b"".join(gathered.pieces))


def _send(sock: socket.socket, data: bytes) -> None:
    """Send all, and wait if need be; but whoever watches the connections sends what goes at once."""
    if get_ident() != _unsent.watcher:
        sock.sendall(data)
    elif sock in _unsent.rests:
        _unsent.rests[sock] += data
    else:
        with suppress(BlockingIOError):
            data = data[sock.send(data, socket.MSG_DONTWAIT) :]
        if data:
            _unsent.rests[sock] = data


def _has_read_more(conn: gthread.TConn) -> bool:
    """Whether more was read of a connection than the request that has been served."""
    parser: Any = conn.parser
    return bool(parser.unreader.buf.getvalue())


def _send_rest(sock: socket.socket, rest: bytes, kept: object) -> object:
    """On a thread: send the rest of an answer; gives whether the connection is kept."""
    sock.sendall(rest)
    return kept
