"""The report in each of its forms: the same rows, columns and kinds as docs/audit.md describes them."""

import csv
import re
import sys
from pathlib import Path
from typing import Any

import orjson
import pytest
from pyarrow import parquet

from gavel.audit import report as reports
from gavel.audit.addresses import MissingExtra
from gavel.audit.auditing import Audit
from gavel.audit.partial import CannotBegin
from gavel.audit.sources import find_sources
from gavel.audit.verdicts import COLUMNS
from tests.audit.support import VERDICTS, Json, audited, plain, rows, some_lines, written

PAGE = (Path(__file__).parents[2] / "docs/audit.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("archive") / "games.ndjson", plain(some_lines(120, share=0.5)))


@pytest.fixture(scope="module")
def expected(archive: Path) -> list[Json]:
    return audited(archive.with_name("report.ndjson"), archive)


def test_rows_in_json_have_every_column_in_order(expected: list[Json]) -> None:
    kinds: dict[str, Any] = {"text": str, "integer": int, "flag": bool, "standings": list}
    for row in expected:
        assert list(row) == list(COLUMNS)
        for name, kind in COLUMNS.items():
            assert row[name] is None or type(row[name]) is kinds[kind]
    assert {row["verdict"] for row in expected} <= VERDICTS
    assert len({row["verdict"] for row in expected}) > 5


def test_parquet_has_the_same_rows(archive: Path, expected: list[Json], tmp_path: Path) -> None:
    report = tmp_path / "report.parquet"
    audited_as(report, archive)
    table = parquet.read_table(report)
    assert table.schema.equals(reports.arrow_schema())
    assert table.to_pylist() == expected


def test_csv_has_the_same_rows(archive: Path, expected: list[Json], tmp_path: Path) -> None:
    report = tmp_path / "report.csv"
    audited_as(report, archive)
    with report.open(newline="", encoding="utf-8") as file:
        told = list(csv.DictReader(file))
    assert len(told) == len(expected)
    for row, wanted in zip(told, expected, strict=True):
        assert {name: _read(kind, row[name]) for name, kind in COLUMNS.items()} == wanted


@pytest.mark.parametrize("name", ["=1+1.ndjson", "+1.ndjson", "-1.ndjson", "@SUM(1).ndjson", "\t=1.ndjson"])
def test_no_name_of_a_file_is_a_formula_in_csv(
    name: str, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(archive.read_bytes())
    audited_as(Path("report.csv"), Path(name))
    with Path("report.csv").open(newline="", encoding="utf-8") as file:
        assert {row["file"] for row in csv.DictReader(file)} == {f"'{name}"}


def _read(kind: str, cell: str) -> Any:
    if cell == "":
        return None
    return cell if kind == "text" else orjson.loads(cell)


def audited_as(report: Path, archive: Path, **settings: Any) -> None:
    work = Audit(find_sources([str(archive)]), report, **settings)
    work.run(work.begin())


QUICK = {("games.ndjson", "parquet"), ("games.ndjson.gz", "ndjson")}
"""Each archive once, and each way to make a report: the rows that all forms are made of, and a form made of them."""


@pytest.mark.parametrize(
    ("name", "form"),
    [
        pytest.param(name, form, marks=() if (name, form) in QUICK else pytest.mark.long)
        for name in ("games.ndjson", "games.ndjson.gz")
        for form in ("ndjson", "jsonl", "csv", "parquet")
    ],
)
def test_the_report_is_the_same_byte_for_byte_however_many_processes_make_it(
    form: str, name: str, tmp_path: Path
) -> None:
    archive = written(tmp_path / name, plain(some_lines(30)))
    made = []
    for processes, piece in ((1, 1 << 20), (1, 15_000), (3, 15_000)):
        report = tmp_path / f"{processes}-{piece}.{form}"
        audited_as(report, archive, processes=processes, piece=piece)
        made.append(report.read_bytes())
    assert made[0] == made[1] == made[2] != b""


@pytest.mark.parametrize("form", ["ndjson", "csv", "parquet"])
def test_the_report_of_nothing_can_be_read(form: str, tmp_path: Path) -> None:
    report = tmp_path / f"report.{form}"
    audited_as(report, written(tmp_path / "games.ndjson", b""))
    if form == "parquet":
        assert parquet.read_table(report).num_rows == 0
    else:
        assert report.read_text() == ("" if form == "ndjson" else ",".join(COLUMNS) + "\n")


def test_a_name_that_tells_no_form_is_refused(tmp_path: Path) -> None:
    for name in ("report", "report.txt", ".parquet"):
        with pytest.raises(reports.UnknownForm, match=r"ends in \.ndjson, \.jsonl, \.csv, \.parquet"):
            reports.check_form(tmp_path / name)


def test_without_pyarrow_parquet_says_what_is_missing_and_the_others_work(
    archive: Path, expected: list[Json], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match='the extra "bulk"'):
        reports.check_form(tmp_path / "report.parquet")
    reports.check_form(tmp_path / "report.csv")
    assert audited(tmp_path / "report.ndjson", archive) == expected


def test_a_folder_is_no_report(archive: Path, tmp_path: Path) -> None:
    (tmp_path / "report.ndjson").mkdir()
    with pytest.raises(CannotBegin, match="is a folder"):
        Audit(find_sources([str(archive)]), tmp_path / "report.ndjson").begin(force=True)


def test_a_file_of_any_name_is_told(tmp_path: Path) -> None:
    for name in ('quo"te, and\nline.ndjson', "ünïcode.ndjson"):
        (row,) = audited(tmp_path / "report.ndjson", written(tmp_path / name, plain(some_lines(1, share=0))))
        assert row["file"] == str(tmp_path / name)
        (tmp_path / "report.ndjson").unlink()
    raw = str(tmp_path).encode() + b"/\xff.ndjson"
    Path(raw.decode("utf-8", "surrogateescape")).write_bytes(plain(some_lines(1, share=0)))
    audited(tmp_path / "report.ndjson", raw.decode("utf-8", "surrogateescape"))
    assert rows(tmp_path / "report.ndjson")[0]["file"].endswith("?.ndjson")


def test_the_docs_describe_every_column_and_every_verdict() -> None:
    columns = re.findall(r"^\| `(\w+)` \| (\w+) \| \S.* \|$", PAGE, re.MULTILINE)
    assert columns == [*COLUMNS.items()]
    described = re.findall(r"^\| `([a-z][a-z-]+)` \| \S[^|]* \|$", PAGE, re.MULTILINE)
    assert sorted(described) == sorted(VERDICTS)
