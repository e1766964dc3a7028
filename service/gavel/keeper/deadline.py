"""A time at which whatever a message waits for ends.

The time limits of sockets do not do: they begin anew with each byte, so that a server could be listened to for hours.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing, suppress
from socket import SHUT_RDWR, socket
from threading import Lock, Timer
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self

from requests import PreparedRequest
from requests.adapters import HTTPAdapter


class Deadline:
    """Cuts the connections that were made under it, once so many seconds have gone by."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds
        self._lock = Lock()
        self._handles: list[socket] = []
        self._timer = Timer(seconds, self._cut)
        self._timer.daemon = True

    @property
    def left(self) -> float:
        """Seconds until then, not below zero."""
        return max(0.0, self._end - monotonic())

    def pause(self, seconds: float) -> bool:
        """Wait, and return whether there is time for anything afterwards; False at once where there will be none."""
        if self.left <= seconds:
            return False
        sleep(seconds)
        return self.left > 0

    def watch(self, connected: socket) -> None:
        """Cut this connection, too, by a handle of its own: TLS takes the first one over."""
        with self._lock:
            self._handles.append(connected.dup())
        if not self.left:
            self._cut()

    def _cut(self) -> None:
        with self._lock:
            for each in self._handles:
                with suppress(OSError):  # it has ended already
                    each.shutdown(SHUT_RDWR)

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._timer.cancel()
        with self._lock:
            for each in self._handles:
                each.close()
            self._handles.clear()


class Line(HTTPAdapter):
    """Sends one request under a deadline, and returns as soon as the head of the answer is there."""

    def __init__(self, deadline: Deadline) -> None:
        super().__init__()
        self._deadline = deadline

    def status(self, request: PreparedRequest, settings: Mapping[str, Any], seconds: float) -> int:
        """The status of the answer, whose body nobody reads; `seconds` for each step. Raises RequestException."""
        seconds = max(0.001, min(seconds, self._deadline.left))
        with closing(self.send(request, **{**settings, "stream": True}, timeout=seconds)) as answer:
            return int(answer.status_code)

    def get_connection_with_tls_context(self, *given: Any, **named: Any) -> Any:
        """The connections to a server or a proxy, each of which the deadline watches from its first byte on."""
        pool: Any = super().get_connection_with_tls_context(*given, **named)
        pool.ConnectionCls = _watched_by(self._deadline, pool.ConnectionCls)
        return pool


def _watched_by(deadline: Deadline, kind: Any) -> Any:
    class Watched(kind):  # type: ignore[misc]  # which kind, the pool knows
        def _new_conn(self) -> socket:
            connected: socket = super()._new_conn()
            deadline.watch(connected)
            return connected

    return Watched
