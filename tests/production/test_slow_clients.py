"""Slow clients by the hundred keep nobody else waiting behind the proxy that is shipped; without it, they do."""

from dataclasses import dataclass
from pathlib import Path
from time import sleep

import pytest

from benchmarks.servers import cpu_seconds
from tests.production.load import Burst, Health, burst, health_checks, slow_clients
from tests.production.report import TABLE, Row, largest
from tests.production.slow import ALL, KINDS, MUCH
from tests.production.stack import Replica

SLOW = 200
ROUNDS = 4
MOST_SECONDS_OF_A_HEALTH_CHECK = 1
LEAST_SHARE_OF_THE_RATE = 0.8
ENOUGH = 0.9

pytestmark = pytest.mark.production


PROXIED = "proxy, 3 replicas"
ALONE = "no proxy"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What slow clients did to the others."""

    held: int
    """Slow clients, of those who tried."""
    row: Row
    health: Health


@pytest.mark.parametrize("kind", [*KINDS, ALL])
def test_slow_clients_keep_nobody_waiting_behind_the_proxy(
    kind: str, behind: int, three: list[Replica], folder: Path
) -> None:
    outcome = _pressed(kind, behind, three, folder, PROXIED)
    assert outcome.held == SLOW * (len(KINDS) if kind == ALL else 1)
    assert (outcome.row.lost, outcome.health.failed) == (0, 0)
    assert outcome.health.worst < MOST_SECONDS_OF_A_HEALTH_CHECK
    assert outcome.row.rate is not None
    assert outcome.row.rate >= LEAST_SHARE_OF_THE_RATE


@pytest.mark.parametrize("kind", ["heads", "bodies", MUCH, "silent", "idle"])
def test_without_the_proxy_slow_clients_keep_no_health_check_waiting(kind: str, alone: Replica, tmp_path: Path) -> None:
    """What they do to the other requests is printed, and is why there is a proxy."""
    outcome = _pressed(kind, alone.port, [alone], tmp_path, ALONE)
    assert (outcome.health.checks > 0, outcome.health.failed) == (True, 0)


def _pressed(kind: str, port: int, service: list[Replica], folder: Path, where: str) -> Outcome:
    """Eight clients without and with the slow ones, in one run; the best of several bursts is the least disturbed."""
    processes = [pid for replica in service for pid in replica.processes()]
    before = _used(processes)
    health = Health()
    shares: list[float] = []
    pressed: list[Burst] = []
    free = burst(port, folder)
    # Who else is busy on the machine disturbs one round or the other: the best of some, as many as are needed.
    while len(shares) < ROUNDS and max(shares, default=0) < ENOUGH:
        with health_checks(port, health), slow_clients(kind, SLOW, port) as held:
            _settled(processes)
            pressed.append(burst(port, folder))
        before_it, free = free, burst(port, folder)
        shares.append(2 * pressed[-1].rate / (before_it.rate + free.rate))
    row = Row(
        f"{held} slow: {kind}",
        where,
        rate=max(shares),
        health=health.worst,
        cpu=_used(processes) - before,
        memory=largest(processes),
        answered=sum(each.requests for each in pressed),
        lost=sum(each.broken for each in pressed),
    )
    TABLE.rows.append(row)
    return Outcome(held, row, health)


def _used(processes: list[int]) -> float:
    return sum(cpu_seconds(pid) for pid in processes)


def _settled(processes: list[int]) -> None:
    """Wait until the service has nothing to do, or is as busy as it will ever be."""
    for _ in range(60):
        before = _used(processes)
        sleep(0.5)
        if _used(processes) - before < 0.1:
            return
