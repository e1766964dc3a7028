"""What a service needs for online tables, kept in one folder: made the first time, found there ever after."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import click

KEYS: Final = "GAVEL_KEYS"
HEADS: Final = "GAVEL_HEADS"

_OWNER_ONLY: Final = 0o700


class Online(NamedTuple):
    """Where a service for online tables keeps what it needs."""

    environment: Mapping[str, str]
    """Its settings: GAVEL_KEYS and GAVEL_HEADS."""
    made: bool
    """Whether its keys have been made just now."""


def prepared(folder: Path, environment: Mapping[str, str]) -> Online:
    """The settings for online tables, with keys in `folder`; what the environment sets by itself stays so.

    Raises click.ClickException where the folder or the keys cannot be made.
    """
    folder = folder.expanduser().absolute()
    keys, heads = environment.get(KEYS, ""), environment.get(HEADS, "")
    if not (keys and heads):
        _make(folder)
    made = not keys and _keys_made(folder / "keys.json")
    # Signs that have a meaning in addresses are escaped in it.
    stored = f"sqlite://{(folder / 'heads.db').as_uri().removeprefix('file://')}"
    return Online({KEYS: keys or str(folder / "keys.json"), HEADS: heads or stored}, made)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=_OWNER_ONLY, parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(f"{folder}: {os.strerror(error.errno or 0)}") from None


def _keys_made(path: Path) -> bool:
    from gavel.sealing.key_files import create
    from gavel.sealing.keys import KeysRefused

    if path.exists():
        return False
    try:
        create(path)
    except KeysRefused as refusal:
        raise click.ClickException(str(refusal)) from None
    return True
