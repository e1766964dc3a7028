"""A batch whose answers nobody reads, to a service as it is deployed: what it may make the service hold is bounded."""

import select
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, NDJSON
from tests.http.wire import Connection, connected
from tests.support.memory import held, peak, workers
from tests.support.serving import serving

pytestmark = pytest.mark.services

MEGABYTE = 10**6
PATIENCE = 2
"""Seconds after which a server that takes nothing more is waiting for its answers to be read."""


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


def write_all_it_takes(connection: Connection, data: bytes) -> int:
    """Write without reading until the server takes no more; how many bytes it took."""
    connection.socket.setblocking(False)
    taken = 0
    while taken < len(data) and select.select([], [connection.socket], [], PATIENCE)[1]:
        taken += connection.socket.send(data[taken : taken + (1 << 20)])
    return taken


def answer_a_health_check(port: int) -> None:
    """Only then is there a worker, and at work."""
    with connected(port) as connection:
        connection.head("GET", "/healthz")
        assert connection.answer().status == 200


def test_tiny_lines_whose_answers_are_not_read_are_not_piled_up(tmp_path: Path) -> None:
    flood = b"1\n" * (LIMITS.batch // 2)
    with serving(tmp_path, GAVEL_MAX_BATCH_LINES=str(LIMITS.batch)) as service:
        port = urlsplit(service.url).port or 0
        answer_a_health_check(port)
        [worker] = workers(service.process.pid)
        idle = held(worker)
        with connected(port) as connection:
            connection.head("POST", BATCH, Content_Type=NDJSON, Content_Length=str(len(flood)))
            taken = write_all_it_takes(connection, flood)
            assert peak(worker) - idle <= 64 * MEGABYTE, f"{taken} bytes taken"
            assert taken < len(flood)
