"""Archives are found by files, folders and patterns, each once, and read by what they are, whatever they are called."""

import os
from pathlib import Path

import fsspec
import pytest

from gavel.audit.addresses import MissingExtra
from gavel.audit.sources import NoSource, find_sources, fingerprint
from tests.audit.support import audited, plain, some_lines, written

DATA = plain(some_lines(1, share=0))


def names(*given: Path | str) -> list[str]:
    return [source.name for source in find_sources(map(str, given))]


def test_a_folder_has_its_archives_by_name_however_deep(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    archives = ["b.ndjson", "a.jsonl.gz", "deep/c.ndjson.zst", "deep/d.json"]
    for each in archives:
        written(tmp_path / each, DATA)
    for other in ("notes.txt", "report.csv", "a.ndjson.expected"):
        (tmp_path / other).write_text("not an archive")
    assert names(tmp_path) == [str(tmp_path / each) for each in sorted(archives)]


def test_patterns_are_looked_up_and_every_file_counts_once(tmp_path: Path) -> None:
    for each in ("a.ndjson", "b.ndjson", "c.txt"):
        written(tmp_path / each, DATA)
    assert names(tmp_path / "*.ndjson", tmp_path / "a.ndjson", tmp_path / "c.txt") == [
        str(tmp_path / each) for each in ("a.ndjson", "b.ndjson", "c.txt")
    ]


def test_a_file_may_be_called_like_a_pattern(tmp_path: Path) -> None:
    written(tmp_path / "games[1].ndjson", DATA)
    assert names(tmp_path / "games[1].ndjson") == [str(tmp_path / "games[1].ndjson")]


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for missing, why in (
        ("none.ndjson", "No such file"),
        ("*.ndjson", "no file is called like"),
        ("empty", "no archive lies in"),
    ):
        with pytest.raises(NoSource, match=why):
            names(tmp_path / missing)


def test_a_device_is_no_archive() -> None:
    with pytest.raises(NoSource, match="is no file"):
        names("/dev/null")


@pytest.mark.parametrize(
    ("made", "called", "coding"),
    [
        ("a.ndjson", "a.ndjson", "plain"),
        ("a.ndjson.gz", "a.ndjson", "gzip"),
        ("a.ndjson.zst", "a", "zstd"),
        ("a.ndjson", "a.ndjson.gz", "plain"),
    ],
)
def test_the_first_bytes_tell_how_an_archive_is_compressed(made: str, called: str, coding: str, tmp_path: Path) -> None:
    data = written(tmp_path / made, DATA).read_bytes()
    (tmp_path / made).unlink()
    (tmp_path / called).write_bytes(data)
    (source,) = find_sources([str(tmp_path / called)])
    assert source.coding == coding
    assert [row["verdict"] for row in audited(tmp_path / "report.csv.ndjson", source.name)] == ["agrees"]


def test_what_is_called_compressed_and_is_rubbish_is_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "a.ndjson.gz"
    file.write_bytes(b"rubbish")
    assert [row["verdict"] for row in audited(tmp_path / "report.ndjson", file)] == ["unreadable"]


def test_an_archive_that_changes_has_another_fingerprint(tmp_path: Path) -> None:
    file = written(tmp_path / "a.ndjson", DATA)
    before = fingerprint(find_sources([str(file)]))
    assert fingerprint(find_sources([str(file)])) == before
    os.utime(file, ns=(1, 1))
    assert fingerprint(find_sources([str(file)])) != before
    written(tmp_path / "b.ndjson", DATA)
    assert len({before, fingerprint(find_sources([str(tmp_path)])), fingerprint([])}) == 3


@pytest.fixture
def elsewhere() -> str:
    """A place that only fsspec can reach."""
    files = fsspec.filesystem("memory")
    files.pipe({"/games/a.ndjson": DATA * 3, "/games/b.ndjson": DATA, "/games/notes.txt": b"x"})
    return "memory://games"


def test_addresses_are_read_by_fsspec(elsewhere: str, tmp_path: Path) -> None:
    assert names(elsewhere) == names(f"{elsewhere}/*.ndjson") == [f"{elsewhere}/a.ndjson", f"{elsewhere}/b.ndjson"]
    told = audited(tmp_path / "report.ndjson", elsewhere, piece=len(DATA) + 7)
    assert [(row["line"], row["verdict"]) for row in told] == [
        (1, "agrees"),
        (2, "agrees"),
        (3, "agrees"),
        (1, "agrees"),
    ]


@pytest.mark.parametrize("name", ["memory://games/none.ndjson", "memory://none/*.ndjson", "nonsense://games"])
def test_an_address_that_leads_nowhere_is_refused(name: str, elsewhere: str) -> None:
    with pytest.raises(NoSource):
        names(name)


def test_without_fsspec_an_address_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "fsspec", None)
    with pytest.raises(MissingExtra, match='the extra "bulk"'):
        names("memory://games")
