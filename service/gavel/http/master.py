"""What gunicorn's master process does for Gavel: it says where to try the service, and drains it before it stops."""

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from gavel.catalogue import is_own, packages
from gavel.http import draining, exposure

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter


def announce(server: "Arbiter") -> None:
    """Say where the service listens, and how to try it."""
    for complaint in exposure.complaints(map(str, server.LISTENERS), os.environ):
        _say(f"\n{complaint}\n", sys.stderr)
    address = str(server.LISTENERS[0])
    if not address.startswith("http"):  # a Unix socket has no address to type
        return
    address = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    game = min(packages(), key=lambda each: (not is_own(each), each))
    _say(
        f"\nGavel referees at {address} (documentation: {address}/docs). Try it:\n\n"
        f"  curl -s {address}/v1/games/{game}/setup -H 'Content-Type: application/json'"
        """ -d '{"players": ["ann", "bob", "cy"]}'\n\n"""
    )


def _say(text: str, to: TextIO | None = None) -> None:
    # Past Python's buffer: what a full disk did not take would stay there, and spoil every process's end.
    with suppress(OSError, ValueError, AttributeError):  # a full disk; output that is closed, or none at all
        os.write((to or sys.stdout).fileno(), text.encode())


def drain_before_stopping(server: "Arbiter", seconds: float) -> None:
    """Let SIGTERM end the service only after so many seconds of draining, or when it is sent once more.

    Meanwhile everything is served; `/readyz` answers 503 and every answer closes its connection, so that load
    balancers and clients go elsewhere.
    """
    stop = server.handle_term

    def handle_term() -> None:
        if seconds <= 0 or draining.under_way():
            stop()
        if server.log is not None:
            server.log.info("Draining for %g seconds; another SIGTERM stops at once", seconds)
        draining.begin()
        # A timer of the system, not a thread: workers may yet have to be forked.
        signal.signal(signal.SIGALRM, lambda *_: server.SIG_QUEUE.put_nowait(signal.SIGTERM))
        signal.setitimer(signal.ITIMER_REAL, seconds)

    server.handle_term = handle_term  # type: ignore[method-assign]  # gunicorn has no hook for it
