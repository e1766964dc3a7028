"""The sealing configuration of a deployment: its keys, and the store in which the guard keeps the heads of tables.

The service imports this also without the extra `sealing`: then it refuses any configuration and any use of sealing.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gavel.api.operations.call import Sign
from gavel.api.problems import Problem
from gavel.extras import needed_by
from gavel.sealing.agenda import Agenda, open_agenda
from gavel.sealing.heads import Heads, HeadsUnavailable, open_heads
from gavel.sealing.heads.answering import Answering
from gavel.sealing.push import Push

if TYPE_CHECKING:
    from gavel.sealing.keys import ServiceKeys

log = logging.getLogger("gavel")

NOT_CONFIGURED: Final = "sealing-not-configured"


class Sealing:
    """The keys in force, which can be reloaded while the service runs, and the guard's store; by default neither."""

    def __init__(self, keys: str = "", heads: str = "", push: Push | None = None) -> None:
        """`keys`: the path of a file of keys, `heads`: the address of a store, each empty for none.

        `push`: how players are called; None where nobody is.

        Raises KeysRefused, or ValueError for an address that is none, or where an extra is missing.
        """
        self._path = Path(keys) if keys else None
        self._keys = None if self._path is None else _load(self._path)
        self.heads: Heads | None = open_heads(heads) if heads else None
        """The guard's store; None where the guard is off."""
        self.agenda: Agenda | None = open_agenda(heads) if heads else None
        """What is to be done later at guarded tables; None where the guard is off."""
        self.push = push
        self._answering = None if self.heads is None else Answering(self.heads)
        if self.heads is not None:
            _warn_of(self.heads)

    @property
    def has_keys(self) -> bool:
        """Whether the service was given keys, and so has the operations of sealed tables."""
        return self._path is not None

    def keys(self) -> ServiceKeys:
        """The keys in force; raises Problem where there are none. A request takes them once, and uses no others."""
        if self._keys is None:
            raise Problem(NOT_CONFIGURED)
        return self._keys

    def signer(self) -> Sign:
        """A function that signs receipts with the key in force; raises Problem where no key signs."""
        from gavel.sealing.receipts import of_record

        keys = self.keys()
        if keys.sign is None:
            raise Problem(NOT_CONFIGURED)
        return partial(of_record, keys.sign)

    def check(self) -> None:
        """Return soon if the store answers, or if there is none; raises Problem if it does not."""
        if self._answering is not None:
            self._answering.check()

    def reload(self) -> bool:
        """Read the keys again and return whether that succeeded; a refused file leaves the keys in force."""
        if self._path is None:
            return True
        from gavel.sealing.keys import KeysRefused

        try:
            self._keys = _load(self._path)
        except KeysRefused as refusal:
            log.error("The keys were not read anew, the ones before stay in force: %s", refusal)
            return False
        # A warning, since nothing less is written where nobody has set up logging.
        log.warning("The keys were read anew from %s", self._path)
        return True


def of_environment(environment: Mapping[str, str]) -> tuple[str, str]:
    """The file of keys and the store that the environment names, each empty for none; raises KeysRefused.

    Where it has GAVEL_DATA and no GAVEL_KEYS, they lie in that folder, and are there afterwards.
    """
    keys, heads, data = (environment.get(name, "") for name in ("GAVEL_KEYS", "GAVEL_HEADS", "GAVEL_DATA"))
    if not data or keys:
        return keys, heads
    with needed_by("GAVEL_DATA", "sealing"):
        from gavel.sealing.data_folder import keep
    kept = keep(Path(data), heads)
    return kept.keys, kept.heads


NOTHING: Final = Sealing()
"""The configuration of a deployment without keys and without a store."""


def _warn_of(heads: Heads) -> None:
    """Log each setting of a store that may lose heads; a store that does not answer yet may answer later."""
    try:
        complaints = heads.complaints()
    except HeadsUnavailable:
        return  # the store has logged this itself
    for complaint in complaints:
        log.warning("The guard: %s", complaint)


def _load(path: Path) -> ServiceKeys:
    with needed_by("GAVEL_KEYS", "sealing"):
        keys = import_module("gavel.sealing.keys")
    loaded: ServiceKeys = keys.load(path)
    return loaded
