"""Whatever ends an audit, what is judged is kept, and going on makes the report that there would have been."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest

from gavel.audit import partial as partials
from gavel.audit.auditing import Audit
from gavel.audit.partial import CannotBegin
from gavel.audit.sources import find_sources
from gavel.audit.streams import SourceChanged
from tests.audit.support import audited, gavel, plain, some_lines, written

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
    work = Audit(find_sources(map(str, archives)), report, piece=PIECE)
    whole = work.run(work.begin())
    expected = report.read_bytes()
    report.unlink()
    pieces = 0
    while not report.exists():
        pieces += ended_after(work, 1, resume=True)
    assert pieces > 8
    assert report.read_bytes() == expected
    again = work.run(work.begin(force=True))
    assert again.summarise() == whole.summarise()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([f"a-{name}", f"b-{name}", report.name])


def test_what_was_written_and_does_not_count_yet_is_written_again(tmp_path: Path) -> None:
    """So it is where the power fails between the rows and the journal."""
    archive = written(tmp_path / "games.ndjson", plain(some_lines(25)))
    expected = audited(tmp_path / "expected.ndjson", archive)
    report = tmp_path / "report.ndjson"
    work = Audit(find_sources([str(archive)]), report, piece=PIECE)
    ended_after(work, 2)
    with (tmp_path / "report.ndjson.partial").open("ab") as rows:
        rows.write(b'{"file":"half a ro')
    work.run(work.begin(resume=True))
    assert report.read_bytes() == (tmp_path / "expected.ndjson").read_bytes()
    assert len(expected) == 25


def interrupted(tmp_path: Path) -> Audit:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(25)))
    work = Audit(find_sources([str(archive)]), tmp_path / "report.ndjson", piece=PIECE)
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
        Audit(find_sources([str(other)]), work.report).begin(resume=True)
    with pytest.raises(CannotBegin, match="--max-line"):
        Audit(work.sources, work.report, longest=1000).begin(resume=True)


def test_an_audit_of_another_gavel_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = interrupted(tmp_path)
    monkeypatch.setattr("gavel.audit.auditing.__version__", "99.0")
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
    work = Audit(find_sources([str(archive)]), tmp_path / "report.ndjson", piece=PIECE)
    ended_after(work, 2)
    partial = work.begin(resume=True)
    written(archive, plain(some_lines(25, "other")))
    with pytest.raises(SourceChanged):
        work.run(partial)


def test_the_last_step_may_fail_and_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = written(tmp_path / "games.ndjson", plain(some_lines(5)))
    report = tmp_path / "report.csv"
    work = Audit(find_sources([str(archive)]), report)
    with monkeypatch.context() as change:
        change.setattr("gavel.audit.report.csv.writer", _on_a_full_disk)
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
