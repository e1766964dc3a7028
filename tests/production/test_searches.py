"""Rulings go on as before while the queue of searches for suggestions is full."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from threading import Event, Thread

import pytest

from benchmarks import load
from benchmarks.scenarios import SCENARIOS
from benchmarks.servers import HOST
from gavel import games
from gavel.suggesting.searches import MOST_WAITING
from tests.production.load import PATIENCE
from tests.production.report import TABLE, Row
from tests.production.stack import Replica

pytestmark = pytest.mark.production

ROUNDS = 5
BURST_SECONDS = 2


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Replica]:
    """A service with one process that searches beside it."""
    folder = tmp_path / "searches"
    folder.mkdir()
    command = [sys.executable, "-m", "gavel.suggesting.beside", str(folder), "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as searching:
        replica = Replica(tmp_path, GAVEL_SUGGESTIONS=f"unix:{folder}/searches")
        try:
            yield replica
        finally:
            replica.stop()
            assert searching.stdin is not None
            searching.stdin.close()  # the searches end with who started them


@contextmanager
def full_queue(port: int) -> Iterator[list[int]]:
    """More clients than may wait for searches; the statuses of their answers so far."""
    state = games.load("auctionland").new(["ann", "bob", "cy"], seed="busy")
    body = json.dumps({"record": state.record("ann"), "playouts": 100_000, "milliseconds": 500})
    statuses, stopped = list[int](), Event()

    def ask() -> None:
        connection = HTTPConnection(HOST, port, timeout=PATIENCE)
        while not stopped.is_set():
            headers = {"Content-Type": "application/json"}
            connection.request("POST", "/v1/games/auctionland/suggestions", body, headers)
            response = connection.getresponse()
            response.read()
            statuses.append(response.status)
            if response.status != 200:
                stopped.wait(float(response.headers["Retry-After"]))
        connection.close()

    clients = [Thread(target=ask) for _ in range(3 * MOST_WAITING)]
    for client in clients:
        client.start()
    try:
        yield statuses
    finally:
        stopped.set()
        for client in clients:
            client.join()


def test_rulings_do_not_wait_for_searches(service: Replica, tmp_path: Path) -> None:
    scenario = SCENARIOS[0]
    lua, url = load.script(scenario.body(), tmp_path, "rulings"), f"http://{HOST}:{service.port}{scenario.path()}"

    def burst() -> load.Burst:
        return load.burst(url, lua, BURST_SECONDS, 0, 1)

    alone, beside, answered = list[load.Burst](), list[load.Burst](), list[int]()
    burst()
    for _round in range(ROUNDS):
        alone.append(burst())
        with full_queue(service.port) as statuses:
            beside.append(burst())
        answered += statuses
    p99 = [median(each.p99_microseconds for each in bursts) for bursts in (alone, beside)]
    rates = [median(each.requests / each.seconds for each in bursts) for bursts in (alone, beside)]
    what = f"a full queue of searches: p99 of rulings {p99[1] / p99[0]:.2f} of that without"
    TABLE.rows.append(Row(what, "direct", rate=rates[1] / rates[0], answered=len(answered), lost=0))
    assert {*answered} == {200, 503}
    assert answered.count(200) > 0
