"""Servers of one worker each, all on one CPU unless told otherwise, and what CPU time they have used."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
START_SECONDS = 60
SETTINGS = {"WEB_CONCURRENCY": "1", "GAVEL_ACCESS_LOG": "", "GAVEL_CORS_ORIGINS": "", "GAVEL_DRAIN_SECONDS": "0"}


@dataclass(frozen=True, slots=True)
class Server:
    """A running server. It sleeps while nobody asks it anything."""

    process: "subprocess.Popen[bytes]"
    port: int

    def url(self, path: str) -> str:
        """Where the server answers for `path`."""
        return f"http://{HOST}:{self.port}{path}"

    def post(self, path: str, body: bytes, times: int = 1, status: int = 200) -> bytes:
        """The last answer to so many equal POSTs; waits until the server is up. Raises unless all have that status."""
        connection = HTTPConnection(HOST, self.port, timeout=START_SECONDS)
        for _ in range(times):
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            response = connection.getresponse()
            answer = response.read()
            if response.status != status:
                raise RuntimeError(f"{path} answers {response.status}: {answer.decode(errors='replace')}")
        connection.close()
        return answer

    def cpu_seconds(self) -> float:
        """CPU time that the server's processes have used so far, by the scheduler's own account."""
        return sum(cpu_seconds(pid) for pid in _tree(self.process.pid))


@contextmanager
def serving(
    app: str, cpus: int | tuple[int, ...], *options: str, settings: str = "gunicorn.conf.py"
) -> Iterator[Server]:
    """A server of the WSGI app `app` with one worker on `cpus`, and our settings of gunicorn; options change them."""
    with socket.create_server((HOST, 0)) as listener:
        port = listener.getsockname()[1]
        command = [sys.executable, "-m", "gunicorn", "--config", settings]
        command += ["--bind", f"fd://{listener.fileno()}", "--log-level", "error", *options, app]
        with pinned(*((cpus,) if isinstance(cpus, int) else cpus)):
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, **SETTINGS},
                pass_fds=(listener.fileno(),),
                stdout=subprocess.DEVNULL,
            )
    with _ended(process):
        yield Server(process, port)


@contextmanager
def started(command: Sequence[str], port: int, cpu: int) -> Iterator[Server]:
    """A server that this command starts on `cpu`, once it listens on `port`. Raises RuntimeError if it does not."""
    with pinned(cpu):
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **SETTINGS}, stdout=subprocess.DEVNULL)
    with _ended(process):
        until = monotonic() + START_SECONDS
        while not listens(port):
            if process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"does not serve: {' '.join(command)}")
            sleep(0.1)
        yield Server(process, port)


def granian(port: int, workers: int = 1) -> list[str]:
    """The command that serves Gavel by granian on a port, as docs/operations.md says."""
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--http", "1", "--no-ws", "--host", HOST]
    command += ["--port", str(port), "--workers", str(workers), "--blocking-threads", "8", "--respawn-failed-workers"]
    return [*command, "--log-level", "error", "gavel.wsgi:app"]


def free_port() -> int:
    """A port of loopback that nobody listens on now."""
    with socket.create_server((HOST, 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def listens(port: int) -> bool:
    """Whether a connection to a port of loopback is accepted."""
    try:
        socket.create_connection((HOST, port), timeout=1).close()
    except OSError:
        return False
    return True


@contextmanager
def _ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def pinned(*cpus: int) -> Iterator[None]:
    """Processes that are started meanwhile run on these CPUs only."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cpus)
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def two_cpus() -> tuple[int, int]:
    """A CPU for the servers and another for the load; twice the same where there is no other."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[0], usable[1 % len(usable)]


def _tree(pid: int) -> Iterator[int]:
    """A process and all that descend from it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def cpu_seconds(pid: int) -> float:
    """CPU time that the threads of a process have used so far, by the scheduler's own account."""
    return sum(_nanoseconds(task) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9


def _nanoseconds(task: Path) -> int:
    # A thread may end between the listing and this.
    with suppress(FileNotFoundError, ProcessLookupError):
        return int((task / "schedstat").read_text().split()[0])
    return 0
