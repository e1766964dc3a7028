"""`gavel audit` and `gavel archive` on a command line: what they say, and how they end."""

import gzip
import os
import pty
import re
from pathlib import Path

import orjson
import pytest

from gavel.audit.archives import generate_lines
from gavel.audit.pieces import LONGEST_LINE
from gavel.audit.spoiling import WAYS
from tests.audit.support import audited, begun, gavel, plain, rows, some_lines, written
from tests.cli.conftest import Runner


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return written(tmp_path / "games.ndjson", plain(some_lines(12)))


def test_a_summary_counts_by_verdict_edition_and_rule(run: Runner, archive: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.ndjson"
    result = run("audit", str(archive), "--out", str(report))
    assert (result.exit_code, result.stderr) == (0, "")
    told, found = orjson.loads(result.stdout), rows(report)
    assert told["transcripts"] == len(found) == 12
    assert told["faults"] == sum(row["verdict"] != "agrees" for row in found) > 0
    assert told["actions"] == sum(row["applied"] or 0 for row in found)
    assert sum(told["verdicts"].values()) == sum(each["transcripts"] for each in told["editions"]) == 12
    assert sum(each["faults"] for each in told["editions"]) == told["faults"]
    assert sum(each["count"] for each in told["refusals"]) == sum(row["code"] is not None for row in found)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_summary_is_read_in_tables_too(run: Runner, language: str, archive: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.csv"
    result = run("audit", str(archive), "--out", str(report), "--text", "--language", language, COLUMNS="160")
    assert result.exit_code == 0
    assert {"en": "12 transcripts judged", "fr": "12 parties vérifiées", "de": "12 Partien geprüft"}[
        language
    ] in result.stdout
    assert "for-sale" in result.stdout


def test_a_fault_ends_a_strict_audit_with_1(run: Runner, archive: Path, tmp_path: Path) -> None:
    assert run("audit", str(archive), "--out", str(tmp_path / "a.csv"), "--strict").exit_code == 1
    sound = written(tmp_path / "sound.ndjson", plain(some_lines(2, share=0)))
    assert run("audit", str(sound), "--out", str(tmp_path / "b.csv"), "--strict").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.ndjson", "--out", "report.csv"], "none.ndjson cannot be read: No such file"),
        (["games.ndjson", "--out", "report.txt"], "the name of a report ends in .ndjson, .jsonl, .csv, .parquet"),
        (["games.ndjson", "--out", "none/report.csv"], "the report cannot be written: No such file"),
        (["games.ndjson", "--out", "/proc/report.csv"], "the report cannot be written"),
        (["games.ndjson", "--out", "folder.csv"], "is a folder"),
        (["games.ndjson", "--out", "there.csv"], "is there already: --force replaces it"),
        (["games.ndjson"], "Missing option '--out'"),
        (["--out", "report.csv"], "Missing argument"),
        (["games.ndjson", "--out", "report.csv", "--processes", "0"], "--processes"),
        (["games.ndjson", "--out", "report.csv", "--max-line", "many"], "--max-line"),
        (["games.ndjson", "--out", "report.csv", "--url", "http://127.0.0.1:1"], "No such option"),
    ],
)
def test_wrong_usage_is_told_before_anything_is_judged(
    run: Runner, arguments: list[str], said: str, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(archive.parent)
    Path("folder.csv").mkdir()
    Path("there.csv").write_text("precious")
    result = run("audit", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr.replace("\n", " ")
    assert Path("there.csv").read_text() == "precious"
    assert sorted(each.name for each in Path().iterdir()) == ["folder.csv", "games.ndjson", "there.csv"]


def test_an_environment_that_names_a_server_changes_nothing(run: Runner, archive: Path, tmp_path: Path) -> None:
    result = run("audit", str(archive), "--out", str(tmp_path / "report.csv"), GAVEL_URL="http://127.0.0.1:1")
    assert result.exit_code == 0


def test_half_an_archive_is_told_on_standard_error(run: Runner, tmp_path: Path) -> None:
    whole = written(tmp_path / "games.ndjson.gz", plain(some_lines(5, share=0)))
    whole.write_bytes(whole.read_bytes()[:-20])
    result = run("audit", str(whole), "--out", str(tmp_path / "report.csv"))
    assert result.exit_code == 0
    assert "1 archive breaks off before the end" in result.stderr
    assert run("audit", str(whole), "--out", str(tmp_path / "again.csv"), "--strict").exit_code == 1


def test_a_defect_of_ours_is_no_complete_audit(
    run: Runner, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gavel.audit.judging.play_on", lambda *_: 1 / 0)
    result = run("audit", str(archive), "--out", str(tmp_path / "report.ndjson"), "--processes", "1")
    assert result.exit_code == 3
    assert "Gavel itself failed at" in result.stderr
    assert len(rows(tmp_path / "report.ndjson")) == 12


def test_an_archive_that_vanishes_stops_the_audit_which_can_be_gone_on_with(
    run: Runner, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def vanished(*_: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", str(archive))

    report = tmp_path / "report.ndjson"
    with monkeypatch.context() as change:
        change.setattr("gavel.audit.workers.judge_piece", vanished)
        result = run("audit", str(archive), "--out", str(report))
    assert (result.exit_code, "An archive cannot be read" in result.stderr) == (3, True)
    assert run("audit", str(archive), "--out", str(report), "--resume").exit_code == 0


def test_standard_input_may_be_compressed(tmp_path: Path) -> None:
    data = plain(some_lines(3, share=0))
    for number, stdin in enumerate((data, gzip.compress(data))):
        report = tmp_path / f"{number}.ndjson"
        status, _out, err = gavel("audit", "-", "--out", report, stdin=stdin)
        assert (status, err) == (0, "")
        assert [(row["file"], row["line"]) for row in rows(report)] == [("-", 1), ("-", 2), ("-", 3)]


def test_a_terminal_sees_how_far_an_audit_has_come_and_a_pipe_does_not(archive: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with begun("audit", archive, "--out", tmp_path / "report.csv", stderr=theirs) as process:
        out, _err = process.communicate()
        os.close(theirs)
    said = os.read(ours, 1 << 16).decode()
    os.close(ours)
    assert "Auditing" in said
    assert "transcripts/s" in said
    assert orjson.loads(out)["transcripts"] == 12
    assert gavel("audit", archive, "--out", tmp_path / "piped.csv")[2] == ""


# --- gavel archive --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["games.ndjson", "games.ndjson.gz", "games.ndjson.zst"])
def test_an_archive_is_compressed_by_its_name_and_always_the_same(run: Runner, name: str, tmp_path: Path) -> None:
    files = [tmp_path / "one" / name, tmp_path / "other" / name]
    for file in files:
        file.parent.mkdir()
        result = run("archive", str(file), "--games", "6", "--game", "for-sale", "--seed", "x", "--spoilt", "0.5")
        assert result.exit_code == 0
        assert "6 transcripts written" in result.stdout
    assert files[0].read_bytes() == files[1].read_bytes()
    told = audited(tmp_path / "report.ndjson", files[0])
    beside = files[0].with_name(name + ".expected.ndjson")
    expected = {each["line"]: each for each in rows(beside)}
    assert expected
    for row in told:
        wanted = expected.get(row["line"], {"verdict": "agrees", "index": None})
        assert (row["verdict"], row["index"]) == (wanted["verdict"], wanted["index"])
    assert {each["way"] for each in expected.values()} <= set(WAYS)


def test_an_archive_goes_through_a_pipe_to_an_audit(run: Runner, tmp_path: Path) -> None:
    made = run("archive", "-", "--games", "3", "--game", "for-sale").stdout_bytes
    assert made == plain(list(generate_lines(3, game="for-sale")))
    result = run("audit", "-", "--out", str(tmp_path / "report.csv"), stdin=made.decode())
    assert orjson.loads(result.stdout)["verdicts"] == {"agrees": 3}


def test_a_verdict_stands_beside_what_it_means(run: Runner, tmp_path: Path) -> None:
    made = run("archive", "-", "--games", "3", "--game", "for-sale").stdout_bytes
    report = str(tmp_path / "report.csv")
    shown = run("audit", "-", "--out", report, "--text", "--language", "de", stdin=made.decode()).stdout
    assert re.search("agrees +3  regelgerecht, und alle Angaben stimmen", shown)


def test_the_help_names_the_longest_line_that_is_judged_by_default(run: Runner) -> None:
    assert f"by default {LONGEST_LINE >> 20} MiB" in " ".join(run("audit", "--help").stdout.split())


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["games.ndjson"], 2, "Missing option '--games'"),
        (["games.ndjson", "--games", "0"], 2, "--games"),
        (["games.ndjson", "--games", "1", "--spoilt", "1.5"], 2, "--spoilt"),
        (["games.ndjson", "--games", "1", "--game", "go"], 2, "There is no game go"),
        (["-", "--games", "1", "--spoilt", "0.5"], 2, "need a file"),
        (["there.ndjson", "--games", "1"], 2, "is there already"),
        (["none/games.ndjson", "--games", "1"], 3, "cannot be written: No such file"),
    ],
)
def test_what_cannot_be_made_is_told(
    run: Runner, arguments: list[str], status: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.ndjson").write_text("precious")
    result = run("archive", *arguments)
    assert result.exit_code == status
    assert said in result.stderr.replace("\n", " ")
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("there.ndjson", "precious")]
    if status == 2 and "there.ndjson" in arguments:
        assert run("archive", *arguments, "--force").exit_code == 0


def test_an_archive_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.ndjson"
    status, _out, err = gavel("archive", file, "--games", "8", "--game", "for-sale", room=10_000)
    assert (status, "cannot be written: File too large" in err) == (3, True)
    assert list(tmp_path.iterdir()) == []


LEFT = ".new", ".progress.new"
"""What is written beside a report that is under way."""


@pytest.mark.parametrize("form", [".csv", ".ndjson"])
def test_nothing_is_written_through_a_link_that_lies_beside_a_report(
    run: Runner, archive: Path, tmp_path: Path, form: str
) -> None:
    """A folder from somebody else may have links in it."""
    mine = written(tmp_path / "mine", b"Mine.")
    report = tmp_path / f"report{form}"
    for each in LEFT:
        report.with_name(report.name + each).symlink_to(mine)
    assert run("audit", str(archive), "--out", str(report)).exit_code == 0
    assert mine.read_bytes() == b"Mine."
    assert len(report.read_bytes().splitlines()) >= 12
    elsewhere, other = tmp_path / "elsewhere", tmp_path / f"other{form}"
    other.with_name(f"{other.name}.partial").symlink_to(elsewhere)
    result = run("audit", str(archive), "--out", str(other))
    assert (result.exit_code, elsewhere.exists()) == (2, False)
    assert "the report cannot be written" in result.stderr


def test_nothing_is_written_through_a_link_that_lies_beside_an_archive(run: Runner, tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", b"Mine.")
    (tmp_path / "games.ndjson.new").symlink_to(mine)
    assert run("archive", str(tmp_path / "games.ndjson"), "--games", "2").exit_code == 0
    assert mine.read_bytes() == b"Mine."
