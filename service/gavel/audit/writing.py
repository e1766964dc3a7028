"""An archive written to a file, compressed by its name, with what an audit must say of it beside."""

import gzip
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, cast

import orjson

from gavel.audit.archives import Line

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdFile
else:
    from backports.zstd import ZstdFile


def expected_beside(archive: Path) -> Path:
    """The file that says which lines of an archive are spoilt, and what an audit must say of them."""
    return archive.with_name(archive.name + ".expected.ndjson")


def write(archive: Path, lines: Iterable[Line]) -> int:
    """Write an archive, and the file beside it if a line is spoilt; how many are. Raises OSError.

    Each file appears when it is whole.
    """
    expected = []
    with _appearing(archive) as raw, _encoded(raw, archive.suffix) as file:
        for number, line in enumerate(lines, 1):
            file.write(line.raw + b"\n")
            if line.spoilt is not None:
                expected.append(line.spoilt.expected(number))
    expected_beside(archive).unlink(missing_ok=True)
    if expected:
        with _appearing(expected_beside(archive)) as beside:
            beside.writelines(orjson.dumps(each) + b"\n" for each in expected)
    return len(expected)


@contextmanager
def _appearing(path: Path) -> Iterator[BinaryIO]:
    """A file that is put in its place once it is whole, and leaves nothing behind if it will not be."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            yield file
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _encoded(raw: BinaryIO, suffix: str) -> AbstractContextManager[BinaryIO]:
    """The file that compresses what is written into it; the time stands nowhere, so that the same is the same."""
    if suffix == ".gz":
        return cast("AbstractContextManager[BinaryIO]", gzip.GzipFile("", "wb", fileobj=raw, mtime=0))
    if suffix == ".zst":
        return cast("AbstractContextManager[BinaryIO]", ZstdFile(raw, "wb"))
    return nullcontext(raw)
