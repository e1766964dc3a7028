"""Write an archive to a file, compressed as its name says, and beside it the verdicts that an audit must give."""

import gzip
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, cast

import orjson

from gavel.audit.archives import ArchiveLine
from gavel.private_files import open_new

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdFile
else:
    from backports.zstd import ZstdFile


def path_of_faults(archive: Path) -> Path:
    """The path of the file that lists the spoilt lines of an archive, with the verdicts that they deserve."""
    return archive.with_name(archive.name + ".expected.ndjson")


def write_archive(archive: Path, lines: Iterable[ArchiveLine]) -> int:
    """Write an archive, and the list of its spoilt lines if there are any; how many there are. Raises OSError.

    Each file appears when it is whole.
    """
    faults = []
    with _open_new(archive) as raw, _compress(raw, archive.suffix) as file:
        for number, line in enumerate(lines, 1):
            file.write(line.raw + b"\n")
            if line.fault is not None:
                faults.append(line.fault.dump(number))
    path_of_faults(archive).unlink(missing_ok=True)
    if faults:
        with _open_new(path_of_faults(archive)) as beside:
            beside.writelines(orjson.dumps(each) + b"\n" for each in faults)
    return len(faults)


@contextmanager
def _open_new(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes its place once it is whole, and leaves nothing behind if it fails."""
    beside = path.with_name(path.name + ".new")
    try:
        with open_new(beside) as file:
            yield file
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _compress(raw: BinaryIO, suffix: str) -> AbstractContextManager[BinaryIO]:
    """A file that compresses what is written into it, without a time stamp: equal content makes equal files."""
    if suffix == ".gz":
        return cast("AbstractContextManager[BinaryIO]", gzip.GzipFile("", "wb", fileobj=raw, mtime=0))
    if suffix == ".zst":
        return cast("AbstractContextManager[BinaryIO]", ZstdFile(raw, "wb"))
    return nullcontext(raw)
