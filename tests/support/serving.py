"""Servers on loopback: the service in a process of its own, as it is deployed, and any app in this process."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import HTTPServer
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any

from werkzeug.exceptions import ServiceUnavailable
from werkzeug.serving import WSGIRequestHandler, make_server

from benchmarks.servers import free_port, granian
from gavel import games
from gavel.suggesting.searches import Searches

CONFIGURATION = Path(__file__).parents[2] / "gunicorn.conf.py"
PATIENCE = 120
"""Seconds after which a server that does not stop is given up."""


@dataclass(frozen=True, slots=True)
class Service:
    """A running service: its base URL, and gunicorn's master process."""

    url: str
    process: "subprocess.Popen[str]"

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.url.rsplit(":", 1)[1])


@contextmanager
def served(folder: Path | None = None, **environment: str) -> Iterator[str]:
    """The base URL of a service on a free port of loopback, started from a folder."""
    with serving(folder, None, **environment) as service:
        yield service.url


@contextmanager
def serving(
    folder: Path | None = None,
    complaints: IO[str] | None = None,
    python: Sequence[str] = (sys.executable,),
    **environment: str,
) -> Iterator[Service]:
    """A service on a free port of loopback, started from a folder, that writes its error log to `complaints`.

    It has one worker and does not drain, unless the environment says otherwise. At the end it is interrupted, which
    waits for nobody: asked to stop, it would wait seconds for connections that an answer still in hand keeps open.
    """
    command = [*python, "-m", "gunicorn", "--config", str(CONFIGURATION)]
    settings = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "WEB_CONCURRENCY": "1", "GAVEL_DRAIN_SECONDS": "0"}
    with (
        TemporaryFile("w+") as forgotten,
        subprocess.Popen(
            command,
            cwd=folder,
            env={**settings, **environment},
            stdout=subprocess.PIPE,
            stderr=complaints or forgotten,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        try:
            yield Service(_announced(server.stdout, complaints or forgotten), server)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)


def _announced(output: IO[str], complaints: IO[str]) -> str:
    for line in output:
        if found := re.search(r"referees at (http://127\.0\.0\.1:\d+)", line):
            return found[1]
    complaints.seek(0)
    raise AssertionError(f"the service has not said where it listens:\n{complaints.read()}")


@contextmanager
def suggesting(folder: Path, **environment: str) -> Iterator[str]:
    """The base URL of a service that suggests actions, beside a process that searches.

    It has the priority of all others: the real ones have the lowest, and hardly search while browsers fill the machine.
    """
    command = [sys.executable, "-m", "gunicorn", "--bind", f"unix:{folder}/searches", "gavel.suggesting.app:app"]
    with (
        TemporaryFile("w+") as forgotten,
        subprocess.Popen(command, stderr=forgotten, env={**os.environ, **environment}) as searching,
        served(None, GAVEL_SUGGESTIONS=f"unix:{folder}/searches", **environment) as url,
    ):
        try:
            _wait_for_searches(folder)
            yield url
        finally:
            searching.terminate()


def _wait_for_searches(folder: Path) -> None:
    """Whoever asks before anything searches is turned away."""
    searches, until = Searches(f"unix:{folder}/searches"), monotonic() + PATIENCE
    state = games.load("for-sale").new(["ann", "bob", "cy"])
    while monotonic() < until:
        with suppress(ServiceUnavailable):
            searches.ask("for-sale", {"record": state.record("ann"), "playouts": 1})
            return
        sleep(0.1)
    raise AssertionError("nothing searches")


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


@contextmanager
def served_by_granian(
    folder: Path, complaints: IO[str], app: str = "gavel.wsgi:app", **environment: str
) -> Iterator[str]:
    """The base URL of a service of granian on a free port of loopback, as docs/operations.md starts it."""
    port = free_port()
    with _listening(port, [*granian(port)[:-1], app], folder, complaints, environment):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def served_by_command(
    folder: Path, complaints: IO[str], *options: str, **environment: str
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """The base URL of what `gavel serve` with these options serves, and its process."""
    port = free_port()
    command = [sys.executable, "-m", "gavel", "serve", "--port", str(port), *options]
    with _listening(port, command, folder, complaints, environment) as server:
        yield f"http://127.0.0.1:{port}", server


@contextmanager
def _listening(
    port: int, command: Sequence[str], folder: Path, complaints: IO[str], environment: Mapping[str, str]
) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=complaints,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            _wait_for(port, server)
            yield server
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _wait_for(port: int, server: "subprocess.Popen[str]") -> None:
    until = monotonic() + 2 * PATIENCE
    while monotonic() < until and server.poll() is None:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return
        sleep(0.1)
    raise AssertionError("granian does not listen")
