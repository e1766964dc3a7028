"""The process that answers `/metrics`, at an address of its own, for all workers of a service.

`python -m gavel.observe.exporter FOLDER DESCRIPTOR` listens at the socket that is open under that number, until
standard input ends, whose other end is open in the processes of the service alone; then it removes the folder.
"""

import os
import re
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Iterable, MutableMapping
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from gavel import companions

SETTING: Final = "GAVEL_METRICS"
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The name that prometheus_client gives to the folder in which the workers' metrics lie."""

MEMORY: Final = "/dev/shm"  # noqa: S108  # not a temporary file: the directory of shared memory
PATH: Final = "/metrics"

_LIVE = re.compile(r"gauge_live[a-z]*_(\d+)\.db")


def start(environment: MutableMapping[str, str]) -> None:
    """Where the environment asks for metrics, serve them, and name the folder there for workers that are yet to start.

    Whoever started this process may have done so already. Raises ValueError for what is no address, and OSError for one
    that is taken.
    """
    address = environment.get(SETTING, "")
    if not address or environment.get(FOLDER):
        return
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit()):
        raise ValueError(f"{SETTING} must be an address such as 127.0.0.1:9100, not {address!r}")
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, int(port)), family=family) as listener:
        folder = tempfile.mkdtemp(prefix="gavel-metrics-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None)
        companions.start("gavel.observe.exporter", folder, str(listener.fileno()), pass_fds=(listener.fileno(),))
    environment[FOLDER] = folder


def main(folder: str, descriptor: str) -> int:
    """Serve until the service has ended, and leave nothing behind."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)  # a terminal sends them to all; this process ends when the service has
    server = ThreadingHTTPServer(("", 0), _handler(folder), bind_and_activate=False)
    server.socket.close()
    server.socket = socket.socket(fileno=int(descriptor))
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        sys.stdin.buffer.read()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def _handler(folder: str) -> type:
    """What answers requests by the metrics in a folder."""
    # Here, so that what starts this process need not have prometheus_client before it names the folder.
    from prometheus_client import CollectorRegistry, MetricsHandler
    from prometheus_client.metrics_core import Metric
    from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

    class Workers:
        """All workers' metrics; whoever has ended has no levels."""

        def __init__(self) -> None:
            self._files: Any = MultiProcessCollector(None, folder)  # type: ignore[no-untyped-call]  # it has no types

        def collect(self) -> Iterable[Metric]:
            for process in _ended(Path(folder)):
                mark_process_dead(process, folder)  # type: ignore[no-untyped-call]  # nor has this
            yield from self._files.collect()

    registry = CollectorRegistry()
    registry.register(Workers())

    class Handler(MetricsHandler):
        """Answers `/metrics` alone."""

        def do_GET(self) -> None:  # noqa: N802  # named by http.server
            if self.path.partition("?")[0] == PATH:
                super().do_GET()
            else:
                self.send_error(HTTPStatus.NOT_FOUND)

    Handler.registry = registry
    return Handler


def _ended(folder: Path) -> set[int]:
    """The processes that have levels in a folder, and run no more."""
    processes = {int(found[1]) for each in folder.iterdir() if (found := _LIVE.fullmatch(each.name))}
    return {process for process in processes if not _runs(process)}


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
