"""`python -m benchmarks.capacity`: the model of docs/scale.md beside what one worker and two really do here.

The model knows what one worker takes for a request or a transcript, and what a coordinator takes; it says how many
more do. What it says of two is compared with two. CPU time counts, since other programs may take their part of a
machine; what passed by the clock stands beside it.
"""

import argparse
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks import archives
from benchmarks.archives import Audited
from benchmarks.disturbance import Disturbance
from benchmarks.load import CONNECTIONS, lacking
from benchmarks.rounds import SERVICE, Lane, Speed, one_round, warmed
from benchmarks.scenarios import SCENARIOS, Scenario
from benchmarks.servers import Server, serving, two_cpus

TARGET = 0.6
"""How busy a CPU may be, on average, for answers to come soon."""
CONCURRENT_GAMES, SECONDS_A_MOVE = 1_000_000, 20
TRANSCRIPTS = 1_000_000_000
HOURS = 24
"""In which the transcripts are to be judged."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: int
    times: int
    """How often the archive has its forty transcripts."""
    repetitions: int


EFFORTS = {"full": Effort(5, 2, 300, 3), "short": Effort(2, 1, 60, 1)}


def main() -> None:
    """Measure, and print as it comes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.capacity", description="The capacity model, checked.")
    parser.add_argument("effort", nargs="?", choices=sorted(EFFORTS), default="full", help="how long (default: full)")
    effort = EFFORTS[parser.parse_args().effort]
    if (lack := lacking()) is None:
        _requests(effort)
    else:
        print(f"Requests are not measured: {lack}.")
    _transcripts(effort)


# --- requests -------------------------------------------------------------------------------------------------------


def _requests(effort: Effort) -> None:
    cpus = two_cpus()
    print("POST /v1/games/{game}/actions: one gunicorn worker and two. CPU µs for a request, by all of the server's")
    print("processes; the model says that two take the same. Requests/s for each core, when it does nothing else.")
    print(
        f"  {'game':<14}{'one':>8}{'two':>8}{'requests/s':>12}{'model, two':>12}{'two':>8}{'off by':>9}{'by clock':>10}"
    )
    used = []
    with ExitStack() as running:
        folder = Path(running.enter_context(TemporaryDirectory()))
        one = running.enter_context(serving(SERVICE, cpus[0]))
        two = running.enter_context(serving(SERVICE, cpus, "--workers", "2"))
        with Disturbance(one, two) as disturbance:
            for scenario in SCENARIOS:
                ones, twos = _speeds(scenario, one, two, effort, folder)
                used.append(median(each.cpu_microseconds for each in ones))
                _print_requests(scenario, ones, twos)
        held = _memory(two)
    print(f"  Other programs took {disturbance.share:.0%} of a CPU meanwhile.")
    print(f"  Memory: the master {held[0] / 1e6:.0f} MB, a worker {max(held[1:]) / 1e6:.0f} MB, shared pages by parts.")
    rate = CONCURRENT_GAMES / SECONDS_A_MOVE
    cores = rate * median(used) / 1e6 / TARGET
    print(
        f"  {CONCURRENT_GAMES:,} games, a move every {SECONDS_A_MOVE} s each: {rate:,.0f} requests/s, "
        f"{cores:.0f} cores that are {TARGET:.0%} busy, {cores * max(held[1:]) / 1e9:.0f} GB."
    )
    print()


def _speeds(
    scenario: Scenario, one: Server, two: Server, effort: Effort, folder: Path
) -> tuple[list[Speed], list[Speed]]:
    cpus = two_cpus()
    body, path = scenario.body(), scenario.path()
    lanes = [Lane(one, path, body), Lane(two, path, body, connections=2 * CONNECTIONS, load_cpus=cpus)]
    _answers, luas = warmed(lanes, folder)
    rounds = [one_round(lanes, luas, effort.seconds, cpus[1]) for _ in range(effort.rounds)]
    return [each[0] for each in rounds], [each[1] for each in rounds]


def _print_requests(scenario: Scenario, ones: list[Speed], twos: list[Speed]) -> None:
    a, b = (median(each.cpu_microseconds for each in speeds) for speeds in (ones, twos))
    off = median(one.cpu_microseconds / two.cpu_microseconds for one, two in zip(ones, twos, strict=True)) - 1
    clock = median(two.per_second / one.per_second for one, two in zip(ones, twos, strict=True))
    model, found = 2e6 / a, 2e6 / b
    print(
        f"  {scenario.game:<14}{a:>8.0f}{b:>8.0f}{1e6 / a:>12.0f}{model:>12.0f}{found:>8.0f}{off:>+9.1%}{clock:>9.2f}x",
        flush=True,
    )


def _memory(server: Server) -> list[int]:
    """Bytes of the master and of each worker: its own, and its part of what is shared."""
    master = server.process.pid
    workers = Path(f"/proc/{master}/task/{master}/children").read_text().split()
    return [_share(pid) for pid in (str(master), *workers)]


def _share(pid: str) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the kernel does not tell how much memory a process holds")


# --- transcripts ----------------------------------------------------------------------------------------------------


def _transcripts(effort: Effort) -> None:
    print(f"gavel audit of {archives.GAME}, CPU µs for a transcript: of the command, of those that judge, of Dask's")
    print("scheduler. The model: two judge twice as much, as long as the command keeps up with them.")
    heads = f"{'command':>9}{'judging':>9}{'scheduler':>11}{'model':>9}{'transcripts/s':>15}{'by clock':>10}{'MB':>6}"
    print(f"  {'':<16}{heads}")
    found: dict[str, Audited] = {}
    with TemporaryDirectory() as folder:
        small = archives.archive(Path(folder), effort.times // 10)
        large = archives.archive(Path(folder), effort.times)
        more = effort.times - effort.times // 10
        for name, measure, count in (
            ("one process", archives.by_processes, 1),
            ("two processes", archives.by_processes, 2),
            ("one worker", archives.by_workers, 1),
            ("two workers", archives.by_workers, 2),
        ):
            found[name] = _middle([measure(small, large, more, count) for _ in range(effort.repetitions)])
            base = found["one process"].command
            _print_transcripts(name, found[name], count, base)
    _print_ratios(found)
    _print_billion(found)


def _middle(runs: list[Audited]) -> Audited:
    return sorted(runs, key=lambda each: each.command + each.workers)[len(runs) // 2]


def _print_transcripts(name: str, found: Audited, count: int, base: float) -> None:
    """What those that judge could do with a CPU each, and the command with another, beside the model's word."""
    busiest = max(found.command, found.workers / count)
    command, judging, scheduler = (each * 1e6 for each in (found.command, found.workers, found.scheduler))
    print(
        f"  {name:<16}{command:>9.1f}{judging:>9.1f}{scheduler:>11.1f}{count / base:>9.0f}{1 / busiest:>15.0f}"
        f"{1 / found.wall:>10.0f}{found.memory / 1e6:>6.0f}",
        flush=True,
    )


def _print_ratios(found: dict[str, Audited]) -> None:
    one = found["one process"]
    for name in ("two processes", "two workers"):
        each = found[name]
        shared = one.command / (each.command + each.workers + each.scheduler)
        own = one.command / max(each.command, each.workers / 2)
        print(
            f"  {name} ÷ one process: {2 * shared:.2f} on two CPUs that they share with the command, "
            f"{own:.2f} with a CPU for each, {one.wall / each.wall:.2f} by the clock."
        )


def _print_billion(found: dict[str, Audited]) -> None:
    each = found["two workers"]
    hours, commands = (TRANSCRIPTS * used / 3600 for used in (each.workers, each.command))
    print(f"  {TRANSCRIPTS:,} transcripts: {hours:,.0f} core hours, {hours / HOURS:.1f} cores for {HOURS} hours;")
    print(f"  one command alone takes {commands:.1f} hours, it keeps {each.workers / each.command:.0f} workers busy.")


if __name__ == "__main__":
    main()
