"""Whatever ends the processes of an audit, nothing is lost, and going on makes the report there would have been."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from tests.audit.support import PATIENCE, begun, die, gavel, large_archive, plain, some_lines, under_way, written
from tests.cli.conftest import Runner

pytestmark = pytest.mark.scale


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """An archive of a dozen pieces, and its report."""
    return large_archive(tmp_path_factory.mktemp("large"), 40)


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that judge for this one."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(each) for each in listed if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def gone(processes: list[int]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not any(Path(f"/proc/{each}").exists() and "\nState:\tZ" not in _status(each) for each in processes):
            return True
        time.sleep(0.05)
    return False


def _status(process: int) -> str:
    try:
        return Path(f"/proc/{process}/status").read_text()
    except OSError:
        return "\nState:\tZ"


@pytest.fixture
def running(large: tuple[Path, bytes], tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    report = tmp_path / "report.ndjson"
    with begun("audit", large[0], "--out", report, "--processes", "2") as process:
        under_way(report, process)
        yield process, report
        process.kill()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_audit_that_is_interrupted_or_killed_is_gone_on_with(
    how: signal.Signals, running: tuple[subprocess.Popen[bytes], Path], large: tuple[Path, bytes]
) -> None:
    process, report = running
    helpers = children(process)
    assert len(helpers) == 2
    if how is signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does
    else:
        process.send_signal(how)
    _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == (-9 if how is signal.SIGKILL else 130)
    if how is not signal.SIGKILL:
        assert b"go on with --resume" in err
        assert b"Traceback" not in err
    assert gone(helpers), "nobody judges for one that is gone"
    assert not report.exists()
    status, _summary, told = gavel("audit", large[0], "--out", report, "--resume")
    assert (status, told) == (0, "")
    assert report.read_bytes() == large[1]


def test_a_process_that_is_killed_is_replaced_and_no_transcript_lost_or_judged_twice(
    running: tuple[subprocess.Popen[bytes], Path], large: tuple[Path, bytes]
) -> None:
    process, report = running
    os.kill(children(process)[0], signal.SIGKILL)
    _out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert report.read_bytes() == large[1]


def test_processes_that_die_again_and_again_stop_the_audit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Runner
) -> None:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(12)) * 60)
    report = tmp_path / "report.ndjson"
    command = ("audit", str(archive), "--out", str(report), "--processes", "2")
    with monkeypatch.context() as change:
        change.setattr("gavel.audit.workers.judge_piece", die)
        result = run(*command)
    assert result.exit_code == 3
    assert f"Processes end before they are done, at {archive} from byte 0" in result.stderr
    assert run(*command, "--resume").exit_code == 0
    assert len(report.read_bytes().splitlines()) == 12 * 60


@pytest.mark.parametrize("form", ["ndjson", "csv", "parquet"])
def test_a_full_disk_stops_the_audit_and_loses_nothing(form: str, large: tuple[Path, bytes], tmp_path: Path) -> None:
    report = tmp_path / f"report.{form}"
    room = len(large[1]) // 2
    status, out, err = gavel("audit", large[0], "--out", report, "--processes", "2", room=room)
    assert (status, out) == (3, "")
    assert "The report cannot be written: File too large" in err
    assert "Traceback" not in err
    kept = orjson.loads((tmp_path / f"report.{form}.progress").read_bytes())["progress"]
    assert 0 < kept["written"] <= room
    assert gavel("audit", large[0], "--out", report, "--resume")[0] == 0
    again = tmp_path / f"again.{form}"
    assert gavel("audit", large[0], "--out", again)[0] == 0
    assert report.read_bytes() == again.read_bytes()
