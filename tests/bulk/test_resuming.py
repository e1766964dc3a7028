"""Whatever ends an audit, what is judged is kept, and going on makes the report that there would have been."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest

from gavel.bulk import partial as partials
from gavel.bulk.auditing import Audit
from gavel.bulk.partial import CannotBegin
from gavel.bulk.sources import found
from gavel.bulk.streams import SourceChanged
from gavel.bulk.summary import summary
from tests.bulk.support import PATIENCE, audited, begun, die, gavel, large_archive, plain, some_lines, written
from tests.cli.conftest import Runner

PIECE = 20_000

names = pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz"])


class Ended(Exception):
    """The audit ends here."""


def ended_after(work: Audit, pieces: int, **begin: bool) -> int:
    """Begin or go on, and end after so many pieces; how many there were."""
    count = 0

    def told(*_: Any) -> None:
        nonlocal count
        count += 1
        if count == pieces:
            raise Ended

    with suppress(Ended):
        work.run(work.begin(**begin), told)
    return count


@names
@pytest.mark.parametrize("form", ["ndjson", "csv", "parquet"])
def test_an_audit_ended_anywhere_goes_on_to_the_same_report(name: str, form: str, tmp_path: Path) -> None:
    archives = [written(tmp_path / f"{each}-{name}", plain(some_lines(25, each))) for each in "ab"]
    report = tmp_path / f"report.{form}"
    work = Audit(found(map(str, archives)), report, piece=PIECE)
    whole = work.run(work.begin())
    expected = report.read_bytes()
    report.unlink()
    pieces = 0
    while not report.exists():
        pieces += ended_after(work, 1, resume=True)
    assert pieces > 8
    assert report.read_bytes() == expected
    again = work.run(work.begin(force=True))
    assert summary(again) == summary(whole)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([f"a-{name}", f"b-{name}", report.name])


def test_what_was_written_and_does_not_count_yet_is_written_again(tmp_path: Path) -> None:
    """So it is where the power fails between the rows and the journal."""
    archive = written(tmp_path / "games.ndjson", plain(some_lines(25)))
    expected = audited(tmp_path / "expected.ndjson", archive)
    report = tmp_path / "report.ndjson"
    work = Audit(found([str(archive)]), report, piece=PIECE)
    ended_after(work, 2)
    with (tmp_path / "report.ndjson.partial").open("ab") as rows:
        rows.write(b'{"file":"half a ro')
    work.run(work.begin(resume=True))
    assert report.read_bytes() == (tmp_path / "expected.ndjson").read_bytes()
    assert len(expected) == 25


def interrupted(tmp_path: Path) -> Audit:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(25)))
    work = Audit(found([str(archive)]), tmp_path / "report.ndjson", piece=PIECE)
    ended_after(work, 2)
    return work


def test_nothing_is_replaced_unless_that_is_asked_for(tmp_path: Path) -> None:
    work = interrupted(tmp_path)
    with pytest.raises(CannotBegin, match="--resume goes on"):
        work.begin()
    work.run(work.begin(resume=True))
    for resume in (False, True):
        with pytest.raises(CannotBegin, match="is there already"):
            work.begin(resume=resume)
    work.run(work.begin(force=True))


def test_two_audits_do_not_write_the_same_report(tmp_path: Path) -> None:
    work = interrupted(tmp_path)
    first = work.begin(resume=True)
    for again in ({"resume": True}, {"force": True}):
        with pytest.raises(CannotBegin, match="another audit is writing"):
            work.begin(**again)
    assert work.run(first).transcripts == 25


def test_an_audit_of_other_archives_is_not_gone_on_with(tmp_path: Path) -> None:
    work = interrupted(tmp_path)
    other = written(tmp_path / "other.ndjson", plain(some_lines(3)))
    with pytest.raises(CannotBegin, match="other archives"):
        Audit(found([str(other)]), work.report).begin(resume=True)
    with pytest.raises(CannotBegin, match="--max-line"):
        Audit(work.sources, work.report, longest=1000).begin(resume=True)


def test_an_audit_of_another_gavel_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = interrupted(tmp_path)
    monkeypatch.setattr("gavel.bulk.auditing.__version__", "99.0")
    with pytest.raises(CannotBegin, match=r"and this is 99\.0"):
        work.begin(resume=True)


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"head": {}}', b"\xff"])
def test_a_damaged_journal_is_told_so(damage: bytes, tmp_path: Path) -> None:
    work = interrupted(tmp_path)
    (tmp_path / "report.ndjson.progress").write_bytes(damage)
    with pytest.raises(CannotBegin, match="is damaged"):
        work.begin(resume=True)


def test_rows_that_are_not_what_was_written_are_told_so(tmp_path: Path) -> None:
    work = interrupted(tmp_path)
    rows = tmp_path / "report.ndjson.partial"
    before = rows.read_bytes()
    for damaged in (before[:-1], before.replace(b"agrees", b"AGREES", 1)):
        rows.write_bytes(damaged)
        with pytest.raises(CannotBegin, match="is not what was written"):
            work.begin(resume=True)
    rows.unlink()
    with pytest.raises(CannotBegin, match="cannot be read"):
        work.begin(resume=True)


def test_standard_input_is_gone_on_with_if_it_is_the_same(tmp_path: Path) -> None:
    data, other = plain(some_lines(25)), plain(some_lines(25, "other"))
    report = tmp_path / "report.ndjson"
    assert gavel("audit", "-", "--out", report, stdin=data)[0] == 0
    expected = report.read_bytes()
    report.unlink()
    status, _out, err = gavel("audit", "-", "--out", report, stdin=data, room=3000)
    assert status == 3, err
    # Whoever goes on with another one is told, and nothing is lost by it.
    journal = tmp_path / "report.ndjson.progress"
    document = orjson.loads(journal.read_bytes())
    assert document["progress"]["transcripts"] == 0
    document["progress"]["place"] |= {"offset": 100, "checksum": 1}
    journal.write_bytes(orjson.dumps(document))
    status, _out, err = gavel("audit", "-", "--out", report, "--resume", stdin=other)
    assert (status, "is not what it was" in err) == (3, True)
    document["progress"]["place"] |= {"offset": 0, "checksum": 0}
    journal.write_bytes(orjson.dumps(document))
    assert gavel("audit", "-", "--out", report, "--resume", stdin=data)[0] == 0
    assert report.read_bytes() == expected


def test_a_stream_that_changes_while_nobody_looks_is_told_so(tmp_path: Path) -> None:
    archive = written(tmp_path / "games.ndjson.gz", plain(some_lines(25)))
    work = Audit(found([str(archive)]), tmp_path / "report.ndjson", piece=PIECE)
    ended_after(work, 2)
    partial = work.begin(resume=True)
    written(archive, plain(some_lines(25, "other")))
    with pytest.raises(SourceChanged):
        work.run(partial)


# --- real ends of real processes ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """An archive of a dozen pieces, and its report."""
    return large_archive(tmp_path_factory.mktemp("large"), 40)


def under_way(report: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until a part of the rows counts."""
    journal, deadline = report.with_name(report.name + ".progress"), time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        if journal.exists() and orjson.loads(journal.read_bytes())["progress"]["written"]:
            return
        time.sleep(0.01)
    raise AssertionError("nothing was judged")


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
        change.setattr("gavel.bulk.workers.judge_piece", die)
        result = run(*command)
    assert result.exit_code == 3
    assert f"Processes end before they are done, at {archive} from byte 0" in result.stderr
    assert run(*command, "--resume").exit_code == 0
    assert len(report.read_bytes().splitlines()) == 12 * 60


@pytest.mark.parametrize(
    "form", [pytest.param("ndjson"), *(pytest.param(form, marks=pytest.mark.long) for form in ("csv", "parquet"))]
)
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


def test_the_last_step_may_fail_and_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(5)))
    report = tmp_path / "report.csv"
    work = Audit(found([str(archive)]), report)
    with monkeypatch.context() as change:
        change.setattr("gavel.bulk.report.csv.writer", _on_a_full_disk)
        with pytest.raises(partials.Unwritable, match="No space left"):
            work.run(work.begin())
    assert not report.exists()
    assert not (tmp_path / "report.csv.new").exists()
    assert work.run(work.begin(resume=True)).transcripts == 5
    shutil.copy(report, tmp_path / "kept.csv")
    work.run(work.begin(force=True))
    assert report.read_bytes() == (tmp_path / "kept.csv").read_bytes()


def _on_a_full_disk(*_: Any, **__: Any) -> None:
    raise OSError(28, "No space left on device")
