"""Servers on loopback: the service in a process of its own, as it is deployed, and any app in this process."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.server import HTTPServer
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from typing import IO, Any, NamedTuple

from werkzeug.serving import WSGIRequestHandler, make_server

CONFIGURATION = Path(__file__).parents[2] / "gunicorn.conf.py"
PATIENCE = 30
"""Seconds after which a server that does not stop is given up."""


class Service(NamedTuple):
    """A service in a process of its own: its base URL, and the id of gunicorn's first process."""

    url: str
    pid: int


@contextmanager
def served(folder: Path | None = None, **environment: str) -> Iterator[str]:
    """The base URL of a service on a free port of loopback, started from a folder."""
    with started(folder, **environment) as service:
        yield service.url


@contextmanager
def started(folder: Path | None = None, **environment: str) -> Iterator[Service]:
    """A service on a free port of loopback, started from a folder."""
    command = [sys.executable, "-m", "gunicorn", "--config", str(CONFIGURATION)]
    settings = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "WEB_CONCURRENCY": "1", **environment}
    with (
        TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command, cwd=folder, env=settings, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as server,
    ):
        assert server.stdout is not None
        try:
            yield Service(_announced(server.stdout, complaints), server.pid)
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _announced(output: IO[str], complaints: IO[str]) -> str:
    for line in output:
        if found := re.search(r"referees at (http://127\.0\.0\.1:\d+)", line):
            return found[1]
    complaints.seek(0)
    raise AssertionError(f"the service has not said where it listens:\n{complaints.read()}")


class Quiet(WSGIRequestHandler):
    """Keeps connections alive and writes no log."""

    protocol_version = "HTTP/1.1"

    def log(self, type: str, message: str, *args: Any) -> None:
        pass


@contextmanager
def running(server: HTTPServer) -> Iterator[str]:
    """The base URL of a server that runs in a thread of its own."""
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


@contextmanager
def in_this_process(app: Callable[..., Iterable[bytes]]) -> Iterator[str]:
    """The base URL of a WSGI app on a free port of loopback."""
    with running(make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)) as url:
        yield url
