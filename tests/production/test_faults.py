"""Of what a replica loses whoever asked is told, and nobody else is kept waiting; refusals are problems."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
import requests

from benchmarks.servers import HOST
from tests.production.load import CLIENTS, PATIENCE, Count, clients
from tests.production.report import TABLE, Row, largest
from tests.production.stack import Replica, replicas
from tests.production.waiting import reload, until

pytestmark = pytest.mark.production

SIZE_LIMITS = [
    ("/v1/games/for-sale/setup", "application/json", 1 << 20),
    ("/v1/batch", "application/x-ndjson", 1 << 26),
]


def restart(replica: Replica) -> None:
    replica.stop()
    replica.start()


def kill_a_worker(replica: Replica) -> None:
    victim = replica.workers()[0]
    os.kill(victim, signal.SIGKILL)
    until(lambda: victim not in replica.workers() and len(replica.workers()) > 0)
    until(replica.is_ready)


FAULTS: dict[str, Callable[[Replica], None]] = {
    "rolling restart (SIGTERM)": restart,
    "rolling reload (SIGHUP)": reload,
    "a worker of each killed (-9)": kill_a_worker,
}
ROUNDS = 2


@pytest.mark.parametrize("fault", FAULTS)
def test_behind_the_proxy_a_fault_costs_no_more_than_a_replica_had_in_hand_and_whoever_asked_is_told(
    fault: str, behind: int, three: list[Replica]
) -> None:
    """What was sent to one replica is sent to no other: a POST that costs one its worker would cost the others theirs.

    So a killed worker loses what it had under way; one that stops, what comes in the moment when it closes its door.
    """
    with clients(behind) as count:
        for _ in range(ROUNDS):
            for replica in three:
                _answers(count)
                FAULTS[fault](replica)
        _answers(count)
    _tell(f"{ROUNDS} times {fault}", "proxy, 3 replicas", count, three)
    # An answer that a killed worker was writing is cut off, which its length tells the client.
    cut_off = {each for each in count.lost if "killed" in fault and each.startswith("IncompleteRead")}
    assert set(count.lost) - cut_off <= {"503"}
    assert len(count.lost) <= CLIENTS * ROUNDS * len(three)
    assert count.refused == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_fault_costs_without_the_proxy_is_measured(fault: str, alone: Replica) -> None:
    """Printed, not judged: what a worker had under way when it was killed is lost."""
    with clients(alone.port) as count:
        for _ in range(ROUNDS):
            _answers(count)
            FAULTS[fault](alone)
        _answers(count)
    _tell(f"{ROUNDS} times {fault}", "no proxy", count, [alone])
    assert count.answered > 0


def test_a_replica_that_drains_is_ready_no_more_and_answers_all_the_same(tmp_path: Path) -> None:
    with replicas(tmp_path, 1, GAVEL_DRAIN_SECONDS="3") as [replica], clients(replica.port) as count:
        _answers(count)
        replica.process.send_signal(signal.SIGTERM)
        until(lambda: not replica.is_ready())
        before = count.answered
        until(lambda: count.answered > before + 100)
        assert (count.refused, count.lost) == (0, [])
        assert replica.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(("path", "media_type", "limit"), SIZE_LIMITS)
def test_the_proxy_refuses_what_is_too_large_as_the_service_does(
    path: str, media_type: str, limit: int, behind: int, three: list[Replica]
) -> None:
    def refusal(port: int) -> requests.Response:
        headers = {"Content-Type": media_type, "X-Request-Id": "mine", "Content-Length": str(limit + 1)}
        return requests.post(f"http://{HOST}:{port}{path}", headers=headers, data=b" " * (limit + 1), timeout=PATIENCE)

    here = refusal(behind)
    assert (here.status_code, here.headers["Content-Type"]) == (413, "application/problem+json")
    assert (here.headers["X-Request-Id"], here.json()["instance"]) == ("mine", "mine")
    assert (here.json()["type"], here.json()["limit"]) == ("/problems/too-large", limit)


def test_a_batch_of_many_megabytes_comes_through_the_proxy(behind: int) -> None:
    line = b'{"operation": "setup", "game": "no such game", "body": "%s"}\n' % (b"x" * 1_000_000)
    answer = requests.post(
        f"http://{HOST}:{behind}/v1/batch",
        data=line * 60,
        headers={"Content-Type": "application/x-ndjson"},
        timeout=PATIENCE,
    )
    assert (answer.status_code, answer.content.count(b"\n")) == (200, 60)


def test_a_request_id_is_made_where_there_is_none_and_kept_where_there_is_one(behind: int) -> None:
    url = f"http://{HOST}:{behind}/v1/games"
    assert requests.get(url, headers={"X-Request-Id": "mine"}, timeout=PATIENCE).headers["X-Request-Id"] == "mine"
    made = {
        requests.get(url, headers={"X-Request-Id": given}, timeout=PATIENCE).headers["X-Request-Id"] for given in "?!"
    }
    assert len(made) == 2
    assert made.isdisjoint("?!")


def test_without_any_replica_the_proxy_says_so_in_a_problem(behind: int, three: list[Replica]) -> None:
    for replica in three:
        replica.process.send_signal(signal.SIGTERM)
    for replica in three:
        assert replica.process.wait(PATIENCE) == 0
    try:
        answer = requests.get(f"http://{HOST}:{behind}/v1/games", timeout=PATIENCE)
    finally:
        for replica in three:
            replica.start()
    assert (answer.status_code, answer.headers["Content-Type"]) == (503, "application/problem+json")
    assert answer.json()["type"] == "/problems/unavailable"
    assert answer.json()["instance"] == answer.headers["X-Request-Id"]
    assert requests.get(f"http://{HOST}:{behind}/v1/games", timeout=PATIENCE).status_code == 200


def _answers(count: Count) -> None:
    """Wait until every client is at work again."""
    before = count.answered
    until(lambda: count.answered > before + 200)


def _tell(what: str, where: str, count: Count, service: list[Replica]) -> None:
    processes = [pid for replica in service for pid in replica.processes()]
    TABLE.rows.append(Row(what, where, memory=largest(processes), answered=count.answered, lost=len(count.lost)))
