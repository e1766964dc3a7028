"""What is deployed, started on loopback: replicas of the service that can be stopped and started, Debian's nginx."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

from benchmarks.servers import HOST, free_port, granian, listens
from tests.support.serving import CONFIGURATION, PATIENCE

ROOT = Path(__file__).parents[2]
NGINX_CONF = ROOT / "deploy" / "nginx.conf"


GUNICORN = ("-m", "gunicorn", "--config", str(CONFIGURATION))
SERVER = os.environ.get("SERVER") or "gevent"
"""What serves: gevent's worker, which is shipped and tested, or what docs/operations.md compares it with."""


def command(environment: Mapping[str, str]) -> list[str]:
    """What starts the service."""
    if SERVER == "granian":
        return granian(int(environment["PORT"]), int(environment["WEB_CONCURRENCY"]))
    options = {"gevent": (), "gthread": ("--worker-class", "gthread", "--threads", "8")}[SERVER]
    return [sys.executable, *GUNICORN, *options]


class Replica:
    """The service on a port of its own, with the settings that it is shipped with but for these.

    `under` is a command that becomes the service's, as `env` does.
    """

    def __init__(self, folder: Path, *, under: Sequence[str] = (), **environment: str) -> None:
        self._under = under
        self.port = free_port()
        self._log = folder / f"replica-{self.port}.log"
        settings = {"HOST": HOST, "PORT": str(self.port), "WEB_CONCURRENCY": "2", **environment}
        self._environment = {**os.environ, **settings}
        self._workers = int(settings["WEB_CONCURRENCY"])
        self.start()

    def start(self) -> None:
        """Start, and wait until it is ready and has all its workers: one may answer before another has been forked."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self._under, *command(self._environment)], env=self._environment, stdout=log, stderr=log
            )
        given_up = monotonic() + PATIENCE
        while not (self.is_ready() and len(self.workers()) == self._workers):
            assert self.process.poll() is None, self._log.read_text()
            assert monotonic() < given_up, self._log.read_text()
            sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it may be asked."""
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def stop(self) -> None:
        """Send SIGTERM and wait for the end."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(2 * PATIENCE) == 0, self._log.read_text()

    def log(self) -> str:
        """All that it has written."""
        return self._log.read_text()

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        return children(self.process.pid)

    def processes(self) -> list[int]:
        """The process ids of its master and workers."""
        return [self.process.pid, *self.workers()]

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(2 * PATIENCE)


def children(pid: int) -> list[int]:
    """The process ids of a process's children."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def replicas(folder: Path, number: int, **environment: str) -> Iterator[list[Replica]]:
    """So many replicas, each ready."""
    with ExitStack() as running:
        started = []
        for _ in range(number):
            started.append(Replica(folder, **environment))
            running.callback(started[-1].kill)
        yield started


@contextmanager
def proxy(folder: Path, behind: list[Replica]) -> Iterator[int]:
    """The port of an nginx with the configuration that is shipped, before these replicas."""
    with proxy_before(folder, [replica.port for replica in behind]) as port:
        yield port


@contextmanager
def proxy_before(folder: Path, behind: list[int]) -> Iterator[int]:
    """The port of such an nginx before whatever listens at these ports."""
    port = free_port()
    settings = folder / "nginx.conf"
    settings.write_text(configuration(folder, port, behind))
    with (folder / "nginx.log").open("ab") as log:
        process = subprocess.Popen(
            ["nginx", "-c", str(settings), "-g", "daemon off;"], stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    try:
        given_up = monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None, (folder / "nginx.log").read_text()
            assert monotonic() < given_up
            sleep(0.05)
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def configuration(folder: Path, port: int, behind: list[int]) -> str:
    """The shipped configuration, with its files in a folder, and other ports; every change must find its place."""
    text = NGINX_CONF.read_text()
    servers = "".join(f"        server {HOST}:{each} max_fails=0;\n" for each in behind)
    for pattern, replacement in (
        (r"(?m)(^        server 172\.31\.99\.\d+:8000 max_fails=0;\n)+", servers),
        # The system's own buffer as on a network, not as on loopback: what a slow reader leaves is nginx's to keep.
        (r"listen 8080 ", f"listen {HOST}:{port} sndbuf=64k "),
        (r" /tmp/", f" {folder}/"),
        (r" /dev/stdout ", f" {folder}/access.log "),
        # The tests run as root, whose workers are nobody's unless they are told.
        (
            r"\Aworker_processes|^worker_processes",
            "user root;\nworker_processes" if os.getuid() == 0 else "worker_processes",
        ),
    ):
        text, changes = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert changes, f"nothing in {NGINX_CONF} is {pattern}"
    return text
