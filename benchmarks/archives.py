"""Whole audits as commands, by processes and by Dask workers: the CPU time that each part of them takes, and memory."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from benchmarks.servers import HOST, START_SECONDS, Server, free_port
from gavel.audit.archives import generate_lines

GAMES = 40
"""Different transcripts; an archive has them again and again."""
GAME = "for-sale"


@dataclass(frozen=True, slots=True)
class Audited:
    """One audit. Times are CPU seconds for one transcript, without what it takes to begin and to end."""

    wall: float
    """Seconds for one transcript, by the clock."""
    command: float
    """Of the command, which gives out the work and writes the report; it judges, too, if it is alone."""
    workers: float
    """Of the processes that judge."""
    scheduler: float
    """Of Dask's scheduler."""
    memory: int
    """Bytes that a process that judges has held at most."""


def archive(folder: Path, times: int) -> Path:
    """An archive of so many times the same transcripts."""
    made = b"".join(line.raw + b"\n" for line in generate_lines(GAMES, game=GAME, seed="benchmark"))
    path = folder / f"{times}.ndjson"
    with path.open("wb") as file:
        for _ in range(times):
            file.write(made)
    return path


def by_processes(small: Path, large: Path, times: int, processes: int) -> Audited:
    """The difference between two audits, the second of which has so many times more transcripts to judge."""
    before, after = (_command(each, "--processes", str(processes)) for each in (small, large))
    count = times * GAMES
    judging = (after.children - before.children) / count
    own = (after.own - before.own) / count
    return Audited((after.wall - before.wall) / count, own, judging, 0, after.memory)


def by_workers(small: Path, large: Path, times: int, workers: int) -> Audited:
    """The same by so many workers of a Dask cluster, who have judged a little before."""
    with ExitStack() as stack:
        address, scheduler, judges = stack.enter_context(_cluster(small.parent, workers))
        before = _command(small, "--scheduler", address)
        used = [each.cpu_seconds() for each in (scheduler, *judges)]
        after = _command(large, "--scheduler", address)
        now = [each.cpu_seconds() for each in (scheduler, *judges)]
        memory = max(_peak(each.process.pid) for each in judges)
    count = times * GAMES
    spent = [(b - a) / count for a, b in zip(used, now, strict=True)]
    own = (after.own - before.own) / count
    return Audited((after.wall - before.wall) / count, own, sum(spent[1:]), spent[0], memory)


@dataclass(frozen=True, slots=True)
class _Used:
    wall: float
    own: float
    children: float
    memory: int


_PROGRAM = """
import json, os, resource, sys
from time import perf_counter
import gavel.audit.auditing
from gavel.cli import main
gavel.audit.auditing.FAR_PIECE = 1 << 20  # a small archive has several, too
if __name__ == "__main__":
    begun = perf_counter()
    status = main(sys.argv[1:])
    of = {name: resource.getrusage(getattr(resource, "RUSAGE_" + name)) for name in ("SELF", "CHILDREN")}
    told = {name: (each.ru_utime + each.ru_stime, each.ru_maxrss * 1024) for name, each in of.items()}
    print(json.dumps({**told, "wall": perf_counter() - begun, "status": status}), file=sys.stderr)
"""


def _command(archive: Path, *options: str) -> _Used:
    """What an audit uses; raises RuntimeError unless it ends well."""
    report = archive.with_suffix(".report.ndjson")
    command = [sys.executable, "-c", _PROGRAM, "audit", str(archive), "--out", str(report), "--force", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told: dict[str, Any] = json.loads(done.stderr.splitlines()[-1]) if done.returncode == 0 else {"status": -1}
    if told["status"]:
        raise RuntimeError(f"the audit failed:\n{done.stderr}")
    report.unlink()
    (own, held), (children, most) = told["SELF"], told["CHILDREN"]
    return _Used(told["wall"], own, children, most or held)


@contextmanager
def _cluster(folder: Path, workers: int) -> Iterator[tuple[str, Server, list[Server]]]:
    """A scheduler's address, its process, and those of its workers, once they are registered."""
    port = free_port()
    address = f"tcp://{HOST}:{port}"
    with ExitStack() as stack:
        options = ["--host", HOST, "--no-dashboard"]
        scheduler = stack.enter_context(_dask(folder, "scheduler", *options, "--port", str(port)))
        options += ["--nthreads", "1", "--no-nanny"]
        judges = [stack.enter_context(_dask(folder, f"worker-{each}", address, *options)) for each in range(workers)]
        log, until = folder / "scheduler.log", perf_counter() + START_SECONDS
        while log.read_text().count("Register worker addr") < workers:
            if perf_counter() > until:
                raise RuntimeError(f"the workers do not begin:\n{log.read_text()}")
            sleep(0.1)
        yield address, Server(scheduler, port), [Server(each, 0) for each in judges]


@contextmanager
def _dask(folder: Path, name: str, *options: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Dask's scheduler or a worker of it, by the first word of its name; what it says goes to a file of that name."""
    module = f"distributed.cli.dask_{name.partition('-')[0]}"
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", module, *options], cwd=folder, stdout=log, stderr=log, env={**os.environ}
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _peak(pid: int) -> int:
    """Bytes that a process has held at most."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the kernel does not tell how much memory a process has held")
