"""Files that only their owner may read: each is written whole or not at all, and is on disk afterwards."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def create(path: Path, text: str) -> None:
    """Write a new file; raises OSError, also where there is one already."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    _to_disk(path, os.O_RDONLY)


def replace(path: Path, text: str, check: Callable[[Path], object]) -> None:
    """Replace a file by a new one with its owner, group and mode, once `check` has taken that; a link stays valid.

    Raises OSError; its subclass FileExistsError where another change is under way, or was broken off.
    """
    place = path.resolve()
    before = place.stat()
    beside = place.with_name(f".{place.name}.new")
    create(beside, text)
    try:
        if (before.st_uid, before.st_gid) != (os.geteuid(), os.getegid()):
            os.chown(beside, before.st_uid, before.st_gid)
        beside.chmod(before.st_mode & 0o777)
        check(beside)
        beside.replace(place)
        _to_disk(place.parent, os.O_DIRECTORY)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _to_disk(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
