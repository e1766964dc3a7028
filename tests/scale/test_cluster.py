"""Audits shared among the workers of a real Dask cluster: the report is the one of one process, whatever happens."""

import signal
import subprocess
import time
from pathlib import Path

import orjson
import pytest

import gavel
from tests.audit.support import plain, rows, some_lines, under_way, written
from tests.scale.commands import IMPATIENT, ended, run, start
from tests.scale.machines import HOST, Cluster, free_port, other_gavel

pytestmark = pytest.mark.scale


def shared(
    archive: Path | str, report: Path, cluster: Cluster, env: dict[str, str] | None = None
) -> "subprocess.Popen[bytes]":
    """An audit of which a part is judged."""
    process = start("audit", archive, "--out", report, "--scheduler", cluster.address, env=env)
    under_way(report, process)
    return process


# --- the same report ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Archives of every kind and condition."""
    folder = tmp_path_factory.mktemp("mixed")
    made = plain(some_lines(60, "mixed", share=0.5)) * 3
    for name in ("a.ndjson", "b.ndjson.gz", "c.ndjson.zst"):
        written(folder / name, made)
    for name, kept in (("d.ndjson.gz", 0.6), ("e.ndjson.zst", 0.6)):
        whole = written(folder / name, made).read_bytes()
        (folder / name).write_bytes(whole[: int(len(whole) * kept)])
    rubbish = bytes(range(256)) * 2000
    (folder / "f.ndjson").write_bytes(rubbish)
    (folder / "g.ndjson.gz").write_bytes(rubbish)
    line = plain(some_lines(1, share=0))
    written(folder / "h.ndjson", line + b"[" * (64 << 20) + b"\n" + line)
    written(folder / "i.ndjson.gz", line + b" " * (64 << 20) + b"\n\n" + line)
    written(folder / "j.ndjson", b'{"game": "chess", "actions": []}\n[]\n\n')
    (folder / "k.ndjson").touch()
    return folder


@pytest.mark.parametrize("form", ["ndjson", "parquet"])
def test_the_report_is_the_one_of_one_process_byte_for_byte(
    form: str, mixed: Path, two: Cluster, tmp_path: Path
) -> None:
    alone, many = tmp_path / f"alone.{form}", tmp_path / f"many.{form}"
    status, summary, err = run("audit", mixed, "--out", alone, "--processes", "1")
    assert status == 0
    assert run("audit", mixed, "--out", many, "--scheduler", two.address) == (0, summary, err)
    assert many.read_bytes() == alone.read_bytes()
    found = orjson.loads(summary)
    assert found["verdicts"]["unreadable"] == 3
    assert found["verdicts"]["too-large"] == 2


def test_files_are_named_as_they_were_named(two: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a worker stands in another folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("a.ndjson", "b.ndjson.gz"):
        written(tmp_path / name, plain(some_lines(4)))
    assert run("audit", ".", "--out", "report.ndjson", "--scheduler", two.address)[0] == 0
    assert [row["file"] for row in rows(tmp_path / "report.ndjson")] == ["a.ndjson"] * 4 + ["b.ndjson.gz"] * 4


def test_standard_input_is_shared_too(large: tuple[Path, bytes], two: Cluster, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    data = large[0].read_bytes()[: 40 * 25_000]
    data = data[: data.rindex(b"\n") + 1]
    assert run("audit", "-", "--out", report, "--scheduler", two.address, stdin=data)[0] == 0
    expected = large[1].splitlines()[: data.count(b"\n")]
    assert report.read_bytes().replace(b'"file":"-"', b"F").splitlines() == [
        row.replace(b'"file":%b' % orjson.dumps(str(large[0])), b"F") for row in expected
    ]


# --- workers that die, hang, or are others --------------------------------------------------------------------------


def test_a_worker_that_is_killed_changes_nothing(large: tuple[Path, bytes], own: Cluster, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    process = shared(large[0], report, own)
    own.workers[0].kill()
    assert ended(process)[::2] == (0, "")
    assert report.read_bytes() == large[1]


def test_when_all_are_killed_the_audit_waits_for_another(
    large: tuple[Path, bytes], own: Cluster, tmp_path: Path
) -> None:
    """And gives up, if none comes, with all that is done."""
    report = tmp_path / "report.ndjson"
    process = shared(large[0], report, own, IMPATIENT)
    for worker in own.workers:
        worker.kill()
    status, _out, err = ended(process)
    assert status == 3
    assert f"no worker at {own.address} has Gavel {gavel.__version__}" in err
    assert "go on with --resume" in err
    own.add()
    process = start("audit", large[0], "--out", report, "--scheduler", own.address, "--resume")
    deadline, before = time.monotonic() + 60, _written(report)
    while _written(report) == before and time.monotonic() < deadline:
        time.sleep(0.05)
    own.workers[-1].kill()
    own.add()
    assert ended(process)[::2] == (0, "")
    assert report.read_bytes() == large[1]


def _written(report: Path) -> int:
    journal = report.with_name(report.name + ".progress")
    return int(orjson.loads(journal.read_bytes())["progress"]["written"]) if journal.exists() else -1


def test_a_worker_that_hangs_keeps_nobody_waiting(large: tuple[Path, bytes], own: Cluster, tmp_path: Path) -> None:
    """What it has is given to another, and it gets nothing more until it answers."""
    report = tmp_path / "report.ndjson"
    process = shared(large[0], report, own)
    own.workers[0].stop()
    assert ended(process)[::2] == (0, "")
    assert report.read_bytes() == large[1]


def test_a_worker_with_another_gavel_is_given_nothing_and_named(
    large: tuple[Path, bytes], own: Cluster, tmp_path: Path
) -> None:
    own.add(sources=other_gavel(tmp_path))
    report = tmp_path / "report.ndjson"
    status, _out, err = run("audit", large[0], "--out", report, "--scheduler", own.address)
    assert status == 0
    assert "is given nothing to judge: it has Gavel 99.0, and this is" in err
    assert report.read_bytes() == large[1]


def test_one_that_comes_later_is_given_nothing_either(large: tuple[Path, bytes], own: Cluster, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    process, first = shared(large[0], report, own), [*own.workers]
    for worker in first:
        worker.stop()
    own.add(sources=other_gavel(tmp_path))
    own.add(sources=tmp_path)  # has no Gavel at all
    assert process.stderr is not None
    told = process.stderr.readline() + process.stderr.readline()
    assert b"it has Gavel 99.0, and this is" in told
    assert b"it has Gavel none, and this is" in told
    for worker in first:
        worker.go_on()
    status, _out, _err = ended(process)
    assert status == 0
    assert report.read_bytes() == large[1]


def test_where_no_worker_has_this_gavel_nothing_is_begun(packages: Path, tmp_path: Path, own: Cluster) -> None:
    for worker in own.workers:
        worker.kill()
    own.add(sources=other_gavel(tmp_path))
    archive = written(tmp_path / "games.ndjson", plain(some_lines(2)))
    command = ("audit", archive, "--out", tmp_path / "report.ndjson", "--scheduler", own.address)
    status, out, err = run(*command, env=IMPATIENT)
    assert (status, out) == (3, "")
    assert "has 99.0)" in err
    assert not list(tmp_path.glob("report*"))


# --- interruptions --------------------------------------------------------------------------------------------------


def test_an_audit_interrupted_is_gone_on_with_by_whomever(
    large: tuple[Path, bytes], two: Cluster, tmp_path: Path
) -> None:
    report = tmp_path / "report.ndjson"
    for how in (signal.SIGINT, signal.SIGTERM):
        before = _written(report)
        process = start("audit", large[0], "--out", report, "--scheduler", two.address, "--resume")
        while _written(report) <= max(before, 0):
            assert process.poll() is None, ended(process)
            time.sleep(0.01)
        process.send_signal(how)
        status, _out, err = ended(process)
        assert status == 130
        assert "go on with --resume" in err
    assert run("audit", large[0], "--out", report, "--resume", "--processes", "1")[0] == 0
    assert report.read_bytes() == large[1]


@pytest.mark.parametrize("name", ["games.ndjson.gz", "games.ndjson.zst"])
def test_one_begun_by_processes_is_gone_on_with_in_a_compressed_file(
    name: str, large: tuple[Path, bytes], two: Cluster, tmp_path: Path
) -> None:
    archive = written(tmp_path / name, large[0].read_bytes()[:1_500_000])
    whole, report = tmp_path / "whole.ndjson", tmp_path / "report.ndjson"
    assert run("audit", archive, "--out", whole, "--scheduler", two.address)[0] == 0
    assert run("audit", archive, "--out", report, "--processes", "1", room=whole.stat().st_size * 2 // 3)[0] == 3
    assert _written(report) > 0
    assert run("audit", archive, "--out", report, "--scheduler", two.address, "--resume")[0] == 0
    assert report.read_bytes() == whole.read_bytes()


def test_a_full_disk_loses_nothing(large: tuple[Path, bytes], two: Cluster, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    command = ("audit", large[0], "--out", report, "--scheduler", two.address)
    status, out, err = run(*command, room=len(large[1]) // 2)
    assert (status, out) == (3, "")
    assert "The report cannot be written: File too large" in err
    assert run(*command, "--resume")[0] == 0
    assert report.read_bytes() == large[1]


def test_a_scheduler_that_goes_away_is_told_and_nothing_lost(
    large: tuple[Path, bytes], own: Cluster, tmp_path: Path
) -> None:
    report = tmp_path / "report.ndjson"
    process = shared(large[0], report, own)
    own.scheduler.kill()
    status, _out, err = ended(process)
    assert status == 3
    assert "the Dask scheduler at" in err
    assert run("audit", large[0], "--out", report, "--resume", "--processes", "1")[0] == 0
    assert report.read_bytes() == large[1]


# --- nobody there ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        (f"tcp://{HOST}:{free_port()}", 3, "no Dask scheduler answers at tcp://127.0.0.1:"),
        ("nonsense://127.0.0.1:1", 2, "it has an address such as tcp://HOST:8786"),
        ("127.0.0.1", 2, "it has an address such as tcp://HOST:8786"),
        ("tcp://127.0.0.1:99999", 2, "it has an address such as tcp://HOST:8786"),
        ("", 2, "it has an address such as tcp://HOST:8786"),
    ],
)
def test_a_scheduler_that_is_not_there_is_told_and_nothing_is_begun(
    address: str, status: int, said: str, tmp_path: Path
) -> None:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(2)))
    found = run("audit", archive, "--out", tmp_path / "report.ndjson", "--scheduler", address)
    assert found[:2] == (status, "")
    assert said in found[2]
    assert [each.name for each in tmp_path.iterdir()] == ["games.ndjson"]


@pytest.mark.parametrize("changed", [True, False])
def test_an_archive_that_a_worker_finds_changed_or_not_at_all_is_told(
    changed: bool, large: tuple[Path, bytes], two: Cluster, tmp_path: Path
) -> None:
    archive, report = written(tmp_path / "games.ndjson", large[0].read_bytes()), tmp_path / "report.ndjson"
    process = shared(archive, report, two)
    archive.unlink()
    if changed:
        written(archive, b"{}\n" * 1000)
    status, _out, err = ended(process)
    assert status == 3
    assert (
        f"{archive} {'is not what it was when the audit began' if changed else 'cannot be read: No such file'}" in err
    )
    assert "says tcp://127.0.0.1:" in err
