"""The report, made of rows in JSON: its name decides its form."""

import csv
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import orjson

from gavel.audit import addresses
from gavel.audit.addresses import MissingExtra
from gavel.audit.partial import Unwritable
from gavel.audit.verdicts import COLUMNS


class UnknownForm(Exception):
    """The name of a report ends in none of the forms; the message lists them."""


_BLOCK: Final = 1 << 21
"""Bytes of rows that are one row group of a Parquet file: some four thousand."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def _write_csv(rows: Path, report: Path) -> None:
    with rows.open("rb") as lines, report.open("w", encoding="utf-8", newline="") as file:
        write = csv.writer(file, lineterminator="\n").writerow
        write(COLUMNS)
        for row in map(orjson.loads, lines):
            write([_cell(row[name]) for name in COLUMNS])


def _cell(value: Any) -> Any:
    if isinstance(value, bool | list):
        return orjson.dumps(value).decode()
    # A spreadsheet runs what begins so as a formula; names of files may be a stranger's.
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _write_parquet(rows: Path, report: Path) -> None:
    pyarrow = _import_arrow()
    from pyarrow import json as arrow_json
    from pyarrow import parquet

    schema = arrow_schema()
    with parquet.ParquetWriter(report, schema, compression="zstd") as writer:
        if not rows.stat().st_size:
            return
        read = arrow_json.ReadOptions(use_threads=False, block_size=_BLOCK)
        parse = arrow_json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="error")
        for batch in arrow_json.open_json(rows, read_options=read, parse_options=parse):
            writer.write_table(pyarrow.Table.from_batches([batch]), row_group_size=batch.num_rows or 1)


def arrow_schema() -> Any:
    """The schema of a report in Parquet; raises MissingExtra."""
    pyarrow = _import_arrow()
    standing = pyarrow.struct([("player", pyarrow.string()), ("rank", pyarrow.int64()), ("total", pyarrow.int64())])
    kinds = {
        "text": pyarrow.string(),
        "integer": pyarrow.int64(),
        "flag": pyarrow.bool_(),
        "standings": pyarrow.list_(standing),
    }
    return pyarrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])


def _import_arrow() -> Any:
    try:
        import pyarrow
    except ModuleNotFoundError as missing:
        raise MissingExtra('a report in Parquet needs pyarrow: the extra "bulk" of Gavel') from missing
    return pyarrow


_FORMS: Final[Mapping[str, Callable[[Path, Path], None] | None]] = {
    ".ndjson": None,
    ".jsonl": None,
    ".csv": _write_csv,
    ".parquet": _write_parquet,
}
"""Suffix -> the function that makes a report of the rows; None where the rows are the report."""


def check_form(report: str | Path) -> None:
    """Raise UnknownForm or MissingExtra if a report of that name cannot be made."""
    suffix = Path(report).suffix
    if suffix not in _FORMS:
        raise UnknownForm(f"--out {report}: the name of a report ends in {', '.join(_FORMS)}")
    if suffix == ".parquet":
        _import_arrow()


def finish(rows: Path, report: Path, address: str = "") -> None:
    """Make the report of its rows, at a path or an address, in one step: no part of it is ever there.

    Raises Unwritable.
    """
    make = _FORMS[report.suffix]
    beside = report.with_name(report.name + ".new")
    try:
        if make is not None:
            beside.unlink(missing_ok=True)  # what a link leads to stays as it is
            make(rows, beside)
        file = rows if make is None else beside
        if address:
            addresses.upload(file, address)
        else:
            file.replace(report)
    except OSError as error:
        raise Unwritable(addresses.describe_error(error)) from error
    finally:
        beside.unlink(missing_ok=True)
