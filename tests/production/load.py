"""Load on a service: eight clients at full speed, slow ones beside them, and somebody who asks for its health."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic

from benchmarks.load import script
from benchmarks.scenarios import SCENARIOS
from benchmarks.servers import HOST
from tests.production.stack import ROOT

CLIENTS = 8
BURST_SECONDS = 2
PATIENCE = 60
SCENARIO = SCENARIOS[0]


@dataclass(frozen=True, slots=True)
class Burst:
    """What a burst of eight clients came to; `broken` counts requests that failed, were refused or timed out."""

    requests: int
    seconds: float
    broken: int

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.requests / self.seconds


def burst(port: int, folder: Path) -> Burst:
    """Eight clients at full speed."""
    lua = script(SCENARIO.body(), folder, "burst")
    command = ["wrk", "--threads", "1", "--connections", str(CLIENTS), "--duration", f"{BURST_SECONDS}s"]
    command += ["--timeout", f"{PATIENCE}s", "--script", str(lua), f"http://{HOST}:{port}{SCENARIO.path()}"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE * 2).stdout
    found = json.loads(told.splitlines()[-1])
    return Burst(found["requests"], found["microseconds"] / 1e6, found["refused"] + found["broken"])


@contextmanager
def slow_clients(kind: str, number: int, port: int) -> Iterator[int]:
    """So many slow clients of a kind; how many of them the service lets hold what they hold."""
    command = [sys.executable, "-m", "tests.production.slow", kind, str(number), str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.kill()


@dataclass(slots=True)
class Health:
    """How long a health check took, at most."""

    worst: float = 0.0
    checks: int = 0
    failed: int = 0


@contextmanager
def health_checks(port: int, health: Health) -> Iterator[None]:
    """Ask for the health ten times a second, each time on a new connection."""
    stopped = Event()

    def ask() -> None:
        while not stopped.wait(0.1):
            begun = monotonic()
            connection = HTTPConnection(HOST, port, timeout=PATIENCE)
            try:
                connection.request("GET", "/healthz")
                health.failed += connection.getresponse().status != 200
            except (OSError, HTTPException):
                health.failed += 1
            finally:
                connection.close()
            health.checks += 1
            health.worst = max(health.worst, monotonic() - begun)

    asking = Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        stopped.set()
        asking.join(2 * PATIENCE)


@dataclass(slots=True)
class Count:
    """What became of the requests of several clients."""

    answered: int = 0
    lost: list[str] = field(default_factory=list)
    refused: int = 0
    """Connections that were refused: no request was sent."""


@contextmanager
def clients(port: int) -> Iterator[Count]:
    """Eight clients that ask again and again, on connections that they keep, and count what becomes of it."""
    count, lock, stopped = Count(), Lock(), Event()
    body = SCENARIO.body()

    def ask() -> None:
        connection = HTTPConnection(HOST, port, timeout=PATIENCE)
        while not stopped.is_set():
            fault = _asked(connection, body)
            with lock:
                if fault is None:
                    count.answered += 1
                elif fault == "refused":
                    count.refused += 1
                else:
                    count.lost.append(fault)
            if fault is not None:
                connection.close()
                stopped.wait(0.02)
        connection.close()

    asking = [Thread(target=ask) for _ in range(CLIENTS)]
    for each in asking:
        each.start()
    try:
        yield count
    finally:
        stopped.set()
        for each in asking:
            each.join(2 * PATIENCE)


def _asked(connection: HTTPConnection, body: bytes) -> str | None:
    """What went wrong with a request."""
    try:
        connection.request("POST", SCENARIO.path(), body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
    except ConnectionRefusedError:
        return "refused"
    except (OSError, HTTPException) as error:
        return repr(error)
    return None if answer.status == 200 else f"{answer.status}"
