"""Requests per second of `/actions` against the bare floor F, by a method that holds on a noisy machine.

All servers are up at once, each with one worker, on one CPU; the load comes from another. A round is a short burst at
each, in random order, and ratios are taken within a round: what disturbs one disturbs the other. CPU time per request
is the scheduler's account of the server's processes; it tells most where other programs keep the load from its CPU.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.load import burst, script
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import Server, serving, two_cpus

FLOOR, SERVICE = "benchmarks.floor:app", "gavel.wsgi:app"
FLOOR_OPTIONS = ("--worker-class", "gthread", "--threads", "4")
"""F never changes, however the service is served."""

WARM_UP_REQUESTS = 100


@dataclass(frozen=True, slots=True)
class Speed:
    """One server in one round."""

    per_second: float
    cpu_microseconds: float
    """CPU time of the server for one request."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The service against F, with one scenario's body. Speeds are medians of the rounds."""

    scenario: Scenario
    body_bytes: int
    answer_bytes: int
    floor: Speed
    service: Speed
    ratios: tuple[float, float, float]
    """Requests/s of the service ÷ those of F within a round: lower quartile, median, upper quartile."""
    cpu_ratio: float
    """CPU time for a request of the service ÷ that of F within a round: the median."""


def compare(rounds: int, seconds: int) -> Iterator[Comparison]:
    """Every scenario in so many rounds (two at least), with bursts of so many seconds."""
    server_cpu, load_cpu = two_cpus()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        floor = running.enter_context(serving(FLOOR, server_cpu, *FLOOR_OPTIONS))
        service = running.enter_context(serving(SERVICE, server_cpu))
        for scenario in SCENARIOS:
            body = scenario.body()
            lua = script(body, folder)
            paths = {floor: "/echo", service: scenario.path()}
            answers = {server: server.post(path, body, WARM_UP_REQUESTS) for server, path in paths.items()}
            urls = {server: server.url(path) for server, path in paths.items()}
            speeds = [_round(urls, lua, seconds, load_cpu) for _ in range(rounds)]
            yield _compared(
                scenario, body, answers[service], [each[floor] for each in speeds], [each[service] for each in speeds]
            )


def _round(urls: dict[Server, str], lua: Path, seconds: int, load_cpu: int) -> dict[Server, Speed]:
    speeds = {}
    for server in random.sample(list(urls), len(urls)):
        before = server.cpu_seconds()
        done = burst(urls[server], lua, seconds, load_cpu)
        used = server.cpu_seconds() - before
        speeds[server] = Speed(done.requests / done.seconds, used / done.requests * 1e6)
    return speeds


def _compared(
    scenario: Scenario, body: bytes, answer: bytes, floor: Sequence[Speed], service: Sequence[Speed]
) -> Comparison:
    pairs = list(zip(service, floor, strict=True))
    lower, middle, upper = quantiles([ours.per_second / bare.per_second for ours, bare in pairs], method="inclusive")
    return Comparison(
        scenario=scenario,
        body_bytes=len(body),
        answer_bytes=len(answer),
        floor=_median_speed(floor),
        service=_median_speed(service),
        ratios=(lower, middle, upper),
        cpu_ratio=median(ours.cpu_microseconds / bare.cpu_microseconds for ours, bare in pairs),
    )


def _median_speed(speeds: Sequence[Speed]) -> Speed:
    return Speed(
        median(speed.per_second for speed in speeds),
        median(speed.cpu_microseconds for speed in speeds),
    )
