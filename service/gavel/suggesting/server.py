"""How gunicorn serves searches: `gunicorn --config python:gavel.suggesting.server --bind unix:/run/gavel/searches`.

Each worker searches for one request at a time, at the lowest priority: a service on the same machine goes first.
"""

import os

wsgi_app = "gavel.suggesting.app:app"
worker_class = "sync"
preload_app = True
timeout = 30
graceful_timeout = 5
loglevel = "warning"
control_socket_disable = True


def post_fork(_server: object, _worker: object) -> None:
    """Let everything else go first.

    On Linux, a CPU that only searches counts as idle: a ruling goes there, instead of waiting for a CPU that rules.
    """
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
