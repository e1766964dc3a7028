"""Files of keys, which an operator creates and changes: never open to others, and each change is atomic."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gavel import private_files
from gavel.sealing.keys import JWK, KeysRefused, documents, load, new_sealing_key, new_signing_key, read

_NEW: Final = {"enc": new_sealing_key, "sig": new_signing_key}


def create(path: Path) -> list[JWK]:
    """Write a new set: a key that seals and one that signs; raises KeysRefused, also if the file exists."""
    keys = [new_sealing_key(), new_signing_key()]
    private_files.create(path, _text(keys), KeysRefused)
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
    private_files.replace(path, _text(keys), load, KeysRefused)


def _text(keys: Sequence[JWK]) -> str:
    lines = ",\n".join(f"  {json.dumps(key)}" for key in keys)
    return f'{{"keys": [\n{lines}\n]}}\n'
