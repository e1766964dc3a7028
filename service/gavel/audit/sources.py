"""Where archives come from: files, folders, patterns and standard input; plain, gzip or zstd.

Python itself opens local files; fsspec, which is an extra, opens what lies at an address.
"""

import gzip
import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from glob import glob, has_magic
from hashlib import sha256
from pathlib import Path
from typing import IO, BinaryIO, Final, Literal, cast

from gavel.audit import addresses

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

DECODING_ERRORS: Final = (EOFError, gzip.BadGzipFile, ZstdError)
"""What reading a damaged archive may raise, beside `zlib.error`, which has no better name."""


class NoSource(Exception):
    """A name leads to no archive that can be read; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Source:
    """One archive: its name, how it is compressed, its size in bytes, and what distinguishes its version."""

    name: str
    coding: Coding
    size: int | None = None
    """None where it is not known."""
    version: str = ""
    """Of a local file the time of its last change; empty where it is not known."""

    def open(self) -> AbstractContextManager[BinaryIO]:
        """Open the bytes, not decompressed; standard input stays open afterwards. Raises OSError."""
        if self.name == STDIN:
            return nullcontext(cast("BinaryIO", sys.stdin.buffer))
        if addresses.is_address(self.name):
            return addresses.open_address(self.name)
        return Path(self.name).open("rb")


def decode(raw: IO[bytes], coding: Coding) -> BinaryIO:
    """Decompress a file of any number of members or frames; raises one of DECODING_ERRORS where it is damaged."""
    if coding == "gzip":
        return cast("BinaryIO", gzip.GzipFile(fileobj=raw, mode="rb"))
    if coding == "zstd":
        return cast("BinaryIO", ZstdFile(raw, "rb", options={DecompressionParameter.window_log_max: WIDEST_WINDOW}))
    return cast("BinaryIO", raw)


def fingerprint(sources: Iterable[Source]) -> str:
    """A digest that distinguishes these archives from others, and from themselves after a change."""
    text = "\n".join(f"{each.name!r} {each.size} {each.version}" for each in sources)
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


# --- names ----------------------------------------------------------------------------------------------------------


def find_sources(names: Iterable[str]) -> list[Source]:
    """The archives that files, folders and patterns name: in their order, each once; a folder's by name.

    Raises NoSource for a name that leads to none, and MissingExtra for an address where fsspec is missing.
    """
    archives = dict.fromkeys(each for name in names for each in _expand(name))
    return [inspect_source(name) for name in archives]


def _expand(name: str) -> Iterator[str]:
    if name == STDIN:
        yield name
    elif addresses.is_address(name):
        yield from _expand_address(name)
    elif has_magic(name) and not Path(name).exists():
        matches = sorted(glob(name, recursive=True))  # noqa: PTH207  # Path.glob takes no absolute pattern
        if not matches:
            raise NoSource(f"no file is called like {name}")
        for each in matches:
            yield from _list_folder(each) if Path(each).is_dir() else (each,)
    elif Path(name).is_dir():
        yield from _require_archives(name, list(_list_folder(name)))
    else:
        yield name


def _expand_address(name: str) -> Iterator[str]:
    """The archives that an address names: a pattern's, a folder's, or itself."""
    try:
        if has_magic(name.partition("://")[2]):
            matches = addresses.match(name)
            if not matches:
                raise NoSource(f"no file is called like {name}")
            yield from matches
        elif (files := addresses.list_folder(name)) is not None:
            yield from _require_archives(name, [each for each in files if _is_archive(each)])
        else:
            yield name
    except OSError as error:
        raise NoSource(f"{name} cannot be read: {addresses.describe_error(error)}") from error


def _require_archives(folder: str, archives: list[str]) -> list[str]:
    """Return the archives of a folder; raises NoSource if there are none."""
    if not archives:
        raise NoSource(f"no archive lies in {folder}: they end in {', '.join(SUFFIXES)}, or so with .gz or .zst")
    return archives


def _list_folder(name: str) -> Iterator[str]:
    for each in sorted(Path(name).rglob("*")):
        if _is_archive(each.name) and each.is_file():
            yield str(each)


def _is_archive(name: str) -> bool:
    bare = name
    for suffix in _COMPRESSED:
        bare = bare.removesuffix(suffix)
    return bare.endswith(SUFFIXES)


def inspect_source(name: str) -> Source:
    """The archive of that name, as it is now; raises NoSource, and MissingExtra for an address."""
    try:
        if name == STDIN:
            return Source(name, _detect_coding(_peek(), name))
        if addresses.is_address(name):
            size, version, head = addresses.inspect_file(name)
            return Source(name, _detect_coding(head, name), size, version)
        facts = Path(name).stat()
        with Path(name).open("rb") as file:
            head = file.read(4)
    except OSError as error:
        raise NoSource(f"{name} cannot be read: {addresses.describe_error(error)}") from error
    if not Path(name).is_file():
        # A pipe has no parts, and what was read of it is gone.
        raise NoSource(f"{name} is no file: give it as standard input, -")
    return Source(name, _detect_coding(head, name), facts.st_size, str(facts.st_mtime_ns))


def _peek() -> bytes:
    stdin = sys.stdin.buffer
    return stdin.peek(4)[:4] if isinstance(stdin, io.BufferedReader) else b""


def _detect_coding(head: bytes, name: str) -> Coding:
    """The coding by the first bytes, since no JSON begins like a compressed file; by the name where they fit none."""
    for magic, coding in _MAGIC.items():
        if head.startswith(magic):
            return coding
    by_name = next((coding for suffix, coding in _COMPRESSED.items() if name.endswith(suffix)), None)
    # A file that is called compressed and is not is damaged, unless JSON stands in it.
    return "plain" if by_name is None or head[:1] in b"{[ \t\r\n" else by_name
