"""Real processes on the loopback interface: a Dask scheduler, its workers, an S3 server."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import gavel
from tests.http.test_runtime_lock import locked, top_level

HOST = "127.0.0.1"
PATIENCE = 180
SOURCES = Path(gavel.__file__).parents[1]
KEYS = {"AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret"}
"""Nobody checks them, but without any a client refuses to ask."""


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listener:
        return int(listener.getsockname()[1])


def environment(**more: str) -> dict[str, str]:
    """This process's, without what would lead to any cloud."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "FSSPEC_", "DASK_"))}
    return {
        **kept,
        "AWS_EC2_METADATA_DISABLED": "true",
        "AWS_MAX_ATTEMPTS": "1",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        "LC_ALL": "C.UTF-8",
        **more,
    }


@dataclass(frozen=True, slots=True)
class Machine:
    """A process, and the file that has what it says."""

    process: "subprocess.Popen[bytes]"
    log: Path

    def until(self, said: str) -> None:
        """Wait until it has said that; AssertionError with all that it said if it will not."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if re.search(said, text := self.log.read_text(errors="replace")):
                return
            assert self.process.poll() is None, text
            time.sleep(0.05)
        raise AssertionError(self.log.read_text(errors="replace"))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Have it stand still; `kill` ends it all the same."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """What `stop` has stopped goes on."""
        self.process.send_signal(signal.SIGCONT)


@contextmanager
def running(command: list[str], folder: Path, name: str, env: dict[str, str]) -> Iterator[Machine]:
    """A process that stands in a folder of its own, and is killed in the end."""
    place = folder / name
    place.mkdir()
    log = place / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=place, env=env, stdout=out, stderr=subprocess.STDOUT)
    machine = Machine(process, log)
    try:
        yield machine
    finally:
        machine.kill()


@dataclass(slots=True)
class Cluster:
    """A scheduler on a port, and the workers that were started for it so far."""

    folder: Path
    packages: Path
    """What requirements/bulk.txt locks, and nothing else: all that a worker has, beside Gavel."""
    environment: dict[str, str]
    scheduler: Machine
    port: int
    stack: ExitStack
    workers: list[Machine] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"tcp://{HOST}:{self.port}"

    def add(self, count: int = 1, sources: Path = SOURCES) -> list[Machine]:
        """More workers, each a process with one thread; back once the scheduler knows them."""
        env = {**self.environment, "PYTHONPATH": f"{self.packages}{os.pathsep}{sources}"}
        # Without site, no other package is found.
        command = [sys.executable, "-S", "-m", "distributed.cli.dask_worker", self.address]
        command += ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", HOST]
        new = []
        for _ in range(count):
            name = f"worker-{len(self.workers)}"
            new.append(self.stack.enter_context(running(command, self.folder, name, env)))
            self.workers.append(new[-1])
        for each in new:
            each.until("Registered to")
        return new


@contextmanager
def cluster(folder: Path, packages: Path, workers: int, **environ: str) -> Iterator[Cluster]:
    """A scheduler with so many workers."""
    port = free_port()
    env = environment(**environ)
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", HOST, "--port", str(port)]
    with ExitStack() as stack:
        scheduler = stack.enter_context(running([*command, "--no-dashboard"], folder, "scheduler", env))
        scheduler.until("Scheduler at:")
        made = Cluster(folder, packages, env, scheduler, port, stack)
        made.add(workers)
        yield made


@contextmanager
def s3(folder: Path, port: int, name: str = "s3") -> Iterator[Machine]:
    """Moto's server, which knows nothing yet."""
    command = [sys.executable, "-m", "moto.server", "--host", HOST, "--port", str(port)]
    with running(command, folder, name, environment()) as machine:
        machine.until("Running on")
        yield machine


def packages_of_bulk(folder: Path) -> Path:
    """A folder that has the packages of requirements/bulk.txt and no others."""
    from importlib.metadata import distribution

    for name in locked("bulk.txt"):
        for entry in top_level(distribution(name)):
            link = folder / entry.name
            if not link.exists():
                link.symlink_to(entry)
    return folder


def other_gavel(folder: Path) -> Path:
    """The same sources as another version."""
    made = folder / "other"
    shutil.copytree(SOURCES / "gavel", made / "gavel", ignore=shutil.ignore_patterns("__pycache__", "table"))
    version = made / "gavel/__init__.py"
    version.write_text(version.read_text().replace(f'"{gavel.__version__}"', '"99.0"'))
    return made
