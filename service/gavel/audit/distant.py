"""What lies elsewhere than on this machine: addresses such as `s3://bucket/name`, read and written by fsspec.

Each file system fails in its own way; whoever asks here gets an OSError whose text is one line.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

_AT_ONCE: Final = 2 << 20
"""Bytes asked for at once: few enough to be held, and enough that asking does not take longer than judging."""


class MissingExtra(Exception):
    """Something was asked for that needs packages of the extra `bulk`; the message says which."""


class Unreachable(OSError):
    """An address cannot be read or written; the text says why."""


def is_address(name: str) -> bool:
    """Whether a name is an address rather than the path of a file here."""
    return "://" in name


def reason(error: Exception) -> str:
    """Why something failed, in one line."""
    told = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return told.splitlines()[0]


@contextmanager
def _plainly() -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        # Of a file that is not there, most file systems tell no more than its name.
        why = reason(error)
        raise Unreachable(why if " " in why else "No such file") from error
    except Exception as error:  # botocore's errors, aiohttp's and others' have nothing in common
        raise Unreachable(reason(error)) from error


def _files(address: str) -> tuple[Any, str]:
    """The file system of an address, and the path there; raises MissingExtra, or Unreachable."""
    try:
        import fsspec
    except ModuleNotFoundError as missing:
        raise MissingExtra('an address needs fsspec: the extra "bulk" of Gavel') from missing
    with _plainly():
        files, path = fsspec.core.url_to_fs(address)
    return files, str(path)


# --- reading --------------------------------------------------------------------------------------------------------


def matching(pattern: str) -> list[str]:
    """The addresses that a pattern matches, in order; raises Unreachable."""
    files, path = _files(pattern)
    with _plainly():
        return [_address(pattern, each) for each in sorted(map(str, files.glob(path)))]


def inside(address: str) -> list[str] | None:
    """The addresses of all files of a folder, however deep; None if the address is no folder. Raises Unreachable."""
    files, path = _files(address)
    with _plainly():
        if not files.isdir(path):
            return None
        return [_address(address, each) for each in sorted(map(str, files.find(path)))]


def _address(like: str, path: str) -> str:
    protocol = like.partition("://")[0]
    return f"{protocol}://{path.removeprefix(protocol + '://').lstrip('/')}"


def facts(address: str) -> tuple[int, str, bytes]:
    """How long a file is, what tells its version from others, and how it begins; raises Unreachable."""
    files, path = _files(address)
    with _plainly():
        files.invalidate_cache()  # a file may have changed since somebody looked
        known = files.info(path)
        if known.get("type") == "directory":
            raise IsADirectoryError("Is a folder")
        head = files.cat_file(path, start=0, end=min(4, known["size"]))
    told = [str(known[fact]) for fact in ("ETag", "LastModified", "mtime", "created") if fact in known]
    return known["size"], " ".join(told), head


def open_address(address: str) -> io.BufferedReader:
    """The bytes of a file; this and reading them raise Unreachable."""
    files, path = _files(address)
    with _plainly():
        return io.BufferedReader(_Raw(files.open(path, "rb", cache_type="none")), _AT_ONCE)


class _Raw(io.RawIOBase):
    """A file of fsspec that fails plainly. How it finds the ends of lines itself is slow, so that is left to others."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        with _plainly():
            return int(self._file.readinto(buffer))

    def seek(self, offset: int, origin: int = io.SEEK_SET, /) -> int:
        return int(self._file.seek(offset, origin))

    def tell(self) -> int:
        return int(self._file.tell())

    def close(self) -> None:
        self._file.close()
        super().close()


# --- writing --------------------------------------------------------------------------------------------------------


def is_taken(address: str) -> bool:
    """Whether something is there already; raises MissingExtra, or Unreachable."""
    files, path = _files(address)
    with _plainly():
        files.invalidate_cache()
        return bool(files.exists(path))


def mark(address: str, note: bytes) -> None:
    """Write a note beside what is going to be there, which shows that it can be written; raises Unreachable."""
    files, path = _files(address)
    with _plainly():
        files.pipe_file(path + ".partial", note)


def put(file: Path, address: str) -> None:
    """Put a file there, all at once, and take the note away; raises Unreachable."""
    files, path = _files(address)
    with _plainly():
        files.put_file(str(file), path)
    # Who may write may not be allowed to remove: the report is there all the same.
    with suppress(Unreachable), _plainly():
        files.rm_file(path + ".partial")
