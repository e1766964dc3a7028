"""Small archives, and audits of them in this process or beside it."""

import gzip
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import orjson
from backports.zstd import ZstdFile

from gavel.audit import verdicts
from gavel.audit.archives import ArchiveLine, generate_lines
from gavel.audit.auditing import Audit
from gavel.audit.sources import find_sources

Json = dict[str, Any]
PATIENCE = 120
VERDICTS = {value for name, value in vars(verdicts).items() if name.isupper() and isinstance(value, str)}
"""Every verdict."""


def some_lines(count: int, seed: str = "support", share: float = 0.3) -> list[ArchiveLine]:
    """Transcripts of the quickest game, some of them spoilt."""
    return list(generate_lines(count, game="for-sale", share=share, seed=seed))


def plain(made: Sequence[ArchiveLine]) -> bytes:
    return b"".join(line.raw + b"\n" for line in made)


def written(path: Path, data: bytes) -> Path:
    """A file of these bytes, compressed as its name says."""
    with path.open("wb") as raw:
        if path.suffix == ".gz":
            with gzip.GzipFile(fileobj=raw, mode="wb") as file:
                file.write(data)
        elif path.suffix == ".zst":
            with ZstdFile(raw, "wb") as compressed:
                compressed.write(data)
        else:
            raw.write(data)
    return path


def audited(report: Path, *names: Path | str, **settings: Any) -> list[Json]:
    """The rows of an audit of these files, in this process unless told otherwise."""
    work = Audit(find_sources(map(str, names)), report, **settings)
    work.run(work.begin())
    return rows(report)


def large_archive(folder: Path, times: int) -> tuple[Path, bytes]:
    """An archive that is worth sharing, so many times 60 transcripts, and its report by one process."""
    archive = written(folder / "games.ndjson", plain(some_lines(60)) * times)
    audited(folder / "report.ndjson", archive)
    return archive, (folder / "report.ndjson").read_bytes()


def under_way(report: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until a part of the rows counts."""
    journal, deadline = report.with_name(report.name + ".progress"), time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        if journal.exists() and orjson.loads(journal.read_bytes())["progress"]["written"]:
            return
        time.sleep(0.01)
    raise AssertionError("nothing was judged")


def rows(report: Path) -> list[Json]:
    return [orjson.loads(line) for line in report.read_bytes().splitlines()]


_COMMAND = """
import resource, signal, sys
# What is started in the background may have no way to be interrupted, and hand that on.
signal.signal(signal.SIGINT, signal.default_int_handler)
if {room}:
    resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))
from gavel.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def begun(
    *arguments: str | Path,
    room: int = 0,
    stdin: int | None = None,
    stderr: int = subprocess.PIPE,
    program: str = _COMMAND,
    env: dict[str, str] | None = None,
) -> subprocess.Popen[bytes]:
    """The command as a process with a group of its own; `room`: no file can have more bytes."""
    return subprocess.Popen(
        [sys.executable, "-c", program.format(room=room), *map(str, arguments)],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=env or {**os.environ, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )


def gavel(*arguments: str | Path, stdin: bytes = b"", room: int = 0, program: str = _COMMAND) -> tuple[int, str, str]:
    """The same to its end: exit status, standard output, standard error."""
    process = begun(*arguments, room=room, stdin=subprocess.PIPE, program=program)
    out, err = process.communicate(stdin, PATIENCE)
    return process.returncode, out.decode(), err.decode()


def die(*_: object) -> None:
    """What a process does that is killed for want of memory."""
    os.kill(os.getpid(), signal.SIGKILL)


PEAK = """
import resource, sys
from pathlib import Path
from gavel.cli import main
status = main(sys.argv[1:])
own = int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0])
children = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(max(own, children) * 1024, file=sys.stderr)
sys.exit(status)
"""


def peak_of(archive: Path, report: Path, processes: int = 1) -> int:
    """Bytes that the largest process of an audit holds at most: the command, or one that judges for it."""
    status, _out, err = gavel("audit", archive, "--out", report, "--processes", str(processes), program=PEAK)
    assert status == 0, err
    return int(err.split()[-1])
