"""`python -m benchmarks`: print the table of speeds; `python -m benchmarks short` for a glance."""

import argparse
from dataclasses import dataclass

from benchmarks import audits, islands, load, playouts, rounds
from benchmarks.servers import two_cpus


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    repetitions: int
    """Of random play, for each player count."""
    rounds: int
    seconds: int
    """Of one burst of requests."""
    audits: int
    """Repetitions of an audit, by one process and by two."""
    audit_seconds: float
    """Of one process."""


EFFORTS = {
    "full": Effort(repetitions=25, rounds=9, seconds=2, audits=5, audit_seconds=6),
    "short": Effort(repetitions=5, rounds=3, seconds=1, audits=1, audit_seconds=3),
}


def main() -> None:
    """Measure, and print as it comes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of Gavel as ratios.")
    parser.add_argument("effort", nargs="?", choices=sorted(EFFORTS), default="full", help="how long (default: full)")
    effort = EFFORTS[parser.parse_args().effort]
    _print_playouts(effort)
    print()
    _print_islands()
    print()
    _print_audits(effort)
    print()
    if (lacking := load.lacking()) is None:
        _print_rounds(effort)
    else:
        print(f"Requests per second are not measured: {lacking}.")


def _print_playouts(effort: Effort) -> None:
    print("Random play in process, thousand moves/s. Y is the yardstick, in pure Python, in the same breath.")
    print(f"  {'game':<16}{'players':>10}{'best':>10}{'median':>10}{'÷ Y':>10}")
    for found in playouts.measure(effort.repetitions):
        best, median = found.best / 1000, found.median / 1000
        print(f"  {found.game:<16}{found.players:>10}{best:>10.0f}{median:>10.0f}{found.ratio:>10.3f}", flush=True)


def _print_islands() -> None:
    print("Auctionland's islands, µs: the open cells for a tile, and one player's score.")
    print(f"  {'tiles':<16}{'listing':>10}{'scoring':>10}")
    for cost in islands.measure():
        print(f"  {cost.tiles:<16}{cost.listing:>10.1f}{cost.scoring:>10.1f}")


def _print_audits(effort: Effort) -> None:
    print(
        "gavel audit, transcripts/s: judging alone, by CPU time; whole audits by one process and by two; how much more"
    )
    print("two do; and the coordinator's CPU time to that of judging.")
    print(f"  {'game':<16}{'actions':>10}{'judging':>10}{'one':>10}{'two':>10}{'two ÷ one':>12}{'coordinator':>14}")
    for found in audits.measure(effort.audits, effort.audit_seconds):
        speeds = f"{found.judged:>10.0f}{found.one:>10.0f}{found.two:>10.0f}"
        print(
            f"  {found.game:<16}{found.actions:>10.0f}{speeds}{found.ratio:>12.2f}{found.coordinating:>14.3f}",
            flush=True,
        )


def _print_rounds(effort: Effort) -> None:
    servers, wrk = two_cpus()
    print("POST /v1/games/{game}/actions. F is the floor: Flask and orjson, echoing the same body.")
    print(
        f"One gunicorn worker each on CPU {servers}, wrk with {load.CONNECTIONS} connections on CPU {wrk}, "
        f"{effort.rounds} rounds of {effort.seconds} s."
    )
    for found in rounds.compare(effort.rounds, effort.seconds):
        _print_comparison(found)


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


if __name__ == "__main__":
    main()
