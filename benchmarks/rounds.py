"""Requests per second of `/actions` against the bare floor F, by a method that holds on a noisy machine.

All servers are up at once, each with one worker, on one CPU; the load comes from another. A round is a short burst at
each, in random order, and ratios are taken within a round: what disturbs one disturbs the other. CPU time per request
is the scheduler's account of the server's processes; it tells most where other programs keep the load from its CPU.
"""

import random
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from benchmarks.disturbance import Disturbance
from benchmarks.load import CONNECTIONS, burst, script
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import Server, serving, two_cpus

FLOOR, SERVICE = "benchmarks.floor:app", "gavel.wsgi:app"
FLOOR_SETTINGS = "python:benchmarks.floor_settings"
"""F never changes, however the service is served."""

WARM_UP_REQUESTS = 100


@dataclass(frozen=True, slots=True)
class Speed:
    """One server in one round."""

    per_second: float
    cpu_microseconds: float
    """CPU time of the server for one request."""
    p99_microseconds: float
    """What 99 of a hundred answers took at most, all connections being busy."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The service against F, with one scenario's body. Speeds are medians of the rounds."""

    scenario: Scenario
    body_bytes: int
    answer_bytes: int
    floor: Speed
    service: Speed
    refusals: Speed
    """The service where the action is illegal."""
    ratios: tuple[float, float, float]
    """Requests/s of the service ÷ those of F within a round: lower quartile, median, upper quartile."""
    disturbance: float
    """The share of a CPU that other programs took meanwhile."""
    cpu_ratio: float
    """CPU time for a request of the service ÷ that of F within a round: the median."""
    p99_ratio: float
    """The slowest hundredth of the service's answers ÷ that of F's within a round: the median."""
    refusal_ratio: float
    """Requests/s with a legal action ÷ those with an illegal one within a round: the median."""
    refusal_cpu_ratio: float
    """CPU time for an illegal action ÷ that for a legal one within a round: the median."""


@dataclass(frozen=True, slots=True)
class Lane:
    """One request that a server is asked again and again, and is to refuse or not."""

    server: Server
    path: str
    body: bytes
    refused: bool = False
    connections: int = CONNECTIONS
    load_cpus: tuple[int, ...] = ()
    """Where the load comes from, if that is not where it comes from for the others."""

    @property
    def status(self) -> int:
        """Of the answer."""
        return 422 if self.refused else 200


def compare(rounds: int, seconds: int, games: Collection[str]) -> Iterator[Comparison]:
    """The scenarios of these games in so many rounds (two at least), with bursts of so many seconds."""
    server_cpu, load_cpu = two_cpus()
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        floor = running.enter_context(serving(FLOOR, server_cpu, settings=FLOOR_SETTINGS))
        service = running.enter_context(serving(SERVICE, server_cpu))
        for scenario in (scenario for scenario in SCENARIOS if scenario.game in games):
            lanes = (
                Lane(floor, "/echo", scenario.body()),
                Lane(service, scenario.path(), scenario.body()),
                Lane(service, scenario.path(), scenario.illegal_body(), refused=True),
            )
            answers, luas = warmed(lanes, folder)
            with Disturbance(floor, service) as disturbance:
                speeds = [one_round(lanes, luas, seconds, load_cpu) for _ in range(rounds)]
            yield _compared(scenario, lanes[1].body, answers[1], disturbance.share, *zip(*speeds, strict=True))


def warmed(lanes: Sequence[Lane], folder: Path) -> tuple[list[bytes], list[Path]]:
    """Ask every lane a few times; the answers, and the scripts that load them."""
    answers = [lane.server.post(lane.path, lane.body, WARM_UP_REQUESTS, lane.status) for lane in lanes]
    return answers, [script(lane.body, folder, str(number)) for number, lane in enumerate(lanes)]


def one_round(lanes: Sequence[Lane], luas: Sequence[Path], seconds: int, load_cpu: int) -> list[Speed]:
    """A burst at each lane, in random order, with the scripts of the lanes; the speeds in the lanes' order."""
    speeds = {}
    for number in random.sample(range(len(lanes)), len(lanes)):
        lane = lanes[number]
        before = lane.server.cpu_seconds()
        cpus = lane.load_cpus or (load_cpu,)
        url, refused, connections = lane.server.url(lane.path), lane.refused, lane.connections
        done = burst(url, luas[number], seconds, *cpus, refused=refused, connections=connections)
        used = lane.server.cpu_seconds() - before
        speeds[number] = Speed(done.requests / done.seconds, used / done.requests * 1e6, done.p99_microseconds)
    return [speeds[number] for number in range(len(lanes))]


def _compared(
    scenario: Scenario,
    body: bytes,
    answer: bytes,
    disturbance: float,
    floor: Sequence[Speed],
    service: Sequence[Speed],
    refusals: Sequence[Speed],
) -> Comparison:
    pairs = list(zip(service, floor, strict=True))
    lower, middle, upper = quantiles([ours.per_second / bare.per_second for ours, bare in pairs], method="inclusive")
    return Comparison(
        scenario=scenario,
        body_bytes=len(body),
        answer_bytes=len(answer),
        floor=median_speed(floor),
        service=median_speed(service),
        refusals=median_speed(refusals),
        ratios=(lower, middle, upper),
        disturbance=disturbance,
        cpu_ratio=median(ours.cpu_microseconds / bare.cpu_microseconds for ours, bare in pairs),
        p99_ratio=median(ours.p99_microseconds / bare.p99_microseconds for ours, bare in pairs),
        refusal_ratio=median(ours.per_second / no.per_second for ours, no in zip(service, refusals, strict=True)),
        refusal_cpu_ratio=median(
            no.cpu_microseconds / ours.cpu_microseconds for ours, no in zip(service, refusals, strict=True)
        ),
    )


def median_speed(speeds: Sequence[Speed]) -> Speed:
    """The median of each figure."""
    return Speed(
        median(speed.per_second for speed in speeds),
        median(speed.cpu_microseconds for speed in speeds),
        median(speed.p99_microseconds for speed in speeds),
    )
