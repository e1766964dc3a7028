"""Files of keys, which an operator creates and changes: never open to others, and each change is atomic."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gavel.sealing.keys import JWK, KeysRefused, documents, load, new_sealing_key, new_signing_key, read

OWNER_ONLY: Final = 0o600

_NEW: Final = {"enc": new_sealing_key, "sig": new_signing_key}


def create(path: Path) -> list[JWK]:
    """Write a new set: a key that seals and one that signs; raises KeysRefused, also if the file exists."""
    keys = [new_sealing_key(), new_signing_key()]
    _write(path, keys)
    return keys


def add(path: Path, use: str) -> JWK:
    """Draw a key and put it second among the keys of its use, after the one in force; raises KeysRefused."""
    keys = _of(path)
    key = _NEW[use]()
    same = [index for index, each in enumerate(keys) if each["use"] == use]
    keys.insert(same[0] + 1 if same else len(keys), key)
    _replace(path, keys)
    return key


def promote(path: Path, use: str) -> tuple[JWK, JWK]:
    """Exchange the first two keys of a use; returns the new key in force and the former one. Raises KeysRefused."""
    keys = _of(path)
    same = [index for index, each in enumerate(keys) if each["use"] == use]
    if len(same) < 2:
        raise KeysRefused(f'{path} has no second key with "use": "{use}": add one first, and give it to every replica')
    first, second = same[:2]
    keys[first], keys[second] = keys[second], keys[first]
    _replace(path, keys)
    return keys[first], keys[second]


def _of(path: Path) -> list[JWK]:
    load(path)  # a file that the service would refuse stays unchanged
    return documents(read(path))


def _replace(path: Path, keys: Sequence[JWK]) -> None:
    """Replace a file by a new one with its owner, group and mode; a link to it stays valid."""
    place = path.resolve()
    before = place.stat()
    beside = place.with_name(f".{place.name}.new")
    try:
        _write(beside, keys)
    except KeysRefused as refusal:
        raise KeysRefused(f"{refusal}: is another change under way? If not, remove that file") from None
    try:
        if (before.st_uid, before.st_gid) != (os.geteuid(), os.getegid()):
            os.chown(beside, before.st_uid, before.st_gid)
        beside.chmod(before.st_mode & 0o777)
        load(beside)
        beside.replace(place)
        _to_disk(place.parent, os.O_DIRECTORY)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise KeysRefused(f"{path}: {error.strerror}") from None


def _write(path: Path, keys: Sequence[JWK]) -> None:
    """Write a new file that only its owner can ever read, and return once it is on disk."""
    lines = ",\n".join(f"  {json.dumps(key)}" for key in keys)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(f'{{"keys": [\n{lines}\n]}}\n')
        _to_disk(path, os.O_RDONLY)
    except OSError as error:
        raise KeysRefused(f"{path}: {error.strerror}") from None


def _to_disk(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
