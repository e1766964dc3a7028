"""Gunicorn's threaded worker, so that who only waits costs no thread, and who has come is served before it ends.

What it stands on are methods of gunicorn's own worker, which is why `pyproject.toml` holds gunicorn to one major
version; tests start real servers and hold it to what it promises.
"""

import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from selectors import EVENT_READ
from time import monotonic
from typing import Any

from gunicorn.http import wsgi
from gunicorn.workers import gthread

from gavel.http.gunicorn_errors import ToldAsProblems

HEALTH = (b"GET /healthz", b"GET /readyz")
HEALTH_THREADS = 2
"""Nothing but health checks runs on them, and these are done at once: one would do, the other is for the unforeseen."""

LAST_SECONDS = 2.0
"""How long a worker that ends waits for a client that has said nothing, as gunicorn's does for the kept alive."""

LONGEST_HEAD = 4096
"""Bytes of a health check's head: a longer one takes its turn like any other request."""


class Worker(ToldAsProblems, gthread.ThreadWorker):
    """Four things are done otherwise than in gunicorn's threaded worker, besides its refusals being problems.

    A connection gets a thread when the client has said something, not before. A health check whose head is there runs
    on threads of its own. A worker that stops serves the connections that the system had accepted for it, and closes
    the door behind them: they would be reset, or wait for an answer until they are. And an answer's head goes out with
    its first piece, so that whoever reads the head of a short answer has all of it, even if the worker is killed then.
    """

    def init_process(self) -> None:
        """Start to serve; returns when the worker ends."""
        wsgi.Response.write = _write  # type: ignore[method-assign,assignment]  # no worker may choose its own
        self.health_threads = ThreadPoolExecutor(HEALTH_THREADS, "gavel-health")
        super().init_process()

    def enqueue_req(self, conn: gthread.TConn) -> None:
        """Find a thread for a connection on which there is something to do, or wait until there is."""
        said = _said(conn.sock)
        # A connection that has said something once may have said more than was read of the socket for it.
        if said is None and not conn.data_ready:
            self._wait_for(conn)
            return
        conn.data_ready = True
        threads = self.health_threads if said is not None and _is_health_check(said) else self.tpool
        work = threads.submit(self.handle, conn)
        work.add_done_callback(lambda done: self.method_queue.defer(self.finish_request, conn, done))

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
        super()._cap_keepalive(deadline)  # type: ignore[misc]  # newer than what is known of its types
        for conn in self.pending_conns:
            conn.timeout = min(conn.timeout or deadline, deadline)


class _Gathered:
    """Stands for a socket, and keeps what is written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        self.pieces.append(data)


_write_apart = wsgi.Response.write


def _write(response: wsgi.Response, piece: bytes) -> None:
    """Write a piece of an answer, the first one together with the head."""
    if response.headers_sent:
        _write_apart(response, piece)
        return
    sock, gathered = response.sock, _Gathered()
    response.sock = gathered  # type: ignore[assignment]  # all that it is asked for is to write
    try:
        _write_apart(response, piece)
    finally:
        response.sock = sock
    sock.sendall(b"".join(gathered.pieces))


def _said(sock: socket.socket) -> bytes | None:
    """What there is to read, and stays to be read: nothing at its end, None while there is nothing."""
    try:
        return sock.recv(LONGEST_HEAD, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return None
    except OSError:  # the client has gone, which a thread will find out
        return b""


def _is_health_check(said: bytes) -> bool:
    """Whether a whole head is there, with nothing to wait for, that asks for the server's health."""
    return said.startswith(HEALTH) and said.find(b"\r\n\r\n") > 0
