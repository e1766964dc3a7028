"""Files that only their owner may read: each is written whole or not at all, and is on disk afterwards."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

OWNER_ONLY: Final = 0o600


class FileRefused(Exception):
    """A file must not be used, or cannot be written; the text says why, and quotes nothing of the file."""


def create(path: Path, text: str, refused: type[FileRefused]) -> None:
    """Write a new file; raises `refused`, also where there is one already."""
    try:
        _create(path, text)
    except OSError as error:
        raise refused(f"{path}: {error.strerror}") from None


def replace(path: Path, text: str, check: Callable[[Path], object], refused: type[FileRefused]) -> None:
    """Replace a file by a new one with its owner, group and mode, once `check` has taken that; a link stays valid.

    Raises `refused`, also where another change is under way, or was broken off.
    """
    try:
        _replace(path.resolve(), text, check)
    except FileExistsError as error:
        why = "is another change under way? If not, remove that file"
        raise refused(f"{error.filename}: {error.strerror}: {why}") from None
    except OSError as error:
        raise refused(f"{path}: {error.strerror}") from None


def open_new(path: Path) -> BinaryIO:
    """Open a new file, with the usual mode, in the place of whatever lies there: what a link leads to stays as it is.

    Raises OSError.
    """
    path.unlink(missing_ok=True)
    return path.open("xb")


def to_disk(path: Path) -> None:
    """Return once a file, or what a folder lists, is on disk; raises OSError."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _create(path: Path, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    to_disk(path)


def _replace(place: Path, text: str, check: Callable[[Path], object]) -> None:
    before = place.stat()
    beside = place.with_name(f".{place.name}.new")
    _create(beside, text)
    try:
        if (before.st_uid, before.st_gid) != (os.geteuid(), os.getegid()):
            os.chown(beside, before.st_uid, before.st_gid)
        beside.chmod(before.st_mode & 0o777)
        check(beside)
        beside.replace(place)
        to_disk(place.parent)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
