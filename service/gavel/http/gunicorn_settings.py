"""How gunicorn serves Gavel: `gunicorn --config python:gavel.http.gunicorn_settings`, from any working directory.

Set by the environment: HOST, PORT, WEB_CONCURRENCY (worker processes) and GAVEL_ACCESS_LOG (a file, or "-" for
standard output). What the service itself reads is described in docs/running.md.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gunicorn.arbiter import Arbiter


def _usable_cpus() -> int:
    """The number of CPUs that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


wsgi_app = "gavel.wsgi:app"
bind = f"{os.environ.get('HOST') or '127.0.0.1'}:{os.environ.get('PORT') or '8000'}"

# A ruling is a short burst of pure computation: one process per CPU does the work. The threads are there for the
# clients that are slow to send or to read.
worker_class = "gthread"
workers = int(os.environ.get("WEB_CONCURRENCY") or _usable_cpus())
threads = 4
preload_app = True

# Longer than the 60 seconds after which common load balancers drop an idle connection, so that they close it, not we.
keepalive = 65
timeout = 30
graceful_timeout = 30

# All that Gavel reads from a request's head is short.
limit_request_line = 4094
limit_request_fields = 64
limit_request_field_size = 8190

# Workers prove that they are alive by touching a file: in memory, a busy disk cannot make them look dead.
_MEMORY = "/dev/shm"  # noqa: S108 - not a temporary file: the directory of shared memory
worker_tmp_dir = _MEMORY if Path(_MEMORY).is_dir() and os.access(_MEMORY, os.W_OK) else None

control_socket_disable = True
accesslog = os.environ.get("GAVEL_ACCESS_LOG") or None


def when_ready(server: Arbiter) -> None:
    """Say where the service listens, and how to try it."""
    address = str(server.LISTENERS[0])
    if not address.startswith("http"):  # a Unix socket has no address to type
        return
    address = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    print(
        f"\nGavel referees at {address} (documentation: {address}/docs). Try it:\n\n"
        f"  curl -s {address}/v1/games/for-sale/setup -H 'Content-Type: application/json'"
        """ -d '{"players": ["ann", "bob", "cy"]}'\n""",
        flush=True,
    )
