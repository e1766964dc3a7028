"""Where archives come from: files, folders, patterns and standard input; plain, gzip or zstd.

Local files are opened by Python itself; what lies at an address, by fsspec, which is an extra.
"""

import gzip
import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from glob import glob, has_magic
from hashlib import sha256
from pathlib import Path
from typing import IO, BinaryIO, Final, Literal, cast

from gavel.audit import distant

if sys.version_info >= (3, 14):
    from compression.zstd import DecompressionParameter, ZstdError, ZstdFile
else:
    from backports.zstd import DecompressionParameter, ZstdError, ZstdFile

STDIN: Final = "-"
SUFFIXES: Final = (".ndjson", ".jsonl", ".json")
"""How archives in a folder end, before `.gz` or `.zst` where they are compressed."""

Coding = Literal["plain", "gzip", "zstd"]

_MAGIC: Final[dict[bytes, Coding]] = {b"\x1f\x8b": "gzip", b"\x28\xb5\x2f\xfd": "zstd"}
_COMPRESSED: Final[dict[str, Coding]] = {".gz": "gzip", ".zst": "zstd"}

WIDEST_WINDOW: Final = 25
"""A frame of zstd may refer back by 2 to this power bytes, 32 MiB, which its reader keeps; `zstd -20` needs that."""

BREAKS: Final = (EOFError, gzip.BadGzipFile, ZstdError)
"""What reading a damaged archive may raise, beside `zlib.error`, which has no better name."""


class NoSource(Exception):
    """What was named is not there, or cannot be read; the message says what and why."""


@dataclass(frozen=True, slots=True)
class Source:
    """One archive: its name, how it is compressed, how long it is, and when it changed last, where these are known."""

    name: str
    coding: Coding
    size: int | None = None
    changed: str = ""

    def open(self) -> AbstractContextManager[BinaryIO]:
        """The bytes as they lie there; raises OSError."""
        if self.name == STDIN:
            return _Open(cast("BinaryIO", sys.stdin.buffer))
        if distant.is_address(self.name):
            return distant.open_address(self.name)
        return Path(self.name).open("rb")


class _Open(AbstractContextManager[BinaryIO]):
    """A file that is not ours to be closed."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def __enter__(self) -> BinaryIO:
        return self._file

    def __exit__(self, *_: object) -> None:
        """Leave it open."""


def decoded(raw: IO[bytes], coding: Coding) -> BinaryIO:
    """What comes out of a compressed file, in members or frames of any number; raises one of BREAKS where it breaks."""
    if coding == "gzip":
        return cast("BinaryIO", gzip.GzipFile(fileobj=raw, mode="rb"))
    if coding == "zstd":
        return cast("BinaryIO", ZstdFile(raw, "rb", options={DecompressionParameter.window_log_max: WIDEST_WINDOW}))
    return cast("BinaryIO", raw)


def fingerprint(sources: Iterable[Source]) -> str:
    """What tells these archives from others, and from themselves after a change."""
    told = "\n".join(f"{each.name!r} {each.size} {each.changed}" for each in sources)
    return sha256(told.encode("utf-8", "surrogateescape")).hexdigest()


# --- what was named -------------------------------------------------------------------------------------------------


def found(names: Iterable[str]) -> list[Source]:
    """The archives that files, folders and patterns name: in their order, each once; a folder's by name.

    Raises NoSource for whatever names none, and MissingExtra for an address that fsspec is needed for.
    """
    named = dict.fromkeys(each for name in names for each in _expanded(name))
    return [source(name) for name in named]


def _expanded(name: str) -> Iterator[str]:
    if name == STDIN:
        yield name
    elif distant.is_address(name):
        yield from _addresses(name)
    elif has_magic(name) and not Path(name).exists():
        matched = sorted(glob(name, recursive=True))  # noqa: PTH207  # Path.glob takes no absolute pattern
        if not matched:
            raise NoSource(f"no file is called like {name}")
        for each in matched:
            yield from _in_folder(each) if Path(each).is_dir() else (each,)
    elif Path(name).is_dir():
        yield from _archives_of(name, list(_in_folder(name)))
    else:
        yield name


def _addresses(name: str) -> Iterator[str]:
    """The archives that an address names: a pattern's, a folder's, or itself."""
    try:
        if has_magic(name.partition("://")[2]):
            matched = distant.matching(name)
            if not matched:
                raise NoSource(f"no file is called like {name}")
            yield from matched
        elif (listed := distant.inside(name)) is not None:
            yield from _archives_of(name, [each for each in listed if _is_archive(each)])
        else:
            yield name
    except OSError as error:
        raise NoSource(f"{name} cannot be read: {distant.reason(error)}") from error


def _archives_of(folder: str, archives: list[str]) -> list[str]:
    if not archives:
        raise NoSource(f"no archive lies in {folder}: they end in {', '.join(SUFFIXES)}, or so with .gz or .zst")
    return archives


def _in_folder(name: str) -> Iterator[str]:
    for each in sorted(Path(name).rglob("*")):
        if _is_archive(each.name) and each.is_file():
            yield str(each)


def _is_archive(name: str) -> bool:
    bare = name
    for suffix in _COMPRESSED:
        bare = bare.removesuffix(suffix)
    return bare.endswith(SUFFIXES)


def source(name: str) -> Source:
    """The archive of that name, as it is now; raises NoSource, and MissingExtra for an address."""
    try:
        if name == STDIN:
            return Source(name, _coding_of(_peeked(), name))
        if distant.is_address(name):
            size, changed, head = distant.facts(name)
            return Source(name, _coding_of(head, name), size, changed)
        facts = Path(name).stat()
        with Path(name).open("rb") as file:
            head = file.read(4)
    except OSError as error:
        raise NoSource(f"{name} cannot be read: {distant.reason(error)}") from error
    if not Path(name).is_file():
        # A pipe has no parts, and what was read of it is gone.
        raise NoSource(f"{name} is no file: give it as standard input, -")
    return Source(name, _coding_of(head, name), facts.st_size, str(facts.st_mtime_ns))


def _peeked() -> bytes:
    stdin = sys.stdin.buffer
    return stdin.peek(4)[:4] if isinstance(stdin, io.BufferedReader) else b""


def _coding_of(head: bytes, name: str) -> Coding:
    """By the first bytes: no JSON begins like a compressed file. By the name, where there are none that tell."""
    for magic, coding in _MAGIC.items():
        if head.startswith(magic):
            return coding
    by_name = next((coding for suffix, coding in _COMPRESSED.items() if name.endswith(suffix)), None)
    # A file that is called compressed and is not is damaged, unless JSON stands in it.
    return "plain" if by_name is None or head[:1] in b"{[ \t\r\n" else by_name
