"""No archive takes more than 300 MB of the process that audits it, nor of a cluster's worker."""

from pathlib import Path

import pytest

from tests.audit.support import peak_of
from tests.scale.archives import ARCHIVES
from tests.scale.commands import run
from tests.scale.machines import Cluster

pytestmark = pytest.mark.scale

MOST = 300 * 10**6
"""Bytes."""


@pytest.mark.parametrize("form", ["csv", "parquet"])
@pytest.mark.parametrize("name", ARCHIVES)
def test_no_archive_takes_more_than_three_hundred_megabytes(name: str, form: str, tmp_path: Path) -> None:
    if form == "parquet" and name not in ("two-kilobytes.gz", "digits.ndjson"):
        return  # only a report of many rows differs by its form
    archive = tmp_path / name
    archive.write_bytes(ARCHIVES[name]())
    peak = peak_of(archive, tmp_path / f"report.{form}")
    print(f"{name}: {archive.stat().st_size:,} bytes, {form}: {peak / 10**6:.0f} MB")
    assert peak < MOST


@pytest.mark.parametrize("name", ["two-kilobytes.gz", "many-digits.ndjson", "wide-nested.zst"])
def test_nor_do_several_processes_and_the_command_that_gives_them_work(name: str, tmp_path: Path) -> None:
    archive = tmp_path / name
    archive.write_bytes(ARCHIVES[name]())
    peak = peak_of(archive, tmp_path / "report.ndjson", processes=2)
    print(f"{name}: {peak / 10**6:.0f} MB, the largest of three processes")
    assert peak < MOST


@pytest.mark.parametrize("name", ["two-kilobytes.gz", "digits.ndjson"])
def test_a_cluster_judges_such_archives_alike_and_its_workers_stay_small(
    name: str, own: Cluster, tmp_path: Path
) -> None:
    archive, alone, many = tmp_path / name, tmp_path / "alone.ndjson", tmp_path / "many.ndjson"
    archive.write_bytes(ARCHIVES[name]())
    assert run("audit", archive, "--out", alone, "--processes", "1")[0] == 0
    assert run("audit", archive, "--out", many, "--scheduler", own.address)[0] == 0
    assert many.read_bytes() == alone.read_bytes()
    for worker in own.workers:
        status = Path(f"/proc/{worker.process.pid}/status").read_text()
        peak = int(status.partition("VmHWM:")[2].split()[0]) * 1024
        print(f"{name}: a worker held {peak / 10**6:.0f} MB")
        assert peak < MOST
