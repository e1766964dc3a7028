"""`python -m benchmarks.peers`: measure everything in one run, and print the tables; `--keep` commits them."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

from benchmarks import load
from benchmarks.peers import engines, results, stacks, tables

ROUNDS = 5
T = TypeVar("T")


def main() -> int:
    """Measure, and print; 1 where the machine lacks something."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="Measure others beside Gavel.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of everything (default: %(default)s, 2 at least)")
    parser.add_argument(
        "--keep", action="store_true", help="write benchmarks/peers/results.json and docs/performance.md"
    )
    parser.add_argument("--page", action="store_true", help="measure nothing: only fill the page in from what was kept")
    given = parser.parse_args()
    if given.page:
        tables.write(results.read())
        return 0
    if (lacking := load.lacking()) is not None:
        print(f"Not measured: {lacking}.")
        return 1
    begun = monotonic()
    played = list(_told(engines.rounds(given.rounds), "engines"))
    served = list(_told(stacks.compare(given.rounds), "stacks"))
    found = results.results(played, served)
    for table in tables.tables(found).values():
        print(f"\n{table}")
    print(f"\n{given.rounds} rounds in {monotonic() - begun:.0f} s.")
    if given.keep:
        results.write(found)
        tables.write(found)
    return 0


def _told(parts: Iterable[T], what: str) -> Iterator[T]:
    """The same, with a word after each: it takes minutes."""
    for number, part in enumerate(parts, 1):
        print(f"{what}: {number} done", file=sys.stderr, flush=True)
        yield part


if __name__ == "__main__":
    sys.exit(main())
