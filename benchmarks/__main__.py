"""`python -m benchmarks`: print the tables of speeds, and compare their ratios with the committed ones."""

import argparse
import os
import sys

from benchmarks import kept, load
from benchmarks.efforts import EFFORTS, Effort
from benchmarks.kept import Figure, Outcome, State
from benchmarks.sections import IN_PROCESS, OVER_HTTP, SECTIONS
from gavel.catalogue import games


def main() -> int:
    """Measure, print, and compare or commit. The exit status is 1 where a ratio got slower or is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of Gavel as ratios.")
    parser.add_argument("effort", nargs="?", choices=sorted(EFFORTS), default="full", help="how long (default: full)")
    parser.add_argument("--commit", action="store_true", help="write the ratios instead of comparing them")
    parser.add_argument("--only", choices=sorted(SECTIONS), nargs="+", help="only these parts")
    given = parser.parse_args()
    names, reason = _measurable()
    wanted = [name for name in names if given.only is None or name in given.only]
    effort = EFFORTS[given.effort]
    figures = [figure for name in wanted for figure in _measured(name, effort)]
    if reason is not None:
        print(f"Requests per second are not measured: {reason}.")
    if given.commit:
        if given.only or reason:
            parser.error("only a whole run can be committed")
        return _committed(figures)
    committed = {name: value for name, value in kept.read().items() if asked_for(name, wanted, given.only)}
    return judged(kept.settled(figures, committed, lambda name, some: _again(name, effort, some)))


def _measurable() -> tuple[list[str], str | None]:
    """The sections that this machine can measure, and what it lacks for the others."""
    lacking = load.lacking()
    return (list(SECTIONS), None) if lacking is None else (list(IN_PROCESS), lacking)


def asked_for(name: str, wanted: list[str], only: list[str] | None) -> bool:
    """Whether a committed ratio must be measured. What the machine lacks excuses it, but not where all has to be."""
    section = name.partition(":")[0]
    if section in wanted:
        return True
    return only is None and (section not in OVER_HTTP or bool(os.environ.get("GAVEL_EVERYTHING")))


def _measured(name: str, effort: Effort) -> list[Figure]:
    figures = list(SECTIONS[name](effort, list(games())))
    print()
    return figures


def _again(name: str, effort: Effort, some: frozenset[str]) -> list[Figure]:
    print(f"Out of bounds, so measured a second time: {name}, {', '.join(sorted(some))}.")
    figures = list(SECTIONS[name](effort.longer(), some))
    print()
    return figures


def _committed(figures: list[Figure]) -> int:
    kept.write(figures)
    print(f"Committed: {len(figures)} ratios.")
    for figure in figures:
        if figure.disturbance > kept.QUIET:
            print(f"  not on a quiet machine, so measure it again: {figure.name}")
    return 0


def judged(outcomes: list[Outcome]) -> int:
    """Tell what is out of bounds; the exit status, 1 where something of it fails."""
    told = [outcome for outcome in outcomes if outcome.state is not State.KEPT]
    count = len(outcomes) - len(told)
    print(f"Ratios against the committed ones: {count} of {len(outcomes)} within {kept.TOLERANCE:.0%}.")
    for outcome in told:
        print(f"  {outcome}")
    if not any(outcome.fails for outcome in outcomes):
        return 0
    print("Where that is meant, as where what a ratio is taken to got faster: make ratios.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
