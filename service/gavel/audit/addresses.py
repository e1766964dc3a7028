"""Files at addresses such as `s3://bucket/name`, which fsspec reads and writes.

Each file system fails in its own way; the functions of this module raise an OSError whose text is one line.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

_BLOCK: Final = 2 << 20
"""Bytes of one request: few enough to be held, and enough that asking does not take longer than judging."""


class MissingExtra(Exception):
    """An audit needs packages of the extra `bulk`, which are not installed; the message says which."""


class Unreachable(OSError):
    """An address cannot be read or written; the text says why."""


def is_address(name: str) -> bool:
    """Whether a name is an address rather than the path of a file here."""
    return "://" in name


def describe_error(error: Exception) -> str:
    """Why something failed, in one line."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return text.splitlines()[0]


@contextmanager
def _as_unreachable() -> Iterator[None]:
    """Raise whatever a file system raises as Unreachable."""
    try:
        yield
    except FileNotFoundError as error:
        # Of a missing file, most file systems say no more than its name.
        why = describe_error(error)
        raise Unreachable(why if " " in why else "No such file") from error
    except Exception as error:  # botocore's errors, aiohttp's and others' have nothing in common
        raise Unreachable(describe_error(error)) from error


def _file_system(address: str) -> tuple[Any, str]:
    """The file system of an address, and the path there; raises MissingExtra, or Unreachable."""
    try:
        import fsspec
    except ModuleNotFoundError as missing:
        raise MissingExtra('an address needs fsspec: the extra "bulk" of Gavel') from missing
    with _as_unreachable():
        files, path = fsspec.core.url_to_fs(address)
    return files, str(path)


# --- reading --------------------------------------------------------------------------------------------------------


def match(pattern: str) -> list[str]:
    """The addresses that a pattern matches, in order; raises Unreachable."""
    files, path = _file_system(pattern)
    with _as_unreachable():
        return [_address(pattern, each) for each in sorted(map(str, files.glob(path)))]


def list_folder(address: str) -> list[str] | None:
    """The addresses of all files of a folder, however deep; None if the address is no folder. Raises Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        if not files.isdir(path):
            return None
        return [_address(address, each) for each in sorted(map(str, files.find(path)))]


def _address(like: str, path: str) -> str:
    protocol = like.partition("://")[0]
    return f"{protocol}://{path.removeprefix(protocol + '://').lstrip('/')}"


def inspect_file(address: str) -> tuple[int, str, bytes]:
    """The size of a file, what distinguishes its version, and its first bytes; raises Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        files.invalidate_cache()  # a file may have changed since the last request
        info = files.info(path)
        if info.get("type") == "directory":
            raise IsADirectoryError("Is a folder")
        head = files.cat_file(path, start=0, end=min(4, info["size"]))
    version = [str(info[fact]) for fact in ("ETag", "LastModified", "mtime", "created") if fact in info]
    return info["size"], " ".join(version), head


def open_address(address: str) -> io.BufferedReader:
    """The bytes of a file; this and reading them raise Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        return io.BufferedReader(_Raw(files.open(path, "rb", cache_type="none")), _BLOCK)


class _Raw(io.RawIOBase):
    """A file of fsspec that raises Unreachable. It finds ends of lines slowly: a buffer around it does that."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        with _as_unreachable():
            return int(self._file.readinto(buffer))

    def seek(self, offset: int, origin: int = io.SEEK_SET, /) -> int:
        return int(self._file.seek(offset, origin))

    def tell(self) -> int:
        return int(self._file.tell())

    def close(self) -> None:
        self._file.close()
        super().close()


# --- writing --------------------------------------------------------------------------------------------------------


def exists(address: str) -> bool:
    """Whether a file or folder lies at an address; raises MissingExtra, or Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        files.invalidate_cache()
        return bool(files.exists(path))


def write_note(address: str, note: bytes) -> None:
    """Write a note beside the file to come, which shows that it can be written; raises Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        files.pipe_file(path + ".partial", note)


def upload(file: Path, address: str) -> None:
    """Put a file at an address, all at once, and remove the note beside it; raises Unreachable."""
    files, path = _file_system(address)
    with _as_unreachable():
        files.put_file(str(file), path)
    # A user who may write may not be allowed to remove: the file is there nevertheless.
    with suppress(Unreachable), _as_unreachable():
        files.rm_file(path + ".partial")
