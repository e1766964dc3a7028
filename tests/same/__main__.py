"""Compare this build with another one: `python -m tests.same --base COMMIT`; `make same` does.

The other build is unpacked in the user's cache and asked once; its answers stay there for the next comparison.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.same.service import begin_session, start
from tests.same.steps import Session, Step, comparable, differences

PROJECT = Path(__file__).parents[2]
KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gavel" / "same"
SESSIONS = 700
"""Of all shards together, without a share: more than 150,000 requests."""
SHARDS = 4
"""Each is a process of its own; the odd ones have the guard."""
SHOWN = 40


def main() -> None:
    """Record where that has not been done yet, compare, and say what differs; fails if anything does."""
    options = _options()
    if options.shard is not None:
        (_record if options.record else _compare)(options.shard, options.sessions, Path(options.file))
        return
    base = subprocess.check_output(["git", "rev-parse", options.base], cwd=PROJECT, text=True).strip()
    sessions = max(SHARDS, round(SESSIONS * options.share))
    files = [KEPT / f"{base[:10]}-{sessions}-{shard}.jsonl.gz" for shard in range(SHARDS)]
    recorded = all(file.exists() for file in files)
    if not recorded and _in_shards(_unpacked(base), sessions, files, "--record"):
        sys.exit(f"The answers of {base} could not be recorded")
    sys.exit(_in_shards(PROJECT, sessions, files))


def _options() -> Any:
    parser = argparse.ArgumentParser(prog="python -m tests.same")
    parser.add_argument("--base", default="HEAD", help="the commit whose answers count as right")
    parser.add_argument("--share", type=float, default=1.0, help="what share of the sessions to compare")
    for name in ("--shard", "--sessions"):
        parser.add_argument(name, type=int, help=argparse.SUPPRESS)
    parser.add_argument("--file", help=argparse.SUPPRESS)
    parser.add_argument("--record", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def _unpacked(base: str) -> Path:
    """The files of a commit."""
    tree = KEPT / base[:10]
    if not tree.exists():
        archive = subprocess.check_output(["git", "archive", "--format=tar", base], cwd=PROJECT)
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(tree, filter="data")
    return tree


def _in_shards(tree: Path, sessions: int, files: list[Path], *more: str) -> int:
    """Run every shard on the build of a tree; the number of those that failed."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "service"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "tests.same", "--sessions", str(sessions), *more]
    running = [
        subprocess.Popen([*command, "--shard", str(shard), "--file", str(file)], cwd=PROJECT, env=environment)
        for shard, file in enumerate(files)
    ]
    return sum(each.wait() != 0 for each in running)


# --- one shard ------------------------------------------------------------------------------------------------------


def _record(shard: int, sessions: int, file: Path) -> None:
    from tests.same.playing import record

    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    with TemporaryDirectory() as folder, gzip.open(unfinished, "wt", compresslevel=3) as lines:
        service = start(Path(folder), guarded=shard % 2 == 1)
        for number in range(shard, sessions, SHARDS):
            begin_session(number)
            for step, status, answer in record(Session(service), number):
                lines.write(json.dumps([number, step, status, comparable(answer)]) + "\n")
    unfinished.rename(file)


def _compare(shard: int, sessions: int, file: Path) -> None:
    del sessions
    asked: Counter[str] = Counter()
    different: list[str] = []
    with TemporaryDirectory() as folder:
        service = start(Path(folder), guarded=shard % 2 == 1)
        current, session = -1, Session(service)
        for number, step, status, before in _recorded(file):
            if number != current:
                current, session = number, Session(service)
                begin_session(number)
            now_status, answer = session.ask(step)
            now = comparable(answer)
            operation = step.path.partition("/v1/games/")[2].partition("/")[2] or step.path
            asked[operation] += 1
            if (status, before) != (now_status, now) or json.dumps(before) != json.dumps(now):
                why = islice(differences({"status": status, "": before}, {"status": now_status, "": now}), 3)
                different.append(f"session {number}, {step.path}: " + "; ".join(why))
    print(f"shard {shard}: {asked.total():,} requests, {len(different):,} answers differ ({_listed(asked)})")
    for line in different[:SHOWN]:
        print("   ", line)
    sys.exit(bool(different))


def _recorded(file: Path) -> Iterator[tuple[int, Step, int, Any]]:
    with gzip.open(file, "rt") as lines:
        for line in lines:
            number, step, status, answer = json.loads(line)
            yield number, Step(*step), status, answer


def _listed(asked: Counter[str]) -> str:
    return ", ".join(f"{operation} {count:,}" for operation, count in sorted(asked.items()))


if __name__ == "__main__":
    main()
