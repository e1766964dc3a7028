"""`python -m benchmarks`: print the table of speeds; `python -m benchmarks short` for a glance."""

import argparse
from dataclasses import dataclass

from benchmarks import load, playouts, rounds
from benchmarks.servers import two_cpus


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    repetitions: int
    """Of random play, for each player count."""
    rounds: int
    seconds: int
    """Of one burst of requests."""


EFFORTS = {"full": Effort(repetitions=25, rounds=9, seconds=2), "short": Effort(repetitions=5, rounds=3, seconds=1)}

NO_WRK = "Not measured: requests per second. That takes wrk, which is not installed (Debian: apt-get install wrk)."


def main() -> None:
    """Measure, and print as it comes."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of Gavel as ratios.")
    parser.add_argument("effort", nargs="?", choices=sorted(EFFORTS), default="full", help="how long (default: full)")
    effort = EFFORTS[parser.parse_args().effort]
    _print_playouts(effort)
    print()
    if load.available():
        _print_rounds(effort)
    else:
        print(NO_WRK)


def _print_playouts(effort: Effort) -> None:
    print("Random play in process, thousand moves/s; ÷ Y: against the yardstick of the same breath (its moves/s)")
    print(f"  {'game':<16}{'players':>8}{'best':>8}{'median':>8}{'÷ Y':>8}")
    for found in playouts.measure(effort.repetitions):
        best, median = found.best / 1000, found.median / 1000
        print(f"  {found.game:<16}{found.players:>8}{best:>8.0f}{median:>8.0f}{found.ratio:>8.3f}", flush=True)


def _print_rounds(effort: Effort) -> None:
    servers, wrk = two_cpus()
    print(
        f"POST /v1/games/{{game}}/actions against the floor F (Flask and orjson, echoing the body): {effort.rounds} "
        f"rounds of {effort.seconds} s;\none gunicorn worker each on CPU {servers}, wrk with {load.CONNECTIONS} "
        f"connections on CPU {wrk}"
    )
    for found in rounds.compare(effort.rounds, effort.seconds):
        scenario = found.scenario
        lower, middle, upper = found.ratios
        print(
            f"  {scenario.game}, {scenario.players} players, {scenario.moment}: body {found.body_bytes} bytes, "
            f"answer {found.answer_bytes} bytes\n"
            f"    {'':<10}{'requests/s':>12}{'CPU µs/request':>16}\n"
            f"    {'F':<10}{found.floor.per_second:>12.0f}{found.floor.cpu_microseconds:>16.0f}\n"
            f"    {'Gavel':<10}{found.service.per_second:>12.0f}{found.service.cpu_microseconds:>16.0f}\n"
            f"    ÷ F       {middle:>12.3f}{found.cpu_ratio:>16.3f}   (requests/s: quartiles {lower:.3f} and {upper:.3f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
