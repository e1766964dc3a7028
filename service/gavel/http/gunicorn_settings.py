"""How gunicorn serves Gavel: `gunicorn --config python:gavel.http.gunicorn_settings`, from any working directory.

Set by the environment: HOST, PORT, WEB_CONCURRENCY (worker processes) and GAVEL_DRAIN_SECONDS. All settings are
described in docs/operations.md. The log of requests is the app's own: it knows what they are about.
"""

from __future__ import annotations

import gc
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from gavel.http import draining, master, reloading
from gavel.keeper import starting as keeper
from gavel.observe import exporter

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter
    from gunicorn.http.message import Request
    from gunicorn.workers.base import Worker


def _usable_cpus() -> int:
    """The number of CPUs that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _seconds(name: str, default: float) -> float:
    """A setting that is a number of seconds, not negative; raises ValueError for any other."""
    given = os.environ.get(name) or str(default)
    digits = given.replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"{name} must be a number of seconds, not {given!r}")
    return float(given)


# Before the app is loaded, which has to know where its metrics lie, and that players are called.
exporter.start(os.environ)
keeper.start(os.environ)

wsgi_app = "gavel.wsgi:app"
bind = f"{os.environ.get('HOST') or '127.0.0.1'}:{os.environ.get('PORT') or '8000'}"

# A ruling is a short burst of pure computation: one process per CPU does the work, one request after the other. gevent
# keeps the clients that are slow to send or to read meanwhile; docs/operations.md compares it with other workers.
worker_class = "gavel.http.gevent_worker.Worker"
workers = int(os.environ.get("WEB_CONCURRENCY") or _usable_cpus())
preload_app = True

# Longer than the 60 seconds after which common load balancers drop an idle connection, so that they close it, not we.
keepalive = 65
timeout = 30

# A worker that ends waits so long for all connections to be closed, the idle ones too.
graceful_timeout = 10

# All that Gavel reads from a request's head is short.
limit_request_line = 4094
limit_request_fields = 64
limit_request_field_size = 8190

# Workers prove that they are alive by touching a file: in memory, a busy disk cannot make them look dead.
_MEMORY = "/dev/shm"  # noqa: S108  # not a temporary file: the directory of shared memory
worker_tmp_dir = _MEMORY if Path(_MEMORY).is_dir() and os.access(_MEMORY, os.W_OK) else None

# No header may say where the app is mounted (SCRIPT_NAME as an environment variable does), nor which scheme was used:
# so it does not matter who sends one, and no peer's address is looked up.
forwarder_headers = ""
secure_scheme_headers: dict[str, str] = {}
forwarded_allow_ips = "*"

control_socket_disable = True

_drain_seconds = _seconds("GAVEL_DRAIN_SECONDS", 5)


def when_ready(server: Arbiter) -> None:
    """Listen, and be ready to stop."""
    master.drain_before_stopping(server, _drain_seconds)
    master.announce(server)


def on_reload(_server: Arbiter) -> None:
    """Read anew, before new workers are forked, what may change while the service runs."""
    reloading.reload()


def post_fork(_server: Arbiter, _worker: Worker) -> None:
    """Let a worker that is asked to stop before it has begun just end: the handlers it inherits would forget it.

    What it inherits is here to stay, and need not be looked through again and again for what may go.
    """
    gc.freeze()
    for each in (signal.SIGTERM, signal.SIGQUIT, signal.SIGINT):
        signal.signal(each, signal.SIG_DFL)


def pre_request(_worker: Worker, req: Request) -> None:
    """Let the app end a connection; while the server drains, every answer is the last on its own."""
    req.body.end_connection = req.force_close  # type: ignore[union-attr]  # the front looks for it at the body
    if draining.under_way():
        req.must_close = True


def post_request(_worker: Worker, _req: Request, _environ: object, _resp: object) -> None:
    """Let other requests in: a client that asks again at once would be served before all who came earlier."""
    time.sleep(0)  # by the module's name: gevent's worker puts a function of its own there
