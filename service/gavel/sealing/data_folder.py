"""The folder in which a service keeps its keys and the heads of tables, which it makes at its first start."""

import stat
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from gavel.private_files import to_disk
from gavel.sealing import push_key
from gavel.sealing.heads import HeadsUnavailable, open_heads
from gavel.sealing.key_files import create
from gavel.sealing.keys import KeysRefused, load

KEYS: Final = "keys.json"
HEADS: Final = "heads.db"
PUSH_KEY: Final = "push.pem"

_OWNER_ONLY: Final = 0o700


class Kept(NamedTuple):
    """What a service takes from its folder: the values of GAVEL_KEYS and GAVEL_HEADS."""

    keys: str
    heads: str
    made: bool
    """Whether the keys have been made just now."""


def keep(folder: Path, heads: str = "") -> Kept:
    """Make in a folder what is missing there: the folder, keys, and a store, unless `heads` is the address of another.

    Raises KeysRefused, which names what cannot be made, what is broken and what is missing; nothing is overwritten.
    """
    folder = folder.expanduser().absolute()
    keys, store = folder / KEYS, folder / HEADS
    # In this order: a service that starts at the same time makes the keys before the store.
    if store.exists() and not keys.exists():
        raise KeysRefused(f"{folder} has {HEADS}, but no {KEYS}: put back the keys of its tables, or move {HEADS} away")
    made = _make(keys, create)
    load(keys)
    return Kept(str(keys), heads or _checked(store), made)


def keep_push_key(folder: Path) -> Path:
    """The file of the key that signs push messages in a folder, which is made if it is missing; raises KeysRefused."""
    file = folder.expanduser().absolute() / PUSH_KEY
    _make(file, push_key.create)
    return file


def _make(file: Path, create: Callable[[Path], object]) -> bool:
    """Whether a file had to be made; it is moved into place whole, unless another process has done so meanwhile."""
    folder = file.parent
    try:
        folder.mkdir(mode=_OWNER_ONLY, parents=True, exist_ok=True)
        if file.exists():
            return False
        with TemporaryDirectory(prefix=f".{file.name}.", dir=folder) as place:
            create(Path(place, file.name))
            file.hardlink_to(Path(place, file.name))
    except FileExistsError:
        if folder.is_dir():
            return False
        raise KeysRefused(f"{folder} is no folder") from None
    except OSError as error:
        raise KeysRefused(f"{folder}: {error.strerror}") from None
    to_disk(folder)
    return True


def _checked(store: Path) -> str:
    """The address of a store that answers, which is made if it is missing; raises KeysRefused."""
    # Signs that have a meaning in addresses are escaped in it.
    address = f"sqlite://{store.as_uri().removeprefix('file://')}"
    try:
        open_heads(address).complaints()
    except HeadsUnavailable:
        raise KeysRefused(f"{store} is no store of heads that this service has made, or cannot be written") from None
    mode = store.stat().st_mode
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise KeysRefused(f"{store} is open to others (mode {mode & 0o777:04o}): chmod 600 it")
    return address
