"""Five connections that send the dearest requests, one after the other, stop no health check and kill nobody."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from threading import Event, Lock, Thread
from time import sleep

import pytest

from benchmarks.costly_records import copies, correct, dear_requests, state_of
from benchmarks.servers import HOST
from gavel.api.registry import registry
from tests.production.load import PATIENCE, Health, health_checks
from tests.production.report import TABLE, Row, largest
from tests.production.stack import Replica, proxy, replicas

pytestmark = pytest.mark.production

CONNECTIONS = 5
SECONDS = 8
MOST_SECONDS_OF_A_HEALTH_CHECK = 3
"""So long a probe waits. Its worker ends the large request in hand first, of half a second at most on a free CPU."""

AS_MANY_BYTES = 12_000
"""Of the records that the service was attacked with."""

Attack = tuple[str, bytes]
"""A path, and a body."""


def copying() -> list[Attack]:
    """The requests of 5 and 12 KB that stopped the service for a minute."""
    state = state_of(registry()["for-sale"], {"players": ["ann", "bob", "cy"], "seed": "attacked"})
    action = correct(*copies())
    times = AS_MANY_BYTES // len(json.dumps(action))
    return [
        ("/v1/games/for-sale/actions", json.dumps({"state": state, "action": action}).encode()),
        ("/v1/games/for-sale/replays", json.dumps({"state": state, "actions": [action] * times}).encode()),
    ]


def dearest() -> list[Attack]:
    """What is dearest of that which is left: records of the largest games, corrected as often as may be."""
    return [
        (f"/v1/games/{game}/{request.operation}", json.dumps(request.body, separators=(",", ":")).encode())
        for game in ("auctionland", "for-sale")
        for request in dear_requests(registry()[game], 1 << 20)
        if request.operation in ("replays", "inspections")
    ]


ATTACKS = {"copies by corrections": copying, "the dearest records": dearest}


@contextmanager
def attackers(port: int, attacks: list[Attack]) -> Iterator[list[int]]:
    """Five connections that send these again and again; the statuses of the answers so far."""
    statuses, lock, stopped = list[int](), Lock(), Event()

    def attack(first: int) -> None:
        connection = HTTPConnection(HOST, port, timeout=PATIENCE)
        for number in count(first):
            if stopped.is_set():
                break
            path, body = attacks[number % len(attacks)]
            try:
                connection.request("POST", path, body, {"Content-Type": "application/json"})
                reply = connection.getresponse()
                reply.read()
                with lock:
                    statuses.append(reply.status)
            except (OSError, HTTPException):
                with lock:
                    statuses.append(0)
                connection.close()
        connection.close()

    attacking = [Thread(target=attack, args=(number,)) for number in range(CONNECTIONS)]
    for each in attacking:
        each.start()
    try:
        yield statuses
    finally:
        stopped.set()
        for each in attacking:
            each.join(2 * PATIENCE)


def attacked(what: str, where: str, port: int, service: list[Replica]) -> None:
    """Attack the service: its workers live and answer everything, and health before a probe gives up."""
    attacks, health = ATTACKS[what](), Health()
    workers = [replica.workers() for replica in service]
    with health_checks(port, health), attackers(port, attacks) as statuses:
        sleep(SECONDS)
    processes = [pid for replica in service for pid in replica.processes()]
    row = Row(f"5 send {what}", where, health=health.worst, memory=largest(processes), answered=len(statuses), lost=0)
    TABLE.rows.append(row)
    assert set(statuses) <= {200, 422}
    assert len(statuses) >= CONNECTIONS
    assert (health.failed, health.checks > SECONDS) == (0, True)
    assert health.worst < MOST_SECONDS_OF_A_HEALTH_CHECK
    assert [replica.workers() for replica in service] == workers


@pytest.mark.parametrize("what", ATTACKS)
def test_costly_requests_keep_no_health_check_waiting_and_kill_no_worker(what: str, alone: Replica) -> None:
    attacked(what, "no proxy", alone.port, [alone])


@pytest.mark.parametrize("what", ATTACKS)
def test_costly_requests_do_not_behind_the_proxy_either(what: str, tmp_path: Path) -> None:
    with replicas(tmp_path, 2) as two, proxy(tmp_path, two) as port:
        attacked(what, "proxy, 2 replicas", port, two)
