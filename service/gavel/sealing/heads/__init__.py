"""Where the guard keeps the head of each table: one record, which only a caller that knows it can replace.

A store holds sealed tokens and digests: nothing of it tells anything about a game.
"""

import logging
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol
from urllib.parse import urlsplit

from gavel.api.problems import Problem

log = logging.getLogger("gavel")

DAYS_KEPT: Final = 400
"""How long a record stays after the last change of it."""

SECONDS_KEPT: Final = DAYS_KEPT * 24 * 60 * 60

SECONDS_UNTOUCHED: Final = 24 * 60 * 60
"""How long the record of a table stays at which nobody has acted: anybody may set up tables, as many as they like."""


@dataclass(frozen=True, slots=True)
class Head:
    """The newest of a table."""

    counter: int
    """Grows with every change."""
    token: str
    before: bytes
    """The digest of the base that the last settled step was made from."""
    actions: tuple[bytes, ...] = ()
    """The digests of that step's actions: several where choices were simultaneous."""


class Heads(Protocol):
    """A store of heads. Safe across threads, processes and forks; every method raises HeadsUnavailable."""

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Begin a table, to be kept for `ttl` seconds; False, and nothing is changed, if there is another head of it.

        True also where this very head is there, so that a call whose answer was lost can be repeated.
        """

    def read(self, table: str) -> Head | None:
        """The head of a table; None where there is none, or none any more."""

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Put a head in the place of the one with this counter; False, and nothing is changed, if there is none such.

        It is kept for `ttl` seconds from now. True also where this very head is there, as in `create`.
        """

    def ping(self) -> None:
        """Return if the store answers."""

    def complaints(self) -> list[str]:
        """What of the store's configuration may lose a head that was written, each in a sentence."""


class HeadsUnavailable(Problem):
    """The store does not answer, or not as it should. Answered as 503."""

    def __init__(self, error: Exception | str, *, written: bool = False) -> None:
        """`written`: whether a change was sent, of which nobody knows whether the store has made it."""
        super().__init__("unavailable", reason="heads.uncertain" if written else "heads.unavailable")
        # The kind and text of the error only: an address could hold a password.
        log.warning("The store of the tables' heads: %s", error)


def open_heads(url: str) -> Heads:
    """The store at `redis://…` (`rediss://…`, `unix://…`) or `sqlite:///absolute/path`; nothing is asked of it yet.

    Raises ValueError for any other address, which it does not repeat, or where the extra `guard` is missing.
    """
    try:
        scheme = urlsplit(url).scheme
    except ValueError:
        scheme = ""
    if scheme == "sqlite":
        return _made("gavel.sealing.heads.sqlite", "SqliteHeads", url)
    if scheme in ("redis", "rediss", "unix"):
        return _made("gavel.sealing.heads.redis", "RedisHeads", url)
    raise ValueError("GAVEL_HEADS begins with redis://, rediss://, unix:// or sqlite:///")


def _made(module: str, name: str, url: str) -> Heads:
    try:
        store: Heads = getattr(import_module(module), name)(url)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        raise ValueError(f'GAVEL_HEADS needs the extra "guard" of Gavel: {package} is not installed') from None
    return store
