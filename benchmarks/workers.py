"""Wider serving: two workers of gunicorn against one, and granian against gunicorn, with one scenario of `/actions`.

On two CPUs the load takes a part of what two workers need, so requests per second say too little of them. What they
could do with CPUs of their own is told by CPU time: twice the CPU time of a request with one worker ÷ that with two.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks import servers
from benchmarks.load import CONNECTIONS
from benchmarks.rounds import SERVICE, Lane, Speed, median_speed, one_round, warmed
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import Server, free_port, serving, started, two_cpus

[SCENARIO] = [scenario for scenario in SCENARIOS if scenario.game == "the-estates"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Medians of the rounds."""

    scenario: Scenario
    one: Speed
    two: Speed
    capacity: float
    """Requests that two workers serve in the time of one, by CPU time: 2 if sharing the machine costs them nothing."""
    ratio: float
    """Requests/s of two workers ÷ those of one, while the load takes its part of the same CPUs."""
    granian: Speed | None
    """None where granian is not installed."""
    granian_ratios: tuple[float, float, float]
    """Requests/s, CPU time for a request and p99 of granian ÷ those of gunicorn, one worker each."""


def compare(rounds: int, seconds: int) -> Comparison:
    """So many rounds of bursts at each."""
    server_cpu, load_cpu = two_cpus()
    body, path = SCENARIO.body(), SCENARIO.path()
    both = tuple({server_cpu, load_cpu})
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        one = running.enter_context(serving(SERVICE, server_cpu))
        two = running.enter_context(serving(SERVICE, both, "--workers", "2"))
        lanes = [Lane(one, path, body), Lane(two, path, body, connections=2 * CONNECTIONS, load_cpus=both)]
        if has_granian():
            lanes.append(Lane(running.enter_context(granian(server_cpu)), path, body))
        _answers, luas = warmed(lanes, folder)
        found = [one_round(lanes, luas, seconds, load_cpu) for _ in range(rounds)]
    ones, twos, *others = (list(speeds) for speeds in zip(*found, strict=True))
    return Comparison(
        SCENARIO,
        median_speed(ones),
        median_speed(twos),
        capacity=median(2 * a.cpu_microseconds / b.cpu_microseconds for a, b in zip(ones, twos, strict=True)),
        ratio=median(b.per_second / a.per_second for a, b in zip(ones, twos, strict=True)),
        granian=median_speed(others[0]) if others else None,
        granian_ratios=_ratios(ones, others[0] if others else ones),
    )


def has_granian() -> bool:
    """Whether granian is installed; `make dev` does so."""
    return find_spec("granian") is not None


@contextmanager
def granian(cpu: int) -> Iterator[Server]:
    """Gavel served by granian with one worker, as docs/operations.md says."""
    port = free_port()
    with started(servers.granian(port), port, cpu) as server:
        yield server


def _ratios(ones: list[Speed], others: list[Speed]) -> tuple[float, float, float]:
    pairs = list(zip(ones, others, strict=True))
    return (
        median(other.per_second / one.per_second for one, other in pairs),
        median(other.cpu_microseconds / one.cpu_microseconds for one, other in pairs),
        median(other.p99_microseconds / one.p99_microseconds for one, other in pairs),
    )
