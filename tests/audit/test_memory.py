"""What an audit holds in memory does not grow with the archive, nor with a line that is too long."""

import gzip
from pathlib import Path

import pytest

from tests.audit.support import peak_of, rows

MEGABYTE = 10**6


def filled(path: Path, line: bytes, times: int) -> Path:
    with gzip.open(path, "wb", compresslevel=1) if path.suffix == ".gz" else path.open("wb") as file:
        for _ in range(times):
            file.write(line)
    return path


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz"])
def test_memory_is_flat_at_any_length(name: str, tmp_path: Path) -> None:
    junk = b'{"game": ' + b" " * 200_000 + b"\n"
    peaks = {}
    for times in (20, 800):
        archive = filled(tmp_path / f"{times}-{name}", junk, times)
        peaks[times] = peak_of(archive, tmp_path / f"{times}.ndjson")
        assert len(rows(tmp_path / f"{times}.ndjson")) == times
    assert peaks[800] < peaks[20] + 12 * MEGABYTE, "the longer archive has 156 MB more"


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz"])
def test_a_line_beyond_the_limit_is_never_held(name: str, tmp_path: Path) -> None:
    short = filled(tmp_path / f"short-{name}", b"[" * MEGABYTE, 1)
    long = filled(tmp_path / f"long-{name}", b"[" * MEGABYTE, 160)
    before, after = (peak_of(each, tmp_path / f"{each.name}.csv") for each in (short, long))
    assert after < before + 24 * MEGABYTE, "one line of 160 MB, of which 2 MiB are looked at"
