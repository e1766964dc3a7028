"""The parts of the benchmark: each measures some games, prints a table as it comes, and yields the ratios to keep."""

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import groupby
from statistics import geometric_mean
from typing import NamedTuple

from benchmarks import audits, batches, islands, load, playouts, rounds, sealed, workers
from benchmarks.efforts import Effort
from benchmarks.kept import Figure
from benchmarks.servers import two_cpus

Section = Callable[[Effort, Collection[str]], Iterator[Figure]]
"""Measures so long, for these games; one that keeps no ratio yields nothing."""


class Kind(NamedTuple):
    """What there is to know of a ratio, whatever it came to."""

    less_is_better: bool = False
    by_clock: bool = False
    """It is one of wall-clock times, which other programs change; those of CPU time stay."""
    good_up_to: float | None = None
    """Up to here it is good, though it varies by more than a quarter."""


KEPT: Mapping[str, Mapping[str, Kind]] = {
    "play": {"moves/s ÷ Y": Kind()},
    "audit": {"moves judged ÷ Y": Kind()},
    "actions": {
        "requests/s ÷ F": Kind(by_clock=True),
        "CPU ÷ F": Kind(less_is_better=True),
        "p99 ÷ F": Kind(less_is_better=True, by_clock=True, good_up_to=1.5),
        "illegal ÷ legal, by CPU": Kind(less_is_better=True),
    },
    "sealed": {"CPU ÷ plain actions": Kind(less_is_better=True)},
    "batch": {"single calls ÷ batch, by CPU": Kind()},
}
"""The ratios that are kept, by section; every game has them."""


def play(effort: Effort, games: Collection[str]) -> Iterator[Figure]:
    """Random play in process, against the yardstick."""
    print(
        "Random play in process, thousand moves/s of CPU time. Y is the yardstick, in pure Python, in the same breath."
    )
    print(f"  {'game':<16}{'players':>10}{'best':>10}{'median':>10}{'÷ Y':>10}")
    for game, group in groupby(playouts.measure(effort.repetitions, games), key=lambda found: found.game):
        ratios = []
        for found in group:
            best, median = found.best / 1000, found.median / 1000
            print(f"  {game:<16}{found.players:>10}{best:>10.0f}{median:>10.0f}{found.ratio:>10.3f}", flush=True)
            ratios.append(found.ratio)
        yield from _kept("play", game, geometric_mean(ratios))


def island(_effort: Effort, _games: Collection[str]) -> Iterator[Figure]:
    """What Auctionland asks of an island; kept by a test of the rules' own, as no ratio."""
    print("Auctionland's islands, µs: the open cells for a tile, and one player's score.")
    print(f"  {'tiles':<16}{'listing':>10}{'scoring':>10}")
    for cost in islands.measure():
        print(f"  {cost.tiles:<16}{cost.listing:>10.1f}{cost.scoring:>10.1f}")
    yield from ()


def audit(effort: Effort, games: Collection[str]) -> Iterator[Figure]:
    """`gavel audit`, by one process and by two."""
    print("gavel audit, transcripts/s: judging alone, by CPU time; whole audits by one process and by two; how much")
    print("more two do; the coordinator's CPU time to that of judging; and moves judged ÷ Y, as above.")
    heads = f"{'actions':>10}{'judging':>10}{'one':>10}{'two':>10}{'two ÷ one':>12}{'coordinator':>14}{'÷ Y':>8}"
    print(f"  {'game':<16}{heads}")
    for found in audits.measure(effort.audits, effort.audit_seconds, games):
        speeds = f"{found.judged:>10.0f}{found.one:>10.0f}{found.two:>10.0f}{found.ratio:>12.2f}"
        costs = f"{found.coordinating:>14.3f}{found.judged_ratio:>8.3f}"
        print(f"  {found.game:<16}{found.actions:>10.0f}{speeds}{costs}", flush=True)
        yield from _kept("audit", found.game, found.judged_ratio)


def actions(effort: Effort, games: Collection[str]) -> Iterator[Figure]:
    """`/actions` over HTTP, against the floor."""
    servers, wrk = two_cpus()
    print("POST /v1/games/{game}/actions. F is the floor: Flask and orjson, echoing the same body.")
    print(
        f"One gunicorn worker each on CPU {servers}, wrk with {load.CONNECTIONS} connections on CPU {wrk}, "
        f"{effort.rounds} rounds of {effort.seconds} s."
    )
    for found in rounds.compare(effort.rounds, effort.seconds, games):
        _print_comparison(found)
        ratios = found.ratios[1], found.cpu_ratio, found.p99_ratio, found.refusal_cpu_ratio
        yield from _kept("actions", found.scenario.game, *ratios, disturbance=found.disturbance)


def _print_comparison(found: rounds.Comparison) -> None:
    scenario = found.scenario
    print(
        f"  {scenario.game}, {scenario.players} players, {scenario.moment}: "
        f"body {found.body_bytes} bytes, answer {found.answer_bytes} bytes"
    )
    print(f"  {'':<16}{'requests/s':>12}{'quartiles':>18}{'CPU µs/request':>18}{'p99, µs':>12}")
    for name, speed in (("F", found.floor), ("Gavel", found.service), ("illegal action", found.refusals)):
        cpu, slowest = speed.cpu_microseconds, speed.p99_microseconds
        print(f"  {name:<16}{speed.per_second:>12.0f}{'':>18}{cpu:>18.0f}{slowest:>12.0f}")
    lower, middle, upper = found.ratios
    quartiles = f"{lower:.3f} to {upper:.3f}"
    print(f"  {'÷ F':<16}{middle:>12.3f}{quartiles:>18}{found.cpu_ratio:>18.3f}{found.p99_ratio:>12.3f}")
    print(f"  {'illegal ÷ legal':<16}{found.refusal_ratio:>12.3f}{'':>18}{found.refusal_cpu_ratio:>18.3f}", flush=True)


def seals(effort: Effort, games: Collection[str]) -> Iterator[Figure]:
    """Sealed `/actions` against plain ones; `python -m benchmarks.sealed` has more of them."""
    print("Sealed /actions ÷ plain ones of the same state: requests/s, its quartiles, CPU time.")
    print(f"  {'game':<16}{'÷ plain':>10}{'quartiles':>18}{'CPU':>10}")
    for found in sealed.compare(effort.rounds, effort.seconds, games, ways=[False]):
        lower, middle, upper = found.ratios
        quartiles = f"{lower:.3f} to {upper:.3f}"
        print(f"  {found.scenario.game:<16}{middle:>10.3f}{quartiles:>18}{found.cpu_ratio:>10.3f}", flush=True)
        yield from _kept("sealed", found.scenario.game, found.cpu_ratio)


def batch(effort: Effort, games: Collection[str]) -> Iterator[Figure]:
    """`/batch` against single calls."""
    print(
        "Thousand moves/s: by single calls of /actions, one after another on one connection (wrk); by /batch, an action"
    )
    print(
        "a line; by /batch, a whole game a line (replays). Then ÷ single calls, and the same by the server's CPU time."
    )
    heads = f"{'single':>10}{'actions':>10}{'replays':>10}{'actions ÷':>12}{'by CPU':>10}{'replays ÷':>12}"
    print(f"  {'game':<16}{heads}")
    for found in batches.compare(effort.rounds, effort.seconds, games):
        speeds = "".join(f"{speed / 1000:>10.2f}" for speed in (found.single, found.actions, found.replays))
        ratios = f"{found.ratio:>12.2f}{found.cpu_ratio:>10.2f}{found.replays_ratio:>12.1f}"
        print(f"  {found.game:<16}{speeds}{ratios}", flush=True)
        yield from _kept("batch", found.game, found.cpu_ratio)


def wider(effort: Effort, _games: Collection[str]) -> Iterator[Figure]:
    """Two workers, and granian; told and not kept, since the machine's two CPUs have the load to carry as well."""
    found = workers.compare(effort.rounds, effort.seconds)
    print(f"Serving wider, {found.scenario.game}: two workers of gunicorn against one, granian against gunicorn.")
    print(f"  {'':<16}{'requests/s':>12}{'CPU µs/request':>18}{'p99, µs':>12}")
    rows = [("one worker", found.one), ("two workers", found.two)]
    if found.granian is not None:
        rows.append(("granian", found.granian))
    for name, speed in rows:
        print(f"  {name:<16}{speed.per_second:>12.0f}{speed.cpu_microseconds:>18.0f}{speed.p99_microseconds:>12.0f}")
    print(f"  two ÷ one: {found.capacity:.2f} by CPU time, {found.ratio:.2f} by requests/s beside the load")
    if found.granian is None:
        print("  granian is not measured: it is not installed (make dev).")
    else:
        faster, cpu, slowest = found.granian_ratios
        print(f"  granian ÷ gunicorn: {faster:.2f} by requests/s, {cpu:.2f} by CPU time, {slowest:.2f} by p99")
    yield from ()


def _kept(section: str, game: str, *values: float, disturbance: float = 0.0) -> Iterator[Figure]:
    """The ratios of a section for one game, in the order of KEPT."""
    for (what, kind), value in zip(KEPT[section].items(), values, strict=True):
        disturbed = disturbance if kind.by_clock else 0.0
        yield Figure(section, game, what, value, kind.less_is_better, disturbed, kind.good_up_to)


IN_PROCESS: Mapping[str, Section] = {"play": play, "island": island, "audit": audit}
OVER_HTTP: Mapping[str, Section] = {"actions": actions, "sealed": seals, "batch": batch, "wider": wider}
"""Those that need wrk."""
SECTIONS: Mapping[str, Section] = {**IN_PROCESS, **OVER_HTTP}
